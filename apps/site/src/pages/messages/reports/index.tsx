import { Page } from '../../../components/layout/Page';
import { Restricted } from '../../../components/notices/Restricted';
import { Reports } from '../../../features/messages/Reports';
import * as texts from '../../../features/messages/texts';

export default function MessageReportsPage() {
  return (
    <Page title={texts.reportedMessages} lead={texts.reportedMessagesLead}>
      <Restricted to="Moderator">
        <Reports />
      </Restricted>
    </Page>
  );
}
