import { createHash, randomBytes } from 'node:crypto';
import type { Session } from '@mes/contract/accounts';
import { ObjectNotFound } from '@mes/contract/errors';
import { RETENTION } from '@mes/domain/retention/retention';
import { LRUCache } from 'lru-cache';
import { v7 as uuidv7 } from 'uuid';
import type { Action, Actor, Authenticate } from '../../../platform/calls/actor';
import type { Db, Tx } from '../../../platform/database/database';
import type { OutboxEvent } from '../../../platform/database/events';
import { isEventOn } from '../../../platform/outbox/publish';
import { publishAccountChange } from '../service';
import * as repository from './repository';

const SECRET_BYTES = 32;
/** The longest time that another process may still accept a signed-out or banned account. */
const CACHE_TTL_MS = 5_000;
const LAST_SEEN_INTERVAL_MS = 60_000;
const IDLE_MS = RETENTION.sessions.ms;
/** No account has any other id, so it need not be looked up. */
const ID_PATTERN = /^[A-Za-z0-9_-]{1,32}$/;

export interface Sessions {
  readonly authenticate: Authenticate;
  /** Drops the cached actors of accounts that changed. */
  evictChanged(events: readonly OutboxEvent[]): void;
}

export function createSessions(db: Db): Sessions {
  const cache = new LRUCache<string, Actor>({ max: 10_000, ttl: CACHE_TTL_MS });
  let changes = 0;
  return {
    async authenticate({ id, secret }) {
      const secretHash = hashSecret(secret);
      const key = `${id}.${secretHash}`;
      const cached = cache.get(key);
      if (cached) return cached;
      if (!ID_PATTERN.test(id)) return null;

      const now = Date.now();
      const changesBefore = changes;
      const found = await repository.findActor(db, {
        accountId: id,
        secretHash,
        seenAfter: now - IDLE_MS,
        now,
      });
      if (!found) return null;
      const { lastSeenAt, ...actor } = found;
      if (now - lastSeenAt > LAST_SEEN_INTERVAL_MS) {
        await repository.updateLastSeen(db, actor.sessionId, now);
      }
      // What was read while an account changed may be outdated and must not be cached.
      if (changes === changesBefore) cache.set(key, actor);
      return actor;
    },
    evictChanged(events) {
      for (const event of events) {
        if (!isEventOn(event, 'account') || event.type !== 'account.changed') continue;
        changes++;
        const prefix = `${event.data.id}.`;
        const keys = [...cache.keys()].filter((key) => key.startsWith(prefix));
        for (const key of keys) cache.delete(key);
      }
    },
  };
}

/** Resolves to the secret, which is stored nowhere. */
export async function openSession(
  tx: Tx,
  { accountId, device, now }: { accountId: string; device: string; now: number },
): Promise<string> {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  await repository.insert(tx, {
    id: uuidv7(),
    account: accountId,
    secretHash: hashSecret(secret),
    device,
    createdAt: now,
    lastSeenAt: now,
  });
  return secret;
}

export async function listSessions(
  db: Db,
  { id, sessionId }: Pick<Actor, 'id' | 'sessionId'>,
): Promise<Session[]> {
  const sessions = await repository.findAllByAccount(db, id);
  return sessions.map((session) => ({ ...session, current: session.id === sessionId }));
}

export async function endSession(
  tx: Tx,
  { sessionId }: { sessionId: string },
  { actor }: Action,
): Promise<void> {
  const ended = await repository.deleteByAccount(tx, { accountId: actor.id, onlyId: sessionId });
  if (ended === 0) throw new ObjectNotFound();
  await publishAccountChange(tx, actor.id);
}

/** Resolves to the number of ended sessions. */
export async function endOtherSessions(tx: Tx, { actor }: Action): Promise<number> {
  const ended = await repository.deleteByAccount(tx, {
    accountId: actor.id,
    exceptId: actor.sessionId,
  });
  if (ended > 0) await publishAccountChange(tx, actor.id);
  return ended;
}

export async function deleteIdleSessions(db: Db, now: number): Promise<void> {
  await repository.deleteAllIdleSince(db, now - IDLE_MS);
}

/** Secrets are long and random, so a plain hash is enough. */
function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
