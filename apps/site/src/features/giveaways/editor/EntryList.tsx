import type { GiveawayEntry } from '@mes/contract/giveaways';
import { api } from '../../../api/client';
import { AppLink } from '../../../components/AppLink';
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

const COLUMNS: readonly Column<GiveawayEntry>[] = [
  {
    id: 'player',
    header: texts.player,
    key: true,
    cell: ({ player }) => <AppLink to={`/players/${player.id}`}>{player.name}</AppLink>,
  },
  { id: 'entered', header: texts.entered, cell: ({ enteredAt }) => <Time at={enteredAt} /> },
  {
    id: 'network',
    header: texts.sameNetwork,
    cell: ({ sameNetwork }) => <Shared count={sameNetwork} />,
  },
  {
    id: 'device',
    header: texts.sameDevice,
    cell: ({ sameDevice }) => <Shared count={sameDevice} />,
  },
];

/** Who has entered, with what could be the same person twice. */
export function EntryList({ giveawayId }: { giveawayId: string }) {
  const list = usePagedList({
    key: ['giveaways', 'entries'],
    filters: { id: giveawayId },
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
              columns={COLUMNS}
              rows={rows}
              rowKey={({ player }) => player.id}
            />
          )}
        </LoadedPages>
      </Panel>
    </Section>
  );
}

function Shared({ count }: { count: number }) {
  if (count === 0) return '-';
  return <Chip tone="warn">{interpolate(texts.others, { count })}</Chip>;
}
