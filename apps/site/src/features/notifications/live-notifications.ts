/** Keeps what the page shows of notifications up to date, and says in passing what is new. */
import type { Notification } from '@mes/contract/notifications';
import { onAccountEvents } from '../../api/account-events';
import { queryClient } from '../../api/query-client';
import { notify } from '../../components/toasts/notify';

/** Answers what ends it. */
export function subscribeToNotifications(): () => void {
  return onAccountEvents({
    'notification.added': ({ notification }) => {
      readAgain();
      announce(notification);
    },
    'notification.read': readAgain,
    'notification.preferences_changed': readAgain,
    missed: readAgain,
  });
}

function readAgain(): void {
  void queryClient.invalidateQueries({ queryKey: ['notifications'] });
}

/** A message has been announced when it came, long before it became a notification. */
function announce({ kind, title, text, link }: Notification): void {
  if (document.hidden || kind === 'messages' || isHere(link)) return;
  notify({ title, message: text });
}

/** Whoever looks at what it tells of needs no telling: a captain in the room sees the turn. */
function isHere(link: string | null): boolean {
  return link === location.pathname;
}
