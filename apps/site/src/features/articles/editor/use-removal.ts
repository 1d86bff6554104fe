import { useWrite } from '../../../api/use-call';
import { showError } from '../../../components/dialogs/dialogs';
import { notify } from '../../../components/toasts/notify';

/** Deletes at once: whoever did not mean it takes it back. */
export function useRemoval() {
  const remove = useWrite('articles', 'remove');
  const restore = useWrite('articles', 'restore');

  async function bringBack({ id, title }: { id: string; title: string }): Promise<void> {
    await restore
      .mutateAsync({ id })
      .then(() => notify({ message: `“${title}” is back.`, kind: 'success' }), showError);
  }

  /** Answers whether it is gone. */
  async function discard(article: { id: string; title: string }): Promise<boolean> {
    try {
      await remove.mutateAsync({ id: article.id });
    } catch (error) {
      await showError(error);
      return false;
    }
    notify({
      message: `“${article.title}” was deleted.`,
      action: { label: 'Undo', run: () => void bringBack(article) },
    });
    return true;
  }

  return { discard, bringBack };
}
