import { Button } from '../../../components/Button';
import { Page } from '../../../components/layout/Page';
import { Restricted } from '../../../components/notices/Restricted';
import { openRoom } from '../../../features/control-room/texts';
import { StreamSettings } from '../../../features/stream/StreamSettings';

export default function StreamConfigurationPage() {
  return (
    <Page
      title="Stream Configuration"
      lead="The match that all scenes show, and everything around a broadcast."
      actions={
        <Button size="lg" to="/stream/room">
          {openRoom}
        </Button>
      }
    >
      <Restricted to="Admin|editstream">
        <StreamSettings />
      </Restricted>
    </Page>
  );
}
