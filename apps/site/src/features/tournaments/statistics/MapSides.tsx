import type { TournamentStatistics } from '@mes/contract/statistics';
import { MapChip } from '@mes/ui/MapChip.tsx';
import { type Column, DataTable } from '../../../components/layout/DataTable';
import { Panel } from '../../../components/layout/Panel';
import { Section } from '../../../components/layout/Section';
import { formatPercent } from '../../../components/text/format-percent';
import { interpolate } from '../../../interpolate';
import styles from './MapSides.module.css';
import * as texts from './texts';

type GameMap = TournamentStatistics['gameMaps'][number];

interface MapSidesProps {
  gameMaps: readonly GameMap[];
  vetoes: number;
}

/** Which side wins on each map, and how often it is picked and banned. */
export function MapSides({ gameMaps, vetoes }: MapSidesProps) {
  if (gameMaps.length === 0) return null;
  return (
    <Section title={texts.mapsAndSides} more={texts.mostPlayed}>
      <Panel>
        <DataTable
          caption={texts.mapsAndSides}
          columns={columnsOf(vetoes)}
          rows={gameMaps}
          rowKey={({ map }) => map}
        />
      </Panel>
      <p className={styles.note}>{texts.sidesNote}</p>
    </Section>
  );
}

function columnsOf(vetoes: number): Column<GameMap>[] {
  const share = (count: number) => formatPercent(vetoes === 0 ? null : count / vetoes);
  return [
    { id: 'map', header: texts.map, cell: ({ map }) => <MapChip map={map} /> },
    { id: 'played', header: texts.played, numeric: true, cell: ({ played }) => played },
    {
      id: 'sides',
      header: (
        <span className={styles.heads}>
          <span>{texts.coalition}</span>
          <span>{texts.breach}</span>
        </span>
      ),
      width: '45%',
      cell: (row) => <Sides {...row} />,
    },
    {
      id: 'picked',
      header: texts.pick,
      numeric: true,
      hideOnPhone: true,
      cell: ({ picked }) => share(picked),
    },
    {
      id: 'banned',
      header: texts.ban,
      numeric: true,
      hideOnPhone: true,
      cell: ({ banned }) => share(banned),
    },
  ];
}

/** Both together are all rounds of the map: the second share is what the first leaves of 100. */
function Sides({ coalitionRounds, breachRounds }: GameMap) {
  const rounds = coalitionRounds + breachRounds;
  if (rounds === 0) return <span className={styles.none}>-</span>;
  const coalition = Math.round((coalitionRounds / rounds) * 100);
  return (
    <span className={styles.sides}>
      <span
        className={styles.coalition}
        style={{ flexGrow: coalitionRounds }}
        title={interpolate(texts.coalitionShare, { share: `${coalition}%` })}
      >
        {coalition}%
      </span>
      <span
        className={styles.breach}
        style={{ flexGrow: breachRounds }}
        title={interpolate(texts.breachShare, { share: `${100 - coalition}%` })}
      >
        {100 - coalition}%
      </span>
    </span>
  );
}
