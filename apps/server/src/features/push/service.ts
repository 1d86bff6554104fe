import { createHash } from 'node:crypto';
import { InvalidParameter } from '@mes/contract/errors';
import type { PushMessage, PushState, PushSubscription } from '@mes/contract/push';
import { v7 as uuidv7 } from 'uuid';
import type { Action, Actor } from '../../platform/calls/actor';
import type { Db, Tx } from '../../platform/database/database';
import { isPublicKey, type PushSender } from '../../platform/push/sender';
import type { Deliveries } from './delivery/service';
import * as repository from './repository';

export interface Notification {
  readonly account: string;
  readonly title: string;
  readonly body: string;
  /** Path on the site that a click opens: `/app/match/12`. */
  readonly url: string;
  /** Replaces an earlier notification with the same tag, shown or still waiting. */
  readonly tag?: string;
  /** Seconds after which it is not worth telling any more. */
  readonly ttl?: number;
  /** The same key reaches a browser once; without one, every call is a message of its own. */
  readonly key?: string;
  readonly now: number;
}

/** What other features send push notifications with. */
export interface Push {
  /** Answers how many browsers it goes to, once the transaction has committed. */
  notify(tx: Tx, notification: Notification): Promise<number>;
}

export interface PushService extends Push {
  /** Makes the endpoint the actor's, whose ever it was. */
  subscribe(tx: Tx, subscription: PushSubscription, action: Action): Promise<PushState>;
  /** Of one endpoint, or of the account as a whole. */
  read(db: Db, actor: Actor, endpoint?: string): Promise<PushState>;
  notifyTest(tx: Tx, action: Action): Promise<number>;
}

interface Parts {
  readonly applicationKey: string;
  readonly sender: Pick<PushSender, 'allows'>;
  readonly deliveries: Pick<Deliveries, 'enqueue'>;
}

const SUBSCRIPTIONS = 10;
const DAY_SECONDS = 86_400;
const LONGEST_TTL_SECONDS = 28 * DAY_SECONDS;
/** A push holds 3,993 bytes, and a letter can take four of them. */
const LONGEST_TITLE = 100;
const LONGEST_BODY = 300;

export function createPushService({ applicationKey, sender, deliveries }: Parts): PushService {
  const push: PushService = {
    async subscribe(tx, { endpoint, keys: { p256dh, auth } }, { actor, now }) {
      if (!sender.allows(endpoint))
        throw new InvalidParameter('endpoint', 'Not the address of a push service.');
      if (!isPublicKey(p256dh)) throw new InvalidParameter('keys.p256dh', 'Not a public key.');

      const endpointHash = hashEndpoint(endpoint);
      const account = actor.id;
      // What waits for the earlier owner of the browser goes with their subscription.
      await repository.deleteOfOthers(tx, { account, endpointHash });
      await repository.save(tx, {
        id: uuidv7(),
        account,
        session: actor.sessionId,
        endpointHash,
        endpoint,
        p256dh,
        auth,
        createdAt: now,
      });
      await repository.deleteAllButNewest(tx, account, SUBSCRIPTIONS);
      return push.read(tx, actor, endpoint);
    },

    async read(db, { id, sessionId: session }, endpoint) {
      const endpoints = await repository.countOfAccount(db, id);
      const subscribed =
        endpoint === undefined
          ? endpoints > 0
          : await repository.existsInSession(db, { session, endpointHash: hashEndpoint(endpoint) });
      return { subscribed, endpoints, applicationKey };
    },

    async notify(tx, { account, ttl = DAY_SECONDS, key = uuidv7(), now, ...content }) {
      const subscriptions = await repository.findIdsOfAccountForReference(tx, account);
      if (subscriptions.length === 0) return 0;
      const added = await repository.insertDeliveries(tx, subscriptions, {
        key,
        message: toPushMessage(content, key),
        expiresAt: now + Math.min(ttl, LONGEST_TTL_SECONDS) * 1_000,
      });
      for (const subscription of added)
        await deliveries.enqueue(tx, { subscription, key, attempt: 0 });
      return added.length;
    },

    notifyTest: (tx, { actor, now }) =>
      push.notify(tx, {
        account: actor.id,
        title: 'Push Notifications',
        body: 'This browser receives your notifications.',
        url: '/app/notifications',
        tag: 'test',
        ttl: 60,
        now,
      }),
  };
  return push;
}

/** A message that happens to arrive twice has the same tag both times, and is shown once. */
function toPushMessage(
  { title, body, url, tag }: Pick<Notification, 'title' | 'body' | 'url' | 'tag'>,
  key: string,
): PushMessage {
  if (!/^\/(?![/\\])/.test(url)) throw new Error(`A push opens a path of the site, not '${url}'.`);
  return {
    title: shorten(title, LONGEST_TITLE),
    body: shorten(body, LONGEST_BODY),
    url,
    tag: tag ?? key,
  };
}

/** Of one line. Control characters and halves of letters could not even be stored. */
function shorten(text: string, longest: number): string {
  const letters = Array.from(text.replace(/[\p{Cc}\p{Cs}]+/gu, ' ').trim());
  if (letters.length <= longest) return letters.join('');
  return `${letters.slice(0, longest - 1).join('')}…`;
}

/** An endpoint is long, random and secret: its hash stands for it wherever it can. */
function hashEndpoint(endpoint: string): string {
  return createHash('sha256').update(endpoint).digest('base64url');
}

/** A repeated key is recognised for a day after its message has expired. */
export async function deleteOldDeliveries(db: Db, now: number): Promise<void> {
  await repository.deleteDeliveriesExpiredBefore(db, now - DAY_SECONDS * 1_000);
}
