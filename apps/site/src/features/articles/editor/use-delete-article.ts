import { useWrite } from '../../../api/use-call';
import { createSoftDelete } from '../../../components/editing/soft-delete';
import * as texts from '../texts';

export function useDeleteArticle() {
  const { mutateAsync: remove } = useWrite('articles', 'remove');
  const { mutateAsync: restore } = useWrite('articles', 'restore');
  return createSoftDelete({
    remove,
    restore,
    deleted: texts.articleDeleted,
    isBack: texts.articleIsBack,
  });
}
