import { Page } from '../../../components/layout/Page';
import { Restricted } from '../../../components/notices/Restricted';
import { ControlRoom } from '../../../features/stream/ControlRoom';

export default function StreamConfigurationPage() {
  return (
    <Page
      title="Stream Configuration"
      lead="What is on air, what comes next, and the match that all scenes show."
    >
      <Restricted to="Admin|editstream">
        <ControlRoom />
      </Restricted>
    </Page>
  );
}
