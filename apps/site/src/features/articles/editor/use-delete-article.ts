import { useWrite } from '../../../api/use-call';
import { showError } from '../../../components/dialogs/dialogs';
import { notify } from '../../../components/toasts/notify';

/** Deletes without confirmation, with an undo button in the toast. */
export function useDeleteArticle() {
  const remove = useWrite('articles', 'remove');
  const restore = useWrite('articles', 'restore');

  async function restoreArticle({ id, title }: { id: string; title: string }): Promise<void> {
    await restore
      .mutateAsync({ id })
      .then(() => notify({ message: `“${title}” is back.`, kind: 'success' }), showError);
  }

  /** Returns whether it was deleted. */
  async function deleteArticle(article: { id: string; title: string }): Promise<boolean> {
    try {
      await remove.mutateAsync({ id: article.id });
    } catch (error) {
      await showError(error);
      return false;
    }
    notify({
      message: `“${article.title}” was deleted.`,
      action: { label: 'Undo', run: () => void restoreArticle(article) },
    });
    return true;
  }

  return { deleteArticle, restoreArticle };
}
