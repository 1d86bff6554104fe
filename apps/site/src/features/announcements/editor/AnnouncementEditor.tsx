import { channels } from '@mes/client/channels';
import type { Announcement } from '@mes/contract/announcement-schemas';
import { useQueryClient } from '@tanstack/react-query';
import { keyOf, useCall } from '../../../api/use-call';
import { useLive } from '../../../api/use-live';
import { useEditedItem } from '../../../components/editing/use-edited-item';
import { LoadedPage } from '../../../components/states/LoadedPage';
import { announcementPath, NEW_ANNOUNCEMENT } from '../paths';
import * as texts from '../texts';
import { AnnouncementForm } from './AnnouncementForm';

interface AnnouncementEditorProps {
  id: string;
  onCreated: (id: string) => void;
}

export default function AnnouncementEditor({ id, onCreated }: AnnouncementEditorProps) {
  const isNew = id === NEW_ANNOUNCEMENT;
  const announcement = useCall('announcements', 'get', { id }, { enabled: !isNew });
  const queryClient = useQueryClient();
  useLive(channels.staff(), {
    'announcement.seen': ({ id: seenId, accounts, visitors }) => {
      queryClient.setQueryData<Announcement>(
        keyOf('announcements', 'get', { id: seenId }),
        (before) => before && { ...before, seen: { accounts, visitors } },
      );
    },
    reads: ['announcements'],
  });

  const edited = useEditedItem({
    isNew,
    query: announcement,
    keyOf: (other) => keyOf('announcements', 'get', { id: other }),
    pathOf: announcementPath,
    onCreated,
  });

  return (
    <LoadedPage query={edited.query} title={texts.announcements} missing={texts.noAnnouncement}>
      {(found) => (
        <AnnouncementForm
          key={edited.formKey}
          announcement={found}
          onCreated={edited.handleCreated}
          onReload={edited.reload}
        />
      )}
    </LoadedPage>
  );
}
