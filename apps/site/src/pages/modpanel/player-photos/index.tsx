import { Page } from '../../../components/layout/Page';
import { Restricted } from '../../../components/notices/Restricted';
import { PictureQueue } from '../../../features/picture-approval/PictureQueue';
import * as texts from '../../../features/picture-approval/texts';

export default function PlayerPhotosPage() {
  return (
    <Page title={texts.pictures} lead={texts.picturesLead}>
      <Restricted to="Moderator">
        <PictureQueue />
      </Restricted>
    </Page>
  );
}
