import { Button } from '../../../components/Button';
import { Page } from '../../../components/layout/Page';
import { Restricted } from '../../../components/notices/Restricted';
import * as texts from '../texts';
import { ChatManagement } from './ChatManagement';

export default function ManagementPage() {
  return (
    <Page
      title={texts.manageChat}
      lead={texts.manageLead}
      actions={
        <Button to="/chat" variant="ghost">
          {texts.openChat}
        </Button>
      }
    >
      <Restricted to="Moderator">
        <ChatManagement />
      </Restricted>
    </Page>
  );
}
