import { channels } from '@mes/client/channels';
import type { Announcement } from '@mes/contract/announcement-schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { keyOf, useCall } from '../../../api/use-call';
import { useLive } from '../../../api/use-live';
import { LoadedPage } from '../../../components/states/LoadedPage';
import { useNavigate } from '../../../router/use-navigate';
import { announcementPath, NEW_ANNOUNCEMENT } from '../paths';
import * as texts from '../texts';
import { AnnouncementForm } from './AnnouncementForm';

interface AnnouncementEditorProps {
  id: string;
  onCreated: (id: string) => void;
}

export function AnnouncementEditor({ id, onCreated }: AnnouncementEditorProps) {
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
  const navigate = useNavigate();
  const [formKey, setFormKey] = useState(0);

  const handleCreated = async (created: Announcement) => {
    queryClient.setQueryData(keyOf('announcements', 'get', { id: created.id }), created);
    onCreated(created.id);
    await navigate(announcementPath(created.id), { replace: true });
  };
  const reload = async () => {
    await announcement.refetch();
    setFormKey((before) => before + 1);
  };

  return (
    <LoadedPage
      query={isNew ? EMPTY_QUERY : announcement}
      title={texts.announcements}
      missing={texts.noAnnouncement}
    >
      {(found) => (
        <AnnouncementForm
          key={formKey}
          announcement={found}
          onCreated={handleCreated}
          onReload={() => void reload()}
        />
      )}
    </LoadedPage>
  );
}

const EMPTY_QUERY = {
  data: null,
  error: null,
  isPending: false,
  isFetching: false,
  refetch: () => {},
};
