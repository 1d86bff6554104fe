import { useOpponents, useRound, useStream } from '../../data/use-scene-data';
import { Layout } from '../../stage/Layout';

/** The maps of the series: played with score and winner, the current one, and those to come. */
export default function MapsOverviewScene() {
  const stream = useStream();
  const round = useRound();
  const opponents = useOpponents();
  return (
    <Layout
      name="maps-overview"
      round={round}
      bestOf={stream?.teamA ? stream.bestOf : null}
      opponents={opponents}
      score={stream ? { A: stream.scoreA, B: stream.scoreB } : undefined}
      maps={stream?.maps ?? []}
    />
  );
}
