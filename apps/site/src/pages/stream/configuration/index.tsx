import { Button } from '../../../components/Button';
import { Page } from '../../../components/layout/Page';
import { Restricted } from '../../../components/notices/Restricted';
import { openRoom } from '../../../features/control-room/texts';
import { StreamSettings } from '../../../features/stream/StreamSettings';
import * as texts from '../../../features/stream/texts';

export default function StreamConfigurationPage() {
  return (
    <Page
      title={texts.streamConfiguration}
      lead={texts.streamConfigurationLead}
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
