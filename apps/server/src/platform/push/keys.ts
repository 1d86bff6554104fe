import webPush from 'web-push';
import type { Db } from '../database/database';
import { serverKey } from '../keys/keys';

/** The pair that push services know this installation by. Browsers subscribe with the public one. */
export interface ApplicationKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Made once: with another pair every subscription there is would be worthless. */
export async function applicationKeys(db: Db): Promise<ApplicationKeys> {
  const stored = await serverKey(db, 'push', () => JSON.stringify(webPush.generateVAPIDKeys()));
  return JSON.parse(stored) as ApplicationKeys;
}

/** Whom a push service may turn to. It must be https or mailto, which a development address is not. */
export function contactOf(siteUrl: string): string {
  const { protocol, origin, hostname } = new URL(siteUrl);
  return protocol === 'https:' ? origin : `mailto:push@${hostname}`;
}
