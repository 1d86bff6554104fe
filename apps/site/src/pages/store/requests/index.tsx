import { Page } from '../../../components/layout/Page';
import { Restricted } from '../../../components/notices/Restricted';
import { RequestQueue } from '../../../features/store/requests/RequestQueue';
import * as texts from '../../../features/store/texts';

export default function StoreRequestsPage() {
  return (
    <Page title={texts.requests} lead={texts.requestsLead}>
      <Restricted to="Moderator">
        <RequestQueue />
      </Restricted>
    </Page>
  );
}
