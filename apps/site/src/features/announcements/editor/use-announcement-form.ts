import type { Announcement } from '@mes/contract/announcement-schemas';
import { useWrite } from '../../../api/use-call';
import { useEditorForm } from '../../../components/editing/use-editor-form';
import { withPublishing } from '../../../components/editing/with-publishing';
import { contentOf, draftOf, isSameContent } from './announcement-draft';

/** The form of an announcement, with saving and publishing. It is null until it is saved. */
export function useAnnouncementForm(announcement: Announcement | null) {
  const create = useWrite('announcements', 'create');
  const edit = useWrite('announcements', 'edit');
  const publishing = useWrite('announcements', 'publish');
  const unpublishing = useWrite('announcements', 'unpublish');
  const form = useEditorForm({
    kind: 'announcement',
    entity: announcement,
    draftOf,
    isSame: isSameContent,
    create: (draft) => create.mutateAsync(contentOf(draft)),
    edit: (draft, key) => edit.mutateAsync({ ...key, ...contentOf(draft) }),
  });
  return withPublishing(form, {
    publish: publishing.mutateAsync,
    unpublish: unpublishing.mutateAsync,
  });
}
