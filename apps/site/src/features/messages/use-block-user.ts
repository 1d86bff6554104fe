import { useWrite } from '../../api/use-call';
import { confirm, showError } from '../../components/dialogs/dialogs';
import { notify } from '../../components/toasts/notify';

/** Blocks and unblocks messages of a user. */
export function useBlockUser(user: { readonly id: string; readonly name: string }) {
  const blockUser = useWrite('messages', 'block');
  const unblockUser = useWrite('messages', 'unblock');

  async function block(): Promise<void> {
    const isBlocked = await confirm({
      title: `Block ${user.name}?`,
      message: `${user.name} can no longer write to you. They are not told of it.`,
      confirmLabel: 'Block player',
      danger: true,
      action: () => blockUser.mutateAsync({ userId: user.id }),
    });
    if (isBlocked) notify({ message: `${user.name} is blocked.` });
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
