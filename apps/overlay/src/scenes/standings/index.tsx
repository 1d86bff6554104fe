import type { StreamTournament } from '@mes/contract/stream';
import { useTournament } from '../../data/use-scene-data';
import { Empty } from '../../parts/Empty';
import { FullScene } from '../../parts/FullScene';
import { hasTwoColumns, StandingsTable } from '../../parts/StandingsTable';
import { useScene } from '../../scene-context';
import { tablesOf } from '../../tournament/tables';
import { usePage } from '../../tournament/use-page';
import { Placements } from './Placements';

/** The table of a group or a Swiss stage; of several groups one after the other. */
export default function Standings() {
  const { route } = useScene();
  const tournament = useTournament();
  const tables = tournament ? tablesOf(tournament, route.round) : [];
  const [shown] = usePage(tables, 1);
  if (shown) {
    const { stage, table, cut } = shown;
    const group = tables.length > 1 || table.name !== stage.name ? table.name : '';
    const name = [stage.name, group].filter(Boolean).join(', ');
    const note = cut && !group && hasTwoColumns(shown) ? cut.text : name;
    return (
      <FullScene title="Standings" note={note}>
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

function hasPlacements(tournament: StreamTournament | null): tournament is StreamTournament {
  return tournament !== null && tournament.placements.length > 0;
}
