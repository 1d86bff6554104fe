import { Page } from '../../../components/layout/Page';
import { Restricted } from '../../../components/notices/Restricted';
import { CreateMatchup } from '../../../features/rooms/CreateMatchup';
import * as texts from '../../../features/rooms/texts';

export default function Create() {
  return (
    <Page title={texts.createMatchup} lead={texts.createMatchupLead} narrow>
      <Restricted to="Moderator">
        <CreateMatchup />
      </Restricted>
    </Page>
  );
}
