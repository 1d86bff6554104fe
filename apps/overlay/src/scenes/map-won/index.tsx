import { useOpponents, useStream } from '../../data/use-scene-data';
import { EmptyScene } from '../../stage/EmptyScene';
import { Layout } from '../../stage/Layout';
import { mapWonOf } from '../moments';

/** Who has won the newest map, and where the series stands with it. */
export default function MapWonScene() {
  const stream = useStream();
  const opponents = useOpponents();
  const moment = stream && mapWonOf(stream, opponents);
  if (!moment) return <EmptyScene title="Map won">No map has been won yet.</EmptyScene>;
  return <Layout name="moment" {...moment} />;
}
