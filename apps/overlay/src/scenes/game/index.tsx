import { useMoments } from '../../data/use-in-game';
import { useControl, useRound, useStream } from '../../data/use-scene-data';
import { usePlayerStrap, useScoreBug } from '../../parts/use-in-game-parts';
import { useShown } from '../../parts/use-shown';
import { useSponsor } from '../../parts/use-sponsor';
import { Layout } from '../../stage/Layout';

/** The picture of the game is empty; over it lie score bug, strap, sponsor and who speaks. */
export default function GameScene() {
  const stream = useStream();
  const round = useRound();
  const moment = useMoments();
  const speakers = useShown(useControl()?.lowerThird ?? null);
  const strap = usePlayerStrap(moment);
  return (
    <Layout
      name="in-game"
      round={round}
      bestOf={stream?.bestOf ?? null}
      bug={useScoreBug(null)}
      cameras={null}
      strap={strap}
      // Both lie in the same place.
      casters={strap ? [] : (speakers?.item.speakers ?? [])}
      sponsor={useSponsor(null)}
    />
  );
}
