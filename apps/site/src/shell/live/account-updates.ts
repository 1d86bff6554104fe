/** A separate chunk: only signed-in visitors need it, and the first paint does not. */
import { subscribeToAccount } from '../../features/accounts/live-account';
import { subscribeToMessages } from '../../features/messages/live-messages';
import { subscribeToBanRefusals } from '../../features/moderation/ban-refusals';
import { subscribeToNotifications } from '../../features/notifications/live-notifications';

export function subscribeToAccountUpdates(): void {
  subscribeToAccount();
  subscribeToNotifications();
  subscribeToMessages();
  subscribeToBanRefusals();
}
