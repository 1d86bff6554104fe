import { createHash, randomBytes } from 'node:crypto';
import type { Session } from '@mes/contract/accounts';
import { ObjectNotFound } from '@mes/contract/errors';
import { LRUCache } from 'lru-cache';
import { v7 as uuidv7 } from 'uuid';
import type { Actor, Authenticate } from '../../platform/calls/actor';
import type { Db, Tx } from '../../platform/database/database';
import type { OutboxEvent } from '../../platform/database/events';
import { isEventOn } from '../../platform/outbox/publish';
import * as repository from './repository';
import { announceChange } from './service';

const SECRET_BYTES = 32;
/** How long a signed-out or banned account may still be believed, at most, in another process. */
const BELIEVED_MS = 5_000;
const SEEN_EVERY_MS = 60_000;
const IDLE_MS = 90 * 86_400_000;
/** Whatever else is sent as an id is nobody's, and need not be looked up. */
const ID = /^[A-Za-z0-9_-]{1,32}$/;

export interface Sessions {
  readonly authenticate: Authenticate;
  /** Forgets what is remembered of the accounts that the events say have changed. */
  forgetChanged(events: readonly OutboxEvent[]): void;
}

export function createSessions(db: Db): Sessions {
  const remembered = new LRUCache<string, Actor>({ max: 10_000, ttl: BELIEVED_MS });
  let changes = 0;
  return {
    async authenticate({ id, secret }) {
      const secretHash = hashSecret(secret);
      const key = `${id}.${secretHash}`;
      const known = remembered.get(key);
      if (known) return known;
      if (!ID.test(id)) return null;

      const now = Date.now();
      const changesBefore = changes;
      const found = await repository.findBySession(db, {
        account: id,
        secretHash,
        seenAfter: now - IDLE_MS,
        now,
      });
      if (!found) return null;
      const { lastSeenAt, ...actor } = found;
      if (now - lastSeenAt > SEEN_EVERY_MS) await repository.touchSession(db, actor.sessionId, now);
      // What was read while something changed may be the state before, and must not outlive it.
      if (changes === changesBefore) remembered.set(key, actor);
      return actor;
    },
    forgetChanged(events) {
      for (const event of events) {
        if (!isEventOn(event, 'account') || event.type !== 'account.changed') continue;
        changes++;
        const prefix = `${event.data.id}.`;
        const keys = [...remembered.keys()].filter((key) => key.startsWith(prefix));
        for (const key of keys) remembered.delete(key);
      }
    },
  };
}

/** Answers the secret, which exists nowhere else. */
export async function openSession(
  tx: Tx,
  { account, device, now }: { account: string; device: string; now: number },
): Promise<string> {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  await repository.insertSession(tx, {
    id: uuidv7(),
    account,
    secretHash: hashSecret(secret),
    device,
    createdAt: now,
    lastSeenAt: now,
  });
  return secret;
}

export async function listSessions(db: Db, { id, sessionId }: Actor): Promise<Session[]> {
  const sessions = await repository.findSessions(db, id);
  return sessions.map((session) => ({ ...session, current: session.id === sessionId }));
}

export async function endSession(
  tx: Tx,
  { account, session }: { account: string; session: string },
): Promise<void> {
  const ended = await repository.deleteSessions(tx, { account, only: session });
  if (ended === 0) throw new ObjectNotFound();
  await announceChange(tx, account);
}

/** Answers how many were ended. */
export async function endOtherSessions(tx: Tx, { id, sessionId }: Actor): Promise<number> {
  const ended = await repository.deleteSessions(tx, { account: id, except: sessionId });
  if (ended > 0) await announceChange(tx, id);
  return ended;
}

export async function endIdleSessions(db: Db, now: number): Promise<void> {
  await repository.deleteSessionsIdleSince(db, now - IDLE_MS);
}

/** Secrets are random and long: a plain hash is enough, and looking one up by it tells nothing. */
function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
