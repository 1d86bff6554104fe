import { Page } from '../../../components/layout/Page';
import { Restricted } from '../../../components/notices/Restricted';
import { TournamentChooser } from '../../../features/tournament-desk/TournamentChooser';
import * as texts from '../../../features/tournament-desk/texts';

export default function RostersPage() {
  return (
    <Page title={texts.rosters} lead={texts.rostersLead}>
      <Restricted to="Moderator">
        <TournamentChooser to={(id) => `/tournament/rosters/${encodeURIComponent(id)}`} />
      </Restricted>
    </Page>
  );
}
