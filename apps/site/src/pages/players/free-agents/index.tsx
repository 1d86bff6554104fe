import { Page } from '../../../components/layout/Page';
import { FreeAgents } from '../../../features/players/FreeAgents';

export default function FreeAgentsPage() {
  return (
    <Page
      title="Free agents"
      lead="Players who look for a team. You can appear here from your dashboard."
    >
      <FreeAgents />
    </Page>
  );
}
