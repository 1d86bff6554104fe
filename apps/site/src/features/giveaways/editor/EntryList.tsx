import type { Giveaway, GiveawayEntry } from '@mes/contract/giveaways';
import { api } from '../../../api/client';
import { AppLink } from '../../../components/AppLink';
import { Button } from '../../../components/Button';
import { Chip } from '../../../components/layout/Chip';
import { type Column, DataTable } from '../../../components/layout/DataTable';
import { Panel } from '../../../components/layout/Panel';
import { Section } from '../../../components/layout/Section';
import { LoadedPages } from '../../../components/lists/LoadedPages';
import { usePagedList } from '../../../components/lists/use-paged-list';
import { EmptyRow } from '../../../components/states/EmptyRow';
import { SkeletonRows } from '../../../components/states/Skeleton';
import { Time } from '../../../components/text/Time';
import { interpolate } from '../../../interpolate';
import * as texts from '../texts';
import styles from './EntryList.module.css';
import { useEntryActions } from './use-entry-actions';

const COLUMNS: readonly Column<GiveawayEntry>[] = [
  {
    id: 'player',
    header: texts.player,
    key: true,
    cell: ({ player }) => <AppLink to={`/players/${player.id}`}>{player.name}</AppLink>,
  },
  {
    id: 'entered',
    header: texts.entered,
    hideOnPhone: true,
    cell: ({ enteredAt }) => <Time at={enteredAt} show="second" />,
  },
  { id: 'shared', header: texts.shared, cell: (entry) => <Shared entry={entry} /> },
];

/** Who has entered, with what could be the same person twice. */
export function EntryList({ giveaway: { id, state } }: { giveaway: Giveaway }) {
  const list = usePagedList({
    key: ['giveaways', 'entries'],
    filters: { id },
    size: 20,
    load: (request, options) => api.giveaways.entries(request, options),
  });
  return (
    <Section title={texts.whoEntered} count={list.total}>
      <Panel>
        <LoadedPages
          list={list}
          label={texts.pagesOfEntries}
          skeleton={<SkeletonRows rows={5} />}
          empty={<EmptyRow>{texts.nobodyEntered}</EmptyRow>}
        >
          {(rows) => (
            <DataTable
              caption={texts.whoEntered}
              columns={[
                ...COLUMNS,
                {
                  id: 'voided',
                  header: texts.decision,
                  numeric: true,
                  cell: (entry) => (
                    <Decision giveawayId={id} entry={entry} isDrawn={state === 'drawn'} />
                  ),
                },
              ]}
              rows={rows}
              rowKey={({ player }) => player.id}
            />
          )}
        </LoadedPages>
      </Panel>
    </Section>
  );
}

interface DecisionProps {
  giveawayId: string;
  entry: GiveawayEntry;
  isDrawn: boolean;
}

function Decision({ giveawayId, entry: { player, voided }, isDrawn }: DecisionProps) {
  const actions = useEntryActions(giveawayId);
  const { name } = player;
  const button = voided ? (
    <Button
      size="sm"
      variant="quiet"
      aria-label={interpolate(texts.restoreOf, { name })}
      onClick={() => void actions.restore(player)}
    >
      {texts.restore}
    </Button>
  ) : (
    <Button
      size="sm"
      variant="quiet"
      aria-label={interpolate(texts.voidEntryOf, { name })}
      onClick={() => void actions.voidEntries([player])}
    >
      {texts.voidEntry}
    </Button>
  );
  return (
    <span className={styles.decision}>
      {voided && (
        <span className={styles.reason}>
          {interpolate(texts.voidedBy, {
            name: voided.by?.name ?? texts.somebodyWhoLeft,
            reason: voided.reason,
          })}
        </span>
      )}
      {!isDrawn && button}
    </span>
  );
}

/** One column for both, so that the decision fits beside it on a phone. */
function Shared({ entry: { sameNetwork, sameDevice } }: { entry: GiveawayEntry }) {
  if (sameNetwork + sameDevice === 0) return '-';
  return (
    <span className={styles.shared}>
      {sameNetwork > 0 && <Chip>{interpolate(texts.networkOfOthers, { count: sameNetwork })}</Chip>}
      {sameDevice > 0 && (
        <Chip tone="warn">{interpolate(texts.deviceOfOthers, { count: sameDevice })}</Chip>
      )}
    </span>
  );
}
