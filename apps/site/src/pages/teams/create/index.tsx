import { Page } from '../../../components/layout/Page';
import { CreateTeam } from '../../../features/teams/CreateTeam';

export default function Create() {
  return (
    <Page
      title="Create team"
      lead="You lead it: you invite players and sign it up for tournaments."
      narrow
    >
      <CreateTeam />
    </Page>
  );
}
