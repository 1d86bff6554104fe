import { Page } from '../../../components/layout/Page';
import { Restricted } from '../../../components/notices/Restricted';
import { TournamentChooser } from '../../../features/tournament-desk/TournamentChooser';

export default function SeedingPage() {
  return (
    <Page title="Seeding" lead="Choose the tournament whose teams you want to put in order.">
      <Restricted to="Moderator">
        <TournamentChooser to={(id) => `/tournament/seeding/${encodeURIComponent(id)}`} />
      </Restricted>
    </Page>
  );
}
