import type { Match } from '@mes/contract/match-schemas';
import { sideOf } from '@mes/domain/series/team-slots';
import { LiveMark } from '@mes/ui/LiveMark.tsx';
import { MapChip } from '@mes/ui/MapChip.tsx';
import { type Column, DataTable } from '../../components/layout/DataTable';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { hiddenHeaders } from '../../components/text/hidden-headers';
import { SIDE_LABELS } from '../matches/labels';
import { nameOf } from './labels';
import * as texts from './texts';

type PlannedMap = Match['maps'][number];

/** The maps in order of play, with the starting sides. */
export function PlannedMaps({ match }: { match: Match }) {
  return (
    <Section title={texts.maps}>
      <Panel>
        <DataTable
          caption={texts.mapsInOrder}
          columns={columnsOf(match)}
          rows={match.maps}
          rowKey={({ index }) => index}
        />
      </Panel>
    </Section>
  );
}

/** Without a veto nobody picked any map, and none is left over as the decider. */
function isVetoed({ veto, maps }: Match): boolean {
  return veto !== null || maps.some(({ pickedBy }) => pickedBy !== null);
}

function columnsOf(match: Match): Column<PlannedMap>[] {
  return [
    { id: 'place', header: hiddenHeaders.place, width: 36, cell: ({ index }) => index + 1 },
    { id: 'map', header: texts.map, cell: ({ map }) => <MapChip map={map} /> },
    {
      id: 'picked',
      header: texts.pickedBy,
      hideOnPhone: true,
      cell: ({ pickedBy }) => {
        if (pickedBy) return nameOf(match, pickedBy);
        return isVetoed(match) ? texts.decider : texts.noVeto;
      },
    },
    {
      id: 'sides',
      header: texts.startsAs,
      cell: ({ startingSideA: side }) =>
        side &&
        `${match.teamA?.tag} ${SIDE_LABELS[side]}, ${match.teamB?.tag} ${SIDE_LABELS[sideOf('B', side)]}`,
    },
    {
      id: 'score',
      header: texts.score,
      numeric: true,
      key: true,
      cell: ({ scoreA, scoreB, state }) => {
        if (state === 'live') return <LiveMark>{texts.live}</LiveMark>;
        return scoreA + scoreB > 0 ? `${scoreA} : ${scoreB}` : '';
      },
    },
  ];
}
