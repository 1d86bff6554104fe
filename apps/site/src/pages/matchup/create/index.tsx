import { Page } from '../../../components/layout/Page';
import { Restricted } from '../../../components/notices/Restricted';
import { CreateMatchup } from '../../../features/rooms/CreateMatchup';

export default function Create() {
  return (
    <Page title="Create matchup" lead="A match beside the brackets, with a room of its own." narrow>
      <Restricted to="Moderator">
        <CreateMatchup />
      </Restricted>
    </Page>
  );
}
