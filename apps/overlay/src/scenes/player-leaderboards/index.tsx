import { leaderboardSource } from '../../data/sources';
import { useSource } from '../../data/use-live-data';
import { useTournament } from '../../data/use-scene-data';
import { ALL_TOURNAMENTS } from '../../parts/player-figures';
import { useScene } from '../../scene-context';
import { Layout } from '../../stage/Layout';

const ROWS = 10;

/** The best players, of the tournament in the address or of all. */
export default function PlayerLeaderboardsScene() {
  const { route } = useScene();
  const named = useTournament();
  const tournament = route.tournament === null ? null : named;
  // Only once it is known which tournament is meant.
  const isReady = route.tournament === null || tournament !== null;
  const players = useSource(
    isReady ? leaderboardSource({ tournament: tournament?.id ?? null, count: ROWS }) : null,
  );
  return (
    <Layout
      name="leaderboard"
      scope={tournament?.name ?? ALL_TOURNAMENTS}
      players={players ?? null}
    />
  );
}
