import type { MatchSummary } from '@mes/contract/match-schemas';
import { Button } from '../../components/Button';
import { type Column, DataTable } from '../../components/layout/DataTable';
import { Panel } from '../../components/layout/Panel';
import { hiddenHeaders } from '../../components/text/hidden-headers';
import { Time } from '../../components/text/Time';
import { STATE_LABELS } from '../matches/labels';
import { PairingCell } from './PairingCell';
import * as texts from './texts';

const columns: Column<MatchSummary>[] = [
  {
    id: 'time',
    header: texts.start,
    hideOnPhone: true,
    width: 150,
    cell: ({ startsAt, finishedAt }) => {
      const at = startsAt ?? finishedAt;
      return at === null ? texts.timeOpen : <Time at={at} />;
    },
  },
  { id: 'pairing', header: texts.match, key: true, cell: (match) => <PairingCell match={match} /> },
  {
    id: 'state',
    header: texts.state,
    cell: ({ state, scoreA, scoreB }) =>
      scoreA + scoreB > 0 ? `${STATE_LABELS[state]}, ${scoreA} : ${scoreB}` : STATE_LABELS[state],
  },
  {
    id: 'place',
    header: texts.tournament,
    hideOnPhone: true,
    cell: ({ tournament, round }) => [tournament?.name, round].filter(Boolean).join(', '),
  },
  {
    id: 'room',
    header: hiddenHeaders.actions,
    numeric: true,
    cell: ({ id }) => (
      <Button to={`/matchup/${id}`} variant="quiet" size="sm">
        {texts.openRoom}
      </Button>
    ),
  },
];

/** Matches with links to their rooms. */
export function RoomRows({ matches }: { matches: readonly MatchSummary[] }) {
  return (
    <Panel>
      <DataTable
        caption={texts.matchRooms}
        columns={columns}
        rows={matches}
        rowKey={({ id }) => id}
      />
    </Panel>
  );
}
