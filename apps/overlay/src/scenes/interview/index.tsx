import { useControl, useRound } from '../../data/use-scene-data';
import { useSeries } from '../../parts/use-series';
import { Layout } from '../../stage/Layout';

/** Those who talk, and how the match stands or ended that they talk about. */
export default function InterviewScene() {
  const round = useRound();
  const speakers = useControl()?.interview ?? [];
  return <Layout name="interview" round={round} speakers={speakers} result={useSeries()} />;
}
