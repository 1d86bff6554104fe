import { Page } from '../../../components/layout/Page';
import { Restricted } from '../../../components/notices/Restricted';
import { Logs } from '../../../features/logs/Logs';
import * as texts from '../../../features/logs/texts';

export default function LogPage() {
  return (
    <Page title={texts.logs} lead={texts.logsLead}>
      <Restricted to="Moderator">
        <Logs />
      </Restricted>
    </Page>
  );
}
