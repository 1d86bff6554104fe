import { useTournament } from '../../data/use-scene-data';
import { useScene } from '../../scene-context';
import { Layout } from '../../stage/Layout';
import { stageToShow } from '../../tournament/bracket-view';
import type { SceneTournament } from '../../tournament/scene-tournament';

/** The playoffs, as much of them as can be read on a screen. */
export default function BracketScene() {
  const { route } = useScene();
  const tournament = useTournament();
  return (
    <Layout
      name="bracket"
      stage={stageToShow(tournament?.bracket ?? null) ?? null}
      from={route.round}
      prize={tournament?.prizes.find(({ from, to }) => from === 1 && to === 1) ?? null}
      empty={emptyText(tournament)}
    />
  );
}

function emptyText(tournament: SceneTournament | null): string {
  const isLeague =
    tournament !== null &&
    tournament.stages.length > 0 &&
    tournament.stages.every(({ format }) => format === 'round_robin');
  return isLeague ? 'This tournament has no bracket.' : 'The bracket is not drawn yet.';
}
