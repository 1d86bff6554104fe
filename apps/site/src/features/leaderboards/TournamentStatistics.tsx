import { Page } from '../../components/layout/Page';
import { FinishedTournaments } from './FinishedTournaments';
import { TournamentRanks } from './TournamentRanks';
import * as texts from './texts';

export default function TournamentStatistics() {
  return (
    <Page title={texts.tournamentStatistics} lead={texts.tournamentStatisticsLead}>
      <TournamentRanks />
      <FinishedTournaments />
    </Page>
  );
}
