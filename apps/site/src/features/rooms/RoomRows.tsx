import type { MatchSummary } from '@mes/contract/match-schemas';
import { Button } from '../../components/Button';
import { type Column, DataTable } from '../../components/layout/DataTable';
import { Panel } from '../../components/layout/Panel';
import { Time } from '../../components/text/Time';
import { STATE_LABELS } from '../matches/labels';
import { PairingCell } from './PairingCell';

const columns: Column<MatchSummary>[] = [
  {
    id: 'time',
    header: 'Start',
    hideOnPhone: true,
    width: 150,
    cell: ({ startsAt, finishedAt }) => {
      const at = startsAt ?? finishedAt;
      return at === null ? 'Time open' : <Time at={at} />;
    },
  },
  { id: 'pairing', header: 'Match', key: true, cell: (match) => <PairingCell match={match} /> },
  {
    id: 'state',
    header: 'State',
    cell: ({ state, scoreA, scoreB }) =>
      scoreA + scoreB > 0 ? `${STATE_LABELS[state]}, ${scoreA} : ${scoreB}` : STATE_LABELS[state],
  },
  {
    id: 'place',
    header: 'Tournament',
    hideOnPhone: true,
    cell: ({ tournament, round }) => [tournament?.name, round].filter(Boolean).join(', '),
  },
  {
    id: 'room',
    header: '',
    numeric: true,
    cell: ({ id }) => (
      <Button to={`/matchup/${id}`} variant="quiet" size="sm">
        Open room
      </Button>
    ),
  },
];

/** Matches with links to their rooms. */
export function RoomRows({ matches }: { matches: readonly MatchSummary[] }) {
  return (
    <Panel>
      <DataTable caption="Match rooms" columns={columns} rows={matches} rowKey={({ id }) => id} />
    </Panel>
  );
}
