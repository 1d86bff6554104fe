import { Page } from '../../../components/layout/Page';
import { ProfileCards } from '../../../features/players/ProfileCards';
import * as texts from '../../../features/players/texts';

export default function Profiles() {
  return (
    <Page title={texts.experimentalProfiles} lead={texts.profilesLead}>
      <ProfileCards />
    </Page>
  );
}
