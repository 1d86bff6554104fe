import { useTournament } from '../../data/use-scene-data';
import { Empty } from '../../parts/Empty';
import { FullScene } from '../../parts/FullScene';
import { hasTwoColumns, StandingsTable } from '../../parts/StandingsTable';
import { useScene } from '../../scene-context';
import type { SceneTournament } from '../../tournament/scene-tournament';
import { type ShownTable, tablesOf } from '../../tournament/tables';
import { usePage } from '../../tournament/use-page';
import { Placements } from './Placements';

/** The table of a group or a Swiss stage; of several groups one after the other. */
export default function Standings() {
  const { route } = useScene();
  const tournament = useTournament();
  const tables = tournament ? tablesOf(tournament, route.round) : [];
  const [shown] = usePage(tables, 1);
  if (shown) {
    return (
      <FullScene title="Standings" note={noteOf(shown)}>
        <StandingsTable shown={shown} />
      </FullScene>
    );
  }
  return (
    <FullScene title="Standings" note={hasPlacements(tournament) ? 'Final placements' : undefined}>
      {hasPlacements(tournament) ? (
        <Placements placements={tournament.placements} />
      ) : (
        <Empty>There are no standings yet.</Empty>
      )}
    </FullScene>
  );
}

/** The group where there are several; a table without words at its cut says here what the cut is. */
function noteOf(shown: ShownTable): string {
  const { stage, table, cut } = shown;
  if (stage.tables.length > 1)
    return /group/i.test(stage.name) ? table.name : `${stage.name}, ${table.name}`;
  return cut && hasTwoColumns(shown) ? cut.text : stage.name;
}

function hasPlacements(tournament: SceneTournament | null): tournament is SceneTournament {
  return tournament !== null && tournament.placements.length > 0;
}
