import { useAccount } from '../../api/account';
import { useAccountEventsOpen } from '../../api/account-events';
import { useCall } from '../../api/use-call';

/** How many the account has not read; 0 while that is not known. */
export function useUnreadNotifications(): number {
  const ready = useAccountEventsOpen();
  const enabled = useAccount() !== null && ready;
  const { data } = useCall('notifications', 'unread', {}, { enabled });
  return (enabled && data?.unread) || 0;
}
