/** A separate chunk: only signed-in visitors need it, and the first paint does not. */
import { onAccountEvents } from '../../api/account-events';
import { subscribeToAccount } from '../../features/accounts/live-account';
import { subscribeToSpoilerPreference } from '../../features/accounts/spoiler-preference';
import { subscribeToMessages } from '../../features/messages/live-messages';
import { subscribeToBanRefusals } from '../../features/moderation/ban-refusals';
import { subscribeToNotifications } from '../../features/notifications/live-notifications';
import { refreshAccount } from '../sign-in/sign-in';

/** A page that has deleted its account, or signed out, knows it by then. */
const REFRESH_AFTER_MS = 1_000;

export function subscribeToAccountUpdates(): void {
  // Menu and pages follow permissions, and a session that was ended elsewhere signs out here.
  onAccountEvents({ 'account.changed': () => setTimeout(refreshAccount, REFRESH_AFTER_MS) });
  subscribeToAccount();
  subscribeToSpoilerPreference();
  subscribeToNotifications();
  subscribeToMessages();
  subscribeToBanRefusals();
}
