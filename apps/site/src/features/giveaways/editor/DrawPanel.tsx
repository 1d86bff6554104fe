import type { Giveaway } from '@mes/contract/giveaways';
import { Button } from '../../../components/Button';
import { Section } from '../../../components/layout/Section';
import { EmptyRow } from '../../../components/states/EmptyRow';
import { entriesText } from '../counts';
import * as texts from '../texts';
import { WinnerTable } from '../WinnerTable';
import { useGiveawayActions } from './use-giveaway-actions';

/** Draws the winners once it has closed, then marks them paid. */
export function DrawPanel({ giveaway }: { giveaway: Giveaway }) {
  const actions = useGiveawayActions();
  const { state, winners, paid, entries } = giveaway;
  if (state === 'planned' || state === 'open')
    return (
      <Section title={texts.draw}>
        <EmptyRow>{texts.drawAfterClosing}</EmptyRow>
      </Section>
    );
  if (state === 'closed')
    return (
      <Section title={texts.draw}>
        <EmptyRow
          action={
            <Button onClick={() => void actions.drawWinners(giveaway)}>{texts.drawWinners}</Button>
          }
        >
          {entriesText(entries)}
        </EmptyRow>
      </Section>
    );
  return (
    <Section
      title={texts.winners}
      more={
        winners.length > 0 &&
        !paid && (
          <Button variant="quiet" size="sm" onClick={() => void actions.markAllPaid(giveaway)}>
            {texts.markAllPaid}
          </Button>
        )
      }
    >
      <WinnerTable
        winners={winners}
        action={(winner) => (
          <Button
            variant="quiet"
            size="sm"
            aria-label={`${texts.markPaid}: ${winner.player.name}`}
            loading={actions.isBusy}
            onClick={() => void actions.markPaid(giveaway, winner)}
          >
            {texts.markPaid}
          </Button>
        )}
      />
    </Section>
  );
}
