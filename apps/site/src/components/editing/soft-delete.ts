import { interpolate } from '../../interpolate';
import { showError } from '../dialogs/dialogs';
import { notify } from '../toasts/notify';
import * as texts from './texts';

interface Item {
  readonly id: string;
  readonly title: string;
}

interface SoftDeleteOptions {
  remove: (item: { id: string }) => Promise<unknown>;
  restore: (item: { id: string }) => Promise<unknown>;
  /** What to say afterwards, with {title}. */
  deleted: string;
  isBack: string;
}

export interface SoftDelete {
  /** Resolves to whether it was deleted. */
  deleteItem: (item: Item) => Promise<boolean>;
  restoreItem: (item: Item) => Promise<void>;
}

/** Deletes without confirmation, with an undo button in the toast. */
export function createSoftDelete({
  remove,
  restore,
  deleted,
  isBack,
}: SoftDeleteOptions): SoftDelete {
  async function restoreItem({ id, title }: Item): Promise<void> {
    const message = interpolate(isBack, { title });
    await restore({ id }).then(() => notify({ message, kind: 'success' }), showError);
  }

  async function deleteItem(item: Item): Promise<boolean> {
    try {
      await remove({ id: item.id });
    } catch (error) {
      await showError(error);
      return false;
    }
    notify({
      message: interpolate(deleted, { title: item.title }),
      action: { label: texts.undo, run: () => void restoreItem(item) },
    });
    return true;
  }

  return { deleteItem, restoreItem };
}
