import { Page } from '../../../components/layout/Page';
import { Restricted } from '../../../components/notices/Restricted';
import { Accounts } from '../../../features/account-admin/Accounts';
import * as texts from '../../../features/account-admin/texts';

export default function AccountsPage() {
  return (
    <Page title={texts.accounts} lead={texts.accountsLead}>
      <Restricted to="Admin">
        <Accounts />
      </Restricted>
    </Page>
  );
}
