/** Code of its own: it is for those who are signed in, and nothing of the first paint needs it. */
import { followAccount } from '../../features/accounts/live-account';
import { followMessages } from '../../features/messages/live-messages';
import { followNotifications } from '../../features/notifications/live-notifications';

export function followAccountNews(): void {
  followAccount();
  followNotifications();
  followMessages();
}
