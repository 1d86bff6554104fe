import { useTournament } from '../../data/use-scene-data';
import { usePage } from '../../parts/use-page';
import { useScene } from '../../scene-context';
import { Layout } from '../../stage/Layout';
import { tablesOf } from '../../tournament/tables';

/** The table of a group or a Swiss stage; of several groups one after the other. */
export default function StandingsScene() {
  const { route } = useScene();
  const tournament = useTournament();
  const tables = tournament ? tablesOf(tournament, route.round) : [];
  const [shown] = usePage(tables, 1);
  return (
    <Layout name="standings" shown={shown ?? null} placements={tournament?.placements ?? []} />
  );
}
