import { Page } from '../../../components/layout/Page';
import { ProfileCards } from '../../../features/players/ProfileCards';

export default function Profiles() {
  return (
    <Page
      title="Experimental profiles"
      lead="A player on one card. Put several side by side and share the address."
    >
      <ProfileCards />
    </Page>
  );
}
