import { api } from '../../api/client';

export type PushPermission = NotificationPermission | 'unsupported';

export function pushPermission(): PushPermission {
  const supported =
    'Notification' in window && 'PushManager' in window && 'serviceWorker' in navigator;
  return supported ? Notification.permission : 'unsupported';
}

/** Asks for permission and sends the subscription to the server. False if the visitor declined. */
export async function enablePush(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  await subscribe();
  return true;
}

/**
 * A subscription ends with the session that created it. After a new sign-in, a browser that still has
 * the permission sends its subscription to the server again.
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
