import type { PlayerStatistics } from '@mes/contract/player-statistics';
import { killsPerDeath } from '@mes/domain/scoreboard/stat-line';
import { MapChip } from '@mes/ui/MapChip.tsx';
import { ShareBar } from '../../../components/charts/ShareBar';
import { type Column, DataTable } from '../../../components/layout/DataTable';
import { Panel } from '../../../components/layout/Panel';
import { Section } from '../../../components/layout/Section';
import { formatPercent } from '../../../components/text/format-percent';
import { FigureLabel } from '../../statistics/FigureLabel';
import { formatKillsPerDeath } from '../../statistics/figures';
import { HEADSHOTS, KAST, OPENING, RATING } from './figure-columns';
import styles from './MapTable.module.css';
import * as texts from './texts';

type MapFigures = PlayerStatistics['maps'][number];

const winShare = ({ totals: { mapWins, mapLosses } }: MapFigures) =>
  mapWins + mapLosses === 0 ? null : mapWins / (mapWins + mapLosses);

const COLUMNS: readonly Column<MapFigures>[] = [
  { id: 'map', header: texts.map, cell: ({ map }) => <MapChip map={map} /> },
  {
    id: 'record',
    header: texts.wonLost,
    numeric: true,
    sortBy: ({ totals }) => totals.mapWins - totals.mapLosses,
    cell: ({ totals }) => (
      <span className={styles.quiet}>{`${totals.mapWins}–${totals.mapLosses}`}</span>
    ),
  },
  {
    id: 'share',
    header: texts.winRate,
    width: '30%',
    sortBy: winShare,
    cell: (row) => <WinRate share={winShare(row)} />,
  },
  RATING,
  {
    id: 'kd',
    header: <FigureLabel figure="kd" />,
    numeric: true,
    sortBy: ({ totals }) => killsPerDeath(totals),
    cell: ({ totals }) => formatKillsPerDeath(totals),
  },
  KAST,
  HEADSHOTS,
  OPENING,
];

export function MapTable({ maps }: Pick<PlayerStatistics, 'maps'>) {
  return (
    <Section title={texts.maps} more={texts.bestFirst}>
      <Panel>
        <DataTable
          caption={texts.maps}
          columns={COLUMNS}
          rows={maps}
          rowKey={({ map }) => map}
          order={{ column: 'rating', descending: true }}
          className={styles.table}
        />
      </Panel>
    </Section>
  );
}

function WinRate({ share }: { share: number | null }) {
  return (
    <span className={styles.rate}>
      <ShareBar
        share={share ?? 0}
        tone={share !== null && share < 0.5 ? 'loss' : 'win'}
        half
        className={styles.bar}
      />
      <b>{formatPercent(share)}</b>
    </span>
  );
}
