import { RestrictedPage } from '../../components/notices/RestrictedPage';
import { AnnouncementDesk } from '../../features/announcements/editor/AnnouncementDesk';
import * as texts from '../../features/announcements/texts';

export default function AnnouncementPage() {
  return (
    <RestrictedPage title={texts.announcements} to="Admin">
      <AnnouncementDesk />
    </RestrictedPage>
  );
}
