import type { Db } from '../database/database';
import { serverKey } from '../keys/keys';

/** The VAPID key pair of this installation. Browsers subscribe with the public key. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Created once: with another pair all existing subscriptions would become invalid. */
export async function readVapidKeys(db: Db): Promise<VapidKeys> {
  const stored = await serverKey(db, 'push', async () => {
    const { default: webPush } = await import('web-push');
    return JSON.stringify(webPush.generateVAPIDKeys());
  });
  return JSON.parse(stored) as VapidKeys;
}

/** The VAPID subject: how a push service can contact the operator. It must be https: or mailto:. */
export function contactOf(siteUrl: string): string {
  const { protocol, origin, hostname } = new URL(siteUrl);
  return protocol === 'https:' ? origin : `mailto:push@${hostname}`;
}
