import { errorText } from '@mes/client/error-text';
import type { Match } from '@mes/contract/match-schemas';
import type { RoomDetails, TimeProposal } from '@mes/contract/room-schemas';
import { useWrite } from '../../api/use-call';
import { Button } from '../../components/Button';
import { confirmForm } from '../../components/dialogs/dialogs';
import { DateTimeInput } from '../../components/forms/DateTimeInput';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { Time } from '../../components/text/Time';
import { notify } from '../../components/toasts/notify';
import { interpolate } from '../../interpolate';
import { nameOf } from './labels';
import styles from './RoomPanels.module.css';
import * as texts from './texts';

interface TimePanelProps {
  match: Match;
  details: RoomDetails;
}

const INVALIDATES = { invalidates: ['rooms', 'matches'] as const };
const STATE_TEXTS: Readonly<Record<TimeProposal['state'], string>> = {
  pending: texts.timePending,
  accepted: texts.timeAccepted,
  declined: texts.timeDeclined,
  countered: texts.timeCountered,
  replaced: texts.timeReplaced,
  withdrawn: texts.timeWithdrawn,
};

/** Rescheduling by agreement of the captains. */
export function TimePanel({ match, details }: TimePanelProps) {
  const { id, startsAt } = match;
  const propose = useWrite('rooms', 'proposeTime', INVALIDATES);
  const answer = useWrite('rooms', 'answerTime', INVALIDATES);
  const { proposals, own, isCaptain } = details;
  const pending = proposals.find(({ state }) => state === 'pending');
  const past = proposals.filter(({ state }) => state !== 'pending');

  const proposeTime = async (counteredId?: string) => {
    const isSent = await confirmForm<{ startsAt: number | null }>({
      title: texts.proposeAnotherTime,
      message: texts.proposeTimeMessage,
      confirmLabel: texts.proposeTime,
      initial: { startsAt: pending?.startsAt ?? startsAt },
      validate: (values) => (values.startsAt === null ? { startsAt: texts.chooseTime } : {}),
      form: ({ bind }) => <DateTimeInput label={texts.newTime} required {...bind('startsAt')} />,
      action: (values) =>
        propose.mutateAsync({ id, startsAt: values.startsAt ?? 0, counters: counteredId }),
    });
    if (isSent) notify({ message: texts.timeProposed, kind: 'success' });
  };
  const reply = (proposal: TimeProposal, accept: boolean) =>
    answer
      .mutateAsync({ id, proposal: proposal.id, accept })
      .catch((error: unknown) => notify({ message: errorText(error), kind: 'danger' }));

  return (
    <Section title={texts.anotherTime} level={3}>
      <Panel pad className={styles.stack}>
        {pending && (
          <p className={styles.strong}>
            {pending.opponent === own
              ? texts.youPropose
              : interpolate(texts.proposes, { teamName: nameOf(match, pending.opponent) })}
            <Time at={pending.startsAt} />.
          </p>
        )}
        {isCaptain && (
          <div className={styles.row}>
            {!pending && (
              <Button variant="quiet" size="sm" onClick={() => void proposeTime()}>
                {texts.proposeAnotherTime}
              </Button>
            )}
            {pending && pending.opponent !== own && (
              <>
                <Button size="sm" onClick={() => void reply(pending, true)}>
                  {texts.acceptTime}
                </Button>
                <Button variant="ghost" size="sm" onClick={() => void proposeTime(pending.id)}>
                  {texts.proposeBack}
                </Button>
                <Button variant="quiet" size="sm" onClick={() => void reply(pending, false)}>
                  {texts.declineTime}
                </Button>
              </>
            )}
            {pending && pending.opponent === own && (
              <Button variant="quiet" size="sm" onClick={() => void reply(pending, false)}>
                {texts.takeItBack}
              </Button>
            )}
          </div>
        )}
        {past.length > 0 && (
          <ul className={styles.list}>
            {past.slice(0, 3).map((each) => (
              <li key={each.id}>
                <Time at={each.startsAt} />{' '}
                {interpolate(texts.proposalBy, {
                  teamName: nameOf(match, each.opponent),
                  outcome: STATE_TEXTS[each.state],
                })}
              </li>
            ))}
          </ul>
        )}
        {!pending && !isCaptain && past.length === 0 && (
          <p className={styles.note}>{texts.timeNote}</p>
        )}
      </Panel>
    </Section>
  );
}
