import { useControl, useStream, useTeam, useTournament } from '../../data/use-scene-data';
import { teamFacts } from '../../parts/team-facts';
import { useScene } from '../../scene-context';
import { Layout } from '../../stage/Layout';

/** A team outside of any tournament: `?team=`. */
export default function TeamProfileScene() {
  const { route } = useScene();
  const focus = useControl()?.focus.team;
  const stream = useStream();
  const tournament = useTournament();
  const team = useTeam(route.team ?? focus ?? stream?.teamA ?? null);
  return (
    <Layout
      name="team-info"
      title="Team profile"
      note={undefined}
      team={team}
      record={team ? teamFacts(team, tournament).record : ''}
    />
  );
}
