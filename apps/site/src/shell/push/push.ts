import { api } from '../../api/client';
import { isOffered } from '../../api/first-data';

export type PushPermission = NotificationPermission | 'unsupported';

export function pushPermission(): PushPermission {
  const supported =
    'Notification' in window && 'PushManager' in window && 'serviceWorker' in navigator;
  return supported && isOffered('push.pushEndpoint') ? Notification.permission : 'unsupported';
}

/** Asks the visitor, subscribes this browser and tells the server. False if the visitor declined. */
export async function enablePush(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const { applicationKey } = await api.push.hasEndpoint({});
  if (applicationKey === null) throw new Error('Push notifications are turned off on this server.');
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: applicationKey,
  });
  await api.push.pushEndpoint(subscription.toJSON() as Parameters<typeof api.push.pushEndpoint>[0]);
  return true;
}
