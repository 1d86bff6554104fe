import { useTournament } from '../../data/use-scene-data';
import { usePage } from '../../parts/use-page';
import { useScene } from '../../scene-context';
import { Layout } from '../../stage/Layout';
import type { SceneTournament } from '../../tournament/scene-tournament';
import { tablesOf } from '../../tournament/tables';

/** Two rows of four; more groups take turns. */
const MOST = 8;

/** All groups of a stage side by side; one alone has room for everything that is known of it. */
export default function GroupsScene() {
  const { route } = useScene();
  const tournament = useTournament();
  const tables = tournament ? tablesOf(tournament, route.round) : [];
  return <Layout name="groups" tables={usePage(tables, MOST)} empty={emptyText(tournament)} />;
}

function emptyText(tournament: SceneTournament | null): string {
  const isKnockout =
    tournament !== null &&
    tournament.stages.length > 0 &&
    tournament.stages.every(({ format }) => format.endsWith('elimination'));
  return isKnockout ? 'This tournament has no groups.' : 'The groups are not drawn yet.';
}
