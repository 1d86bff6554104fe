import { Button } from '../../../components/Button';
import { Page } from '../../../components/layout/Page';
import { Restricted } from '../../../components/notices/Restricted';
import { MatchupList } from '../../../features/rooms/MatchupList';

export default function List() {
  return (
    <Page
      title="Matchups"
      lead="Who waits for staff, and every match room."
      actions={<Button to="/matchup/create">Create matchup</Button>}
    >
      <Restricted to="Moderator">
        <MatchupList />
      </Restricted>
    </Page>
  );
}
