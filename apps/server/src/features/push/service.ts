import { createHash } from 'node:crypto';
import { InvalidParameter } from '@mes/contract/errors';
import type { PushMessage, PushState, PushSubscription } from '@mes/contract/push';
import { RETENTION } from '@mes/domain/retention/retention';
import { v7 as uuidv7 } from 'uuid';
import type { Action, Actor } from '../../platform/calls/actor';
import type { Db, Tx } from '../../platform/database/database';
import { isPublicKey, type PushSender } from '../../platform/push/sender';
import type { PushDeliveries } from './delivery/service';
import * as repository from './repository';
import { texts } from './texts';

export interface Notification {
  readonly accountId: string;
  readonly title: string;
  readonly body: string;
  /** Path on the site that a click opens: `/app/match/12`. */
  readonly url: string;
  /** Replaces an earlier notification with the same tag, shown or still waiting. */
  readonly tag?: string;
  /** Seconds after which the message is obsolete. */
  readonly ttl?: number;
  /** The same key reaches a browser once; without one, every call is a message of its own. */
  readonly key?: string;
  readonly now: number;
}

/** The interface for other features. */
export interface Push {
  /** Returns the number of browsers; they get it after the commit. */
  notify(tx: Tx, notification: Notification): Promise<number>;
}

export interface PushService extends Push {
  /** Before the transaction, so that no lock waits for the name of the host to be resolved. */
  validateEndpoint(endpoint: string): Promise<void>;
  /** Assigns the endpoint to the actor, whoever owned it before. */
  subscribe(tx: Tx, subscription: PushSubscription, action: Action): Promise<PushState>;
  /** Of one endpoint, or of the account as a whole. */
  read(db: Db, actor: Actor, endpoint?: string): Promise<PushState>;
  notifyTest(tx: Tx, action: Action): Promise<number>;
}

interface Deps {
  readonly applicationKey: string;
  readonly sender: Pick<PushSender, 'accepts'>;
  readonly deliveries: Pick<PushDeliveries, 'enqueue'>;
}

const MAX_SUBSCRIPTIONS = 10;
const DAY_SECONDS = 86_400;
const MAX_TTL_SECONDS = 28 * DAY_SECONDS;
/** A push may have 3,993 bytes, and a character can take four of them. */
const MAX_TITLE_LENGTH = 100;
const MAX_BODY_LENGTH = 300;

export function createPushService({ applicationKey, sender, deliveries }: Deps): PushService {
  const push: PushService = {
    async validateEndpoint(endpoint) {
      if (await sender.accepts(endpoint)) return;
      throw new InvalidParameter('endpoint', texts.noPushService);
    },

    async subscribe(tx, { endpoint, keys: { p256dh, auth } }, { actor, now }) {
      if (!isPublicKey(p256dh)) throw new InvalidParameter('keys.p256dh', texts.noPublicKey);

      const endpointHash = hashEndpoint(endpoint);
      const accountId = actor.id;
      // Deletes pending deliveries to the previous owner of the browser, too.
      await repository.deleteOfOthers(tx, { accountId, endpointHash });
      await repository.save(tx, {
        id: uuidv7(),
        account: accountId,
        session: actor.sessionId,
        endpointHash,
        endpoint,
        p256dh,
        auth,
        createdAt: now,
      });
      await repository.deleteAllButNewest(tx, { accountId, limit: MAX_SUBSCRIPTIONS });
      return push.read(tx, actor, endpoint);
    },

    async read(db, { id, sessionId }, endpoint) {
      const endpoints = await repository.countOfAccount(db, id);
      const subscribed =
        endpoint === undefined
          ? endpoints > 0
          : await repository.existsInSession(db, {
              sessionId,
              endpointHash: hashEndpoint(endpoint),
            });
      return { subscribed, endpoints, applicationKey };
    },

    async notify(tx, { accountId, ttl = DAY_SECONDS, key = uuidv7(), now, ...content }) {
      const subscriptionIds = await repository.findIdsOfAccountForReference(tx, accountId);
      if (subscriptionIds.length === 0) return 0;
      const added = await repository.insertDeliveries(tx, subscriptionIds, {
        key,
        message: toPushMessage(content, key),
        expiresAt: now + Math.min(ttl, MAX_TTL_SECONDS) * 1_000,
      });
      for (const subscription of added)
        await deliveries.enqueue(tx, { subscription, key, attempt: 0 });
      return added.length;
    },

    notifyTest: (tx, { actor, now }) =>
      push.notify(tx, {
        accountId: actor.id,
        title: texts.testTitle,
        body: texts.testBody,
        url: '/app/notifications',
        tag: 'test',
        ttl: 60,
        now,
      }),
  };
  return push;
}

/** The default tag is the key, so that a message that arrives twice is shown once. */
function toPushMessage(
  { title, body, url, tag }: Pick<Notification, 'title' | 'body' | 'url' | 'tag'>,
  key: string,
): PushMessage {
  if (!/^\/(?![/\\])/.test(url)) throw new Error(`A push opens a path of the site, not '${url}'.`);
  return {
    title: shorten(title, MAX_TITLE_LENGTH),
    body: shorten(body, MAX_BODY_LENGTH),
    url,
    tag: tag ?? key,
  };
}

/** Removes line breaks, control characters and lone surrogates, which PostgreSQL cannot store. */
function shorten(text: string, maxLength: number): string {
  const letters = Array.from(text.replace(/[\p{Cc}\p{Cs}]+/gu, ' ').trim());
  if (letters.length <= maxLength) return letters.join('');
  return `${letters.slice(0, maxLength - 1).join('')}…`;
}

/** An endpoint is long and secret, so its hash is used as the key. */
function hashEndpoint(endpoint: string): string {
  return createHash('sha256').update(endpoint).digest('base64url');
}

/** A repeated key is recognised for a day after its message has expired. */
export async function deleteOldDeliveries(db: Db, now: number): Promise<void> {
  await repository.deleteDeliveriesExpiredBefore(db, now - RETENTION.pushMessages.ms);
}
