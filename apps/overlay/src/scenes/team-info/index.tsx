import { useControl, useRound, useStream, useTeam } from '../../data/use-scene-data';
import { Empty } from '../../parts/Empty';
import { FullScene } from '../../parts/FullScene';
import { TeamSheet } from '../../parts/TeamSheet';
import { useScene } from '../../scene-context';

/** One team: that of the address, of the control room, or else the first of the match. */
export default function TeamInfo() {
  const { route } = useScene();
  const round = useRound();
  const focus = useControl()?.focus.team;
  const stream = useStream();
  const team = useTeam(route.team ?? focus ?? stream?.teamA ?? null);
  return (
    <FullScene title="Team" note={round || undefined}>
      {team ? <TeamSheet team={team} /> : <Empty>No team is chosen.</Empty>}
    </FullScene>
  );
}
