import { Button } from '../../../components/Button';
import { Page } from '../../../components/layout/Page';
import { Restricted } from '../../../components/notices/Restricted';
import { Library } from '../../../features/control-room/library/Library';
import * as texts from '../../../features/control-room/texts';

export default function StreamLibraryPage() {
  return (
    <Page
      title={texts.library}
      lead={texts.libraryLead}
      actions={
        <Button variant="ghost" to="/stream/room">
          {texts.backToRoom}
        </Button>
      }
    >
      <Restricted to="Admin|editstream">
        <Library />
      </Restricted>
    </Page>
  );
}
