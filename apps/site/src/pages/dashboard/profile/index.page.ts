import * as texts from '../../../features/accounts/texts';
import { definePage } from '../../../page-declaration';

export default definePage({
  share: () => ({ title: texts.editProfile, description: texts.editProfileLead }),
});
