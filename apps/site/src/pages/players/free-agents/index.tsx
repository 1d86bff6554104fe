import { Page } from '../../../components/layout/Page';
import { FreeAgents } from '../../../features/players/FreeAgents';
import * as texts from '../../../features/players/texts';

export default function FreeAgentsPage() {
  return (
    <Page title={texts.freeAgents} lead={texts.freeAgentsLead}>
      <FreeAgents />
    </Page>
  );
}
