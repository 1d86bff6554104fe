import { useAccount } from '../../api/account';
import { useAccountEventsOpen } from '../../api/account-events';
import { useCall } from '../../api/use-call';

/** The number of unread messages; 0 until it is known. */
export function useUnreadMessages(): number {
  const ready = useAccountEventsOpen();
  const enabled = useAccount() !== null && ready;
  const { data } = useCall('messages', 'unread', {}, { enabled });
  return (enabled && data?.unread) || 0;
}
