import { Page } from '../../../components/layout/Page';
import { TeamEloBoard } from '../../../features/leaderboards/EloBoard';
import { RebuildRatings } from '../../../features/leaderboards/RebuildRatings';

export default function TeamLeaderboardPage() {
  return (
    <Page
      title="Team leaderboard"
      lead="Every team starts at 1500; a series moves as many points as it was surprising."
      actions={<RebuildRatings />}
    >
      <TeamEloBoard />
    </Page>
  );
}
