import { useControl, useStream, useTeam } from '../../data/use-scene-data';
import { Empty } from '../../parts/Empty';
import { FullScene } from '../../parts/FullScene';
import { TeamSheet } from '../../parts/TeamSheet';
import { useScene } from '../../scene-context';

/** A team outside of any tournament: `?team=`. */
export default function TeamProfile() {
  const { route } = useScene();
  const focus = useControl()?.focus.team;
  const stream = useStream();
  const team = useTeam(route.team ?? focus ?? stream?.teamA ?? null);
  return (
    <FullScene title="Team profile">
      {team ? <TeamSheet team={team} /> : <Empty>No team is chosen.</Empty>}
    </FullScene>
  );
}
