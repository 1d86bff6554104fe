import { Page } from '../../../components/layout/Page';
import { Restricted } from '../../../components/notices/Restricted';
import { Reports } from '../../../features/messages/Reports';

export default function MessageReportsPage() {
  return (
    <Page title="Reported messages" lead="Private messages that were reported, as they were then.">
      <Restricted to="Moderator">
        <Reports />
      </Restricted>
    </Page>
  );
}
