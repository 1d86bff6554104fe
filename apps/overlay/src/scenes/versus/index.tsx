import { startersOf } from '@mes/domain/roster/lineup';
import { useOpponents, useRound, useStream, useTournament } from '../../data/use-scene-data';
import type { VersusTeam } from '../../models/match';
import type { SceneTeam } from '../../models/team';
import { teamFacts } from '../../parts/team-facts';
import { Layout } from '../../stage/Layout';

import type { SceneTournament } from '../../tournament/scene-tournament';

/** Who meets: both teams with their line-ups, Coalition on the left and Breach on the right. */
export default function VersusScene() {
  const stream = useStream();
  const round = useRound();
  const tournament = useTournament();
  const { A, B } = useOpponents();
  const isPlayed = stream !== null && stream.scoreText !== '';
  return (
    <Layout
      name="versus"
      round={round}
      bestOf={stream?.teamA ? stream.bestOf : null}
      A={A && versusTeam(A, tournament)}
      B={B && versusTeam(B, tournament)}
      score={isPlayed ? { A: stream.scoreA, B: stream.scoreB } : null}
      maps={stream?.maps ?? []}
    />
  );
}

function versusTeam(team: SceneTeam, tournament: SceneTournament | null): VersusTeam {
  return {
    team,
    facts: teamFacts(team, tournament),
    players: startersOf(team.details?.players ?? []),
  };
}
