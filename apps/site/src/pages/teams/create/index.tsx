import { Page } from '../../../components/layout/Page';
import { CreateTeam } from '../../../features/teams/CreateTeam';
import * as texts from '../../../features/teams/texts';

export default function Create() {
  return (
    <Page title={texts.createTeam} lead={texts.createTeamLead} narrow>
      <CreateTeam />
    </Page>
  );
}
