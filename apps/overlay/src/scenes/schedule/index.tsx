import { useTournament } from '../../data/use-scene-data';
import { useNow } from '../../parts/use-now';
import { Layout } from '../../stage/Layout';

const MINUTE = 60_000;

/** What is played now and next, and what was played just before. */
export default function ScheduleScene() {
  const tournament = useTournament();
  return <Layout name="schedule" lists={tournament} now={useNow(MINUTE)} />;
}
