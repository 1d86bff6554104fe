import { useWrite } from '../../../api/use-call';
import { createSoftDelete } from '../../../components/editing/soft-delete';
import * as texts from '../texts';

export function useDeleteAnnouncement() {
  const { mutateAsync: remove } = useWrite('announcements', 'remove');
  const { mutateAsync: restore } = useWrite('announcements', 'restore');
  return createSoftDelete({
    remove,
    restore,
    deleted: texts.announcementDeleted,
    isBack: texts.announcementIsBack,
  });
}
