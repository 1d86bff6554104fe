import type { Match } from '@mes/contract/match-schemas';
import { sideOf } from '@mes/domain/series/team-slots';
import { LiveMark } from '@mes/ui/LiveMark.tsx';
import { MapChip } from '@mes/ui/MapChip.tsx';
import { type Column, DataTable } from '../../components/layout/DataTable';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { SIDE_LABELS } from '../matches/labels';
import { nameOf } from './labels';

type PlannedMap = Match['maps'][number];

/** The maps in order of play, with the starting sides. */
export function PlannedMaps({ match }: { match: Match }) {
  return (
    <Section title="Maps">
      <Panel>
        <DataTable
          caption="Maps in order of play"
          columns={columnsOf(match)}
          rows={match.maps}
          rowKey={({ index }) => index}
        />
      </Panel>
    </Section>
  );
}

function columnsOf(match: Match): Column<PlannedMap>[] {
  return [
    { id: 'place', header: '', width: 36, cell: ({ index }) => index + 1 },
    { id: 'map', header: 'Map', cell: ({ map }) => <MapChip map={map} /> },
    {
      id: 'picked',
      header: 'Picked by',
      hideOnPhone: true,
      cell: ({ pickedBy }) => (pickedBy ? nameOf(match, pickedBy) : 'Decider'),
    },
    {
      id: 'sides',
      header: 'Starts as',
      cell: ({ startingSideA: side }) =>
        side &&
        `${match.teamA?.tag} ${SIDE_LABELS[side]}, ${match.teamB?.tag} ${SIDE_LABELS[sideOf('B', side)]}`,
    },
    {
      id: 'score',
      header: 'Score',
      numeric: true,
      key: true,
      cell: ({ scoreA, scoreB, state }) => {
        if (state === 'live') return <LiveMark>Live</LiveMark>;
        return scoreA + scoreB > 0 ? `${scoreA} : ${scoreB}` : '';
      },
    },
  ];
}
