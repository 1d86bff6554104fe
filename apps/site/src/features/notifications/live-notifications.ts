/** Updates the notifications on the page, and shows toasts for new ones. */
import type { Notification } from '@mes/contract/notifications';
import { onAccountEvents } from '../../api/account-events';
import { queryClient } from '../../api/query-client';
import { notify } from '../../components/toasts/notify';
import { spoilerFree } from '../../preferences';

/** The returned function unsubscribes. */
export function subscribeToNotifications(): () => void {
  return onAccountEvents({
    'notification.added': ({ notification }) => {
      refetch();
      showToast(notification);
    },
    'notification.read': refetch,
    'notification.preferences_changed': refetch,
    missed: refetch,
  });
}

function refetch(): void {
  void queryClient.invalidateQueries({ queryKey: ['notifications'] });
}

/** Not for messages, which have toasts of their own. */
function showToast(notification: Notification): void {
  const { kind, link, withoutResult } = notification;
  if (document.hidden || kind === 'messages' || isCurrentPage(link)) return;
  const { title, text } = (spoilerFree.get() && withoutResult) || notification;
  notify({ title, message: text });
}

/** No toast on the page that it links to: a captain in the match room already sees the turn. */
function isCurrentPage(link: string | null): boolean {
  return link === location.pathname;
}
