import { Page } from '../../../components/layout/Page';
import { ProfileForm } from '../../../features/accounts/ProfileForm';
import * as texts from '../../../features/accounts/texts';

export default function EditProfilePage() {
  return (
    <Page title={texts.editProfile} lead={texts.editProfileLead} narrow>
      <ProfileForm />
    </Page>
  );
}
