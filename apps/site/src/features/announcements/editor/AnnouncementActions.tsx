import type { Announcement, AnnouncementContent } from '@mes/contract/announcement-schemas';
import { api } from '../../../api/client';
import { EditorActions } from '../../../components/editing/EditorActions';
import { announcementPath } from '../paths';
import * as texts from '../texts';
import { useDeleteAnnouncement } from './use-delete-announcement';

interface AnnouncementActionsProps {
  announcement: Announcement;
  onRestore: (version: AnnouncementContent) => void;
  onRemoved: () => void;
}

export function AnnouncementActions({ announcement, ...handlers }: AnnouncementActionsProps) {
  const { deleteItem } = useDeleteAnnouncement();
  const { id } = announcement;
  return (
    <EditorActions
      all={{ to: announcementPath(), label: texts.allAnnouncements }}
      loadHistory={() => api.announcements.history({ id })}
      loadVersion={(revision) => api.announcements.version({ id, revision })}
      remove={() => deleteItem(announcement)}
      {...handlers}
    />
  );
}
