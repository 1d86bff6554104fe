import type { PastDispute } from '@mes/contract/dispute-schemas';
import { api } from '../../../api/client';
import { Button } from '../../../components/Button';
import { Chip } from '../../../components/layout/Chip';
import { type Column, DataTable } from '../../../components/layout/DataTable';
import { Panel } from '../../../components/layout/Panel';
import { LoadedPages } from '../../../components/lists/LoadedPages';
import { usePagedList } from '../../../components/lists/use-paged-list';
import { EmptyRow } from '../../../components/states/EmptyRow';
import { hiddenHeaders } from '../../../components/text/hidden-headers';
import { Time } from '../../../components/text/Time';
import { useNow } from '../../../components/text/use-now';
import { PairingCell } from '../PairingCell';
import * as texts from './texts';

const SIZE = 20;

const columns: Column<PastDispute>[] = [
  {
    id: 'pairing',
    header: texts.matchPage,
    cell: ({ match }) => <PairingCell match={match} />,
  },
  {
    id: 'ruling',
    header: texts.rulingColumn,
    key: true,
    cell: ({ match, ruling }) =>
      ruling.kind === 'replay' || ruling.undoneAt !== null
        ? texts.rulingKinds[ruling.kind]
        : `${match.scoreA} : ${match.scoreB}, ${texts.rulingKinds[ruling.kind].toLowerCase()}`,
  },
  {
    id: 'reason',
    header: texts.reasonColumn,
    hideOnPhone: true,
    cell: ({ ruling }) => ruling.reason,
  },
  {
    id: 'by',
    header: texts.decidedByColumn,
    hideOnPhone: true,
    cell: ({ ruling }) => ruling.by?.name ?? texts.somebody,
  },
  {
    id: 'at',
    header: texts.decidedColumn,
    hideOnPhone: true,
    cell: ({ ruling }) => <Time at={ruling.createdAt} />,
  },
  { id: 'state', header: texts.rulingState, cell: ({ ruling }) => <RulingState ruling={ruling} /> },
  {
    id: 'open',
    header: hiddenHeaders.actions,
    numeric: true,
    cell: ({ match }) => (
      <Button to={`/matchup/dispute/${match.id}`} variant="quiet" size="sm">
        {texts.open}
      </Button>
    ),
  },
];

/** Rulings of all matches, newest first. */
export function PastDisputes() {
  const list = usePagedList({
    key: ['matches', 'pastDisputes'],
    filters: {},
    size: SIZE,
    load: (request, options) => api.matches.pastDisputes(request, options),
  });
  return (
    <LoadedPages
      list={list}
      label={texts.pastDisputes}
      empty={<EmptyRow>{texts.noPastDisputes}</EmptyRow>}
    >
      {(rows) => (
        <Panel>
          <DataTable
            caption={texts.pastDisputes}
            columns={columns}
            rows={rows}
            rowKey={({ ruling }) => ruling.id}
          />
        </Panel>
      )}
    </LoadedPages>
  );
}

/** Whether it counts, and whether it can still be taken back. */
function RulingState({ ruling: { undoneAt, undoUntil } }: Pick<PastDispute, 'ruling'>) {
  const now = useNow(30_000);
  if (undoneAt !== null) return <Chip>{texts.takenBack}</Chip>;
  return now < undoUntil ? (
    <Chip tone="warn">{texts.canBeUndone}</Chip>
  ) : (
    <Chip tone="win">{texts.stands}</Chip>
  );
}
