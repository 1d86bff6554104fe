import { usePage } from '../../../api/use-page';
import { Page } from '../../../components/layout/Page';
import { TeamEloBoard } from '../../../features/leaderboards/EloBoard';
import { RebuildRatings } from '../../../features/leaderboards/RebuildRatings';
import * as texts from '../../../features/leaderboards/texts';
import page from './index.page';

export default function TeamLeaderboardPage() {
  const { elo, seasons } = usePage(page);
  return (
    <Page title={texts.teamLeaderboard} lead={texts.teamsLead} actions={<RebuildRatings />}>
      <TeamEloBoard initial={elo} seasons={seasons.data} />
    </Page>
  );
}
