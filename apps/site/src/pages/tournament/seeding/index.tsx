import { Page } from '../../../components/layout/Page';
import { Restricted } from '../../../components/notices/Restricted';
import { TournamentChooser } from '../../../features/tournament-desk/TournamentChooser';
import * as texts from '../../../features/tournament-desk/texts';

export default function SeedingPage() {
  return (
    <Page title={texts.seeding} lead={texts.seedingChooserLead}>
      <Restricted to="Moderator">
        <TournamentChooser to={(id) => `/tournament/seeding/${encodeURIComponent(id)}`} />
      </Restricted>
    </Page>
  );
}
