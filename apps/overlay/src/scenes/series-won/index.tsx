import { useOpponents, useStream } from '../../data/use-scene-data';
import { EmptyScene } from '../../stage/EmptyScene';
import { Layout } from '../../stage/Layout';
import { seriesWonOf } from '../moments';

/** Who has won the series, against whom, and on which maps. */
export default function SeriesWonScene() {
  const stream = useStream();
  const opponents = useOpponents();
  const moment = stream && seriesWonOf(stream, opponents);
  if (!moment) return <EmptyScene title="Series won">The series goes on.</EmptyScene>;
  return <Layout name="moment" {...moment} />;
}
