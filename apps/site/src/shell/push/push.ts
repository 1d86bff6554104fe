import { api } from '../../api/client';
import { isAvailable } from '../../api/first-data';

export type PushPermission = NotificationPermission | 'unsupported';

export function pushPermission(): PushPermission {
  const supported =
    'Notification' in window && 'PushManager' in window && 'serviceWorker' in navigator;
  return supported && isAvailable('push.pushEndpoint') ? Notification.permission : 'unsupported';
}

/** Asks the visitor, subscribes this browser and tells the server. False if the visitor declined. */
export async function enablePush(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  await subscribe();
  return true;
}

/**
 * A subscription ends with the sign-in that made it. Whoever signs in again on a browser that has
 * allowed notifications is not asked anew, so the browser tells the server by itself.
 */
export async function renewPush(): Promise<void> {
  if (pushPermission() !== 'granted') return;
  const { pushManager } = await navigator.serviceWorker.ready;
  const endpoint = (await pushManager.getSubscription())?.endpoint;
  const { subscribed } = await api.push.hasEndpoint({ endpoint });
  if (endpoint === undefined || !subscribed) await subscribe();
}

async function subscribe(): Promise<void> {
  const { applicationKey } = await api.push.hasEndpoint({});
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: applicationKey,
  });
  await api.push.pushEndpoint(subscription.toJSON() as Parameters<typeof api.push.pushEndpoint>[0]);
}
