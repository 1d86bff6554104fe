import { Page } from '../../../components/layout/Page';
import { FinishedTournaments } from '../../../features/leaderboards/FinishedTournaments';
import { TournamentRanks } from '../../../features/leaderboards/TournamentRanks';
import * as texts from '../../../features/leaderboards/texts';

export default function TournamentStatisticsPage() {
  return (
    <Page title={texts.tournamentStatistics} lead={texts.tournamentStatisticsLead}>
      <TournamentRanks />
      <FinishedTournaments />
    </Page>
  );
}
