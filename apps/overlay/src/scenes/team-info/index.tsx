import { useControl, useRound, useStream, useTeam, useTournament } from '../../data/use-scene-data';
import { teamFacts } from '../../parts/team-facts';
import { useScene } from '../../scene-context';
import { Layout } from '../../stage/Layout';

/** One team: that of the address, of the control room, or else the first of the match. */
export default function TeamInfoScene() {
  const { route } = useScene();
  const round = useRound();
  const focus = useControl()?.focus.team;
  const stream = useStream();
  const tournament = useTournament();
  const team = useTeam(route.team ?? focus ?? stream?.teamA ?? null);
  return (
    <Layout
      name="team-info"
      title="Team"
      note={round || undefined}
      team={team}
      record={team ? teamFacts(team, tournament).record : ''}
    />
  );
}
