import { LiveScoreboard } from '../../../features/matches/ScoreboardPage';

export default function Scoreboard() {
  return <LiveScoreboard />;
}
