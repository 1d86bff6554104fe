import { useAccount } from '../../api/account';
import { useAccountEventsOpen } from '../../api/account-events';
import { useCall } from '../../api/use-call';

/** The number of unread notifications; 0 until it is known. */
export function useUnreadNotifications(): number {
  const ready = useAccountEventsOpen();
  const enabled = useAccount() !== null && ready;
  const { data } = useCall('notifications', 'unread', {}, { enabled });
  return (enabled && data?.unread) || 0;
}
