import type { MapStatistics } from '@mes/contract/statistics';
import { MapChip } from '@mes/ui/MapChip.tsx';
import { type Column, DataTable } from '../../../components/layout/DataTable';
import { Panel } from '../../../components/layout/Panel';
import * as texts from '../texts';

const SHOWN = 6;

const COLUMNS: readonly Column<MapStatistics>[] = [
  { id: 'map', header: texts.mapLabel, cell: ({ map }) => <MapChip map={map} /> },
  {
    id: 'record',
    header: texts.winsAndLosses,
    key: true,
    numeric: true,
    cell: ({ won, lost }) => `${won}–${lost}`,
  },
  { id: 'rounds', header: texts.rounds, numeric: true, cell: (map) => difference(map) },
  { id: 'picked', header: texts.picks, numeric: true, cell: ({ picked }) => picked },
  { id: 'banned', header: texts.bans, numeric: true, cell: ({ banned }) => banned },
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
        caption={texts.maps}
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
