import { usePage } from '../../../api/use-page';
import { Page } from '../../../components/layout/Page';
import { TeamEloBoard } from '../../../features/leaderboards/EloBoard';
import { RebuildRatings } from '../../../features/leaderboards/RebuildRatings';
import page from './index.page';

export default function TeamLeaderboardPage() {
  const { elo, seasons } = usePage(page);
  return (
    <Page
      title="Team leaderboard"
      lead="Every team starts at 1500; a series moves as many points as it was surprising."
      actions={<RebuildRatings />}
    >
      <TeamEloBoard initial={elo} seasons={seasons.data} />
    </Page>
  );
}
