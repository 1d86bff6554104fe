import type { MapStatistics } from '@mes/contract/statistics';
import { MapChip } from '@mes/ui/MapChip.tsx';
import { type Column, DataTable } from '../../../components/layout/DataTable';
import { Panel } from '../../../components/layout/Panel';

const SHOWN = 6;

const COLUMNS: readonly Column<MapStatistics>[] = [
  { id: 'map', header: 'Map', cell: ({ map }) => <MapChip map={map} /> },
  {
    id: 'record',
    header: 'W–L',
    key: true,
    numeric: true,
    cell: ({ won, lost }) => `${won}–${lost}`,
  },
  { id: 'rounds', header: 'Rounds', numeric: true, cell: (map) => difference(map) },
  { id: 'picked', header: 'Picks', numeric: true, cell: ({ picked }) => picked },
  { id: 'banned', header: 'Bans', numeric: true, cell: ({ banned }) => banned },
];

/** How a team did on each map; those of this match stand first. */
export function MapRecords({
  records,
  first,
}: {
  records: readonly MapStatistics[];
  first: readonly string[];
}) {
  const place = ({ map }: MapStatistics) => {
    const index = first.indexOf(map);
    return index === -1 ? first.length : index;
  };
  const rows = records
    .toSorted((one, other) => place(one) - place(other) || other.played - one.played)
    .slice(0, Math.max(SHOWN, first.length));
  if (rows.length === 0) return null;
  return (
    <Panel>
      <DataTable
        caption="Maps"
        columns={COLUMNS}
        rows={rows}
        rowKey={({ map }) => map}
        mark={({ map }) => (first.includes(map) ? 'selected' : undefined)}
      />
    </Panel>
  );
}

function difference({ roundWins, roundLosses }: MapStatistics): string {
  const rounds = roundWins - roundLosses;
  if (rounds === 0) return '0';
  return rounds > 0 ? `+${rounds}` : `−${-rounds}`;
}
