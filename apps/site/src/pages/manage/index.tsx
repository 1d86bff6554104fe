import { Page } from '../../components/layout/Page';
import { Restricted } from '../../components/notices/Restricted';
import { Manage } from '../../features/notes/Manage';
import * as texts from '../../features/notes/texts';

export default function ManagePage() {
  return (
    <Page title={texts.manage} lead={texts.manageLead}>
      <Restricted to="Moderator">
        <Manage />
      </Restricted>
    </Page>
  );
}
