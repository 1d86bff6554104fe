import { Page } from '../../../components/layout/Page';
import { Restricted } from '../../../components/notices/Restricted';
import { TournamentChooser } from '../../../features/tournament-desk/TournamentChooser';

export default function RostersPage() {
  return (
    <Page title="Rosters" lead="Choose the tournament whose teams you want to decide about.">
      <Restricted to="Moderator">
        <TournamentChooser to={(id) => `/tournament/rosters/${encodeURIComponent(id)}`} />
      </Restricted>
    </Page>
  );
}
