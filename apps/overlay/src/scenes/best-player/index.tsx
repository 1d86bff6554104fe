import { useInGame } from '../../data/use-in-game';
import { useOpponents, useRound } from '../../data/use-scene-data';
import { useScene } from '../../scene-context';
import { EmptyScene } from '../../stage/EmptyScene';
import { Layout } from '../../stage/Layout';
import { bestPlayerOf } from '../moments';

/** The best player of the series, or of its newest map while it goes on. */
export default function BestPlayerScene() {
  const { player } = useScene().route;
  const game = useInGame();
  const round = useRound();
  const opponents = useOpponents();
  const moment = game && bestPlayerOf({ game, round, opponents, player });
  if (!moment) return <EmptyScene title="Best player">Nobody stands out yet.</EmptyScene>;
  return <Layout name="moment" {...moment} />;
}
