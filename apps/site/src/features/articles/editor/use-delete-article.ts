import { useWrite } from '../../../api/use-call';
import { showError } from '../../../components/dialogs/dialogs';
import { notify } from '../../../components/toasts/notify';
import { interpolate } from '../../../interpolate';
import * as texts from '../texts';

/** Deletes without confirmation, with an undo button in the toast. */
export function useDeleteArticle() {
  const remove = useWrite('articles', 'remove');
  const restore = useWrite('articles', 'restore');

  async function restoreArticle({ id, title }: { id: string; title: string }): Promise<void> {
    await restore
      .mutateAsync({ id })
      .then(
        () => notify({ message: interpolate(texts.articleIsBack, { title }), kind: 'success' }),
        showError,
      );
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
      message: interpolate(texts.articleDeleted, { title: article.title }),
      action: { label: texts.undo, run: () => void restoreArticle(article) },
    });
    return true;
  }

  return { deleteArticle, restoreArticle };
}
