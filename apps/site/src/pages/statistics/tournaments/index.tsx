import { Page } from '../../../components/layout/Page';
import { FinishedTournaments } from '../../../features/leaderboards/FinishedTournaments';
import { TournamentRanks } from '../../../features/leaderboards/TournamentRanks';

export default function TournamentStatisticsPage() {
  return (
    <Page
      title="Tournament statistics"
      lead="Placements earn points. A shared place earns those of its best."
    >
      <TournamentRanks />
      <FinishedTournaments />
    </Page>
  );
}
