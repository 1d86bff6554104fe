import { startersOf } from '@mes/domain/roster/lineup';
import { useInGame, useMoments } from '../../data/use-in-game';
import { useOpponents, useRound, useStream } from '../../data/use-scene-data';
import type { CameraPlayer } from '../../models/in-game';
import type { SceneTeam } from '../../models/team';
import { scoreBugOf } from '../../parts/score-bug';
import { Layout } from '../../stage/Layout';

/** Frames for the players' cameras at both sides. They and the middle are empty for the video. */
export default function FacecamsScene() {
  const stream = useStream();
  const round = useRound();
  const { A, B } = useOpponents();
  const game = useInGame();
  const moment = useMoments();
  return (
    <Layout
      name="in-game"
      round={round}
      bestOf={stream?.bestOf ?? null}
      bug={scoreBugOf({ A, B, stream, game, moment })}
      cameras={{ A: cameraPlayers(A), B: cameraPlayers(B) }}
      strap={null}
      casters={[]}
      sponsor={null}
    />
  );
}

/** One for each of the line-up, and none for a team that is not known. */
function cameraPlayers(team: SceneTeam | null): CameraPlayer[] {
  return startersOf(team?.details?.players ?? []).map((player) => ({ ...player, figure: '' }));
}
