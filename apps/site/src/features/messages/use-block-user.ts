import { useWrite } from '../../api/use-call';
import { confirm, showError } from '../../components/dialogs/dialogs';
import { notify } from '../../components/toasts/notify';
import { interpolate } from '../../interpolate';
import * as texts from './texts';

/** Blocks and unblocks messages of a user. */
export function useBlockUser(user: { readonly id: string; readonly name: string }) {
  const blockUser = useWrite('messages', 'block');
  const unblockUser = useWrite('messages', 'unblock');

  async function block(): Promise<void> {
    const isBlocked = await confirm({
      title: interpolate(texts.blockTitle, { name: user.name }),
      message: interpolate(texts.blockMessage, { name: user.name }),
      confirmLabel: texts.blockPlayer,
      danger: true,
      action: () => blockUser.mutateAsync({ userId: user.id }),
    });
    if (isBlocked) notify({ message: interpolate(texts.isBlocked, { name: user.name }) });
  }

  async function unblock(): Promise<void> {
    try {
      await unblockUser.mutateAsync({ userId: user.id });
    } catch (error) {
      await showError(error);
    }
  }

  return { block, unblock };
}
