import { createHash, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { v7 as uuidv7 } from 'uuid';
import type { Authenticate, Caller } from '../../platform/calls/caller';
import type { Db, Tx } from '../../platform/database/database';
import * as repository from './repository';

const SECRET_BYTES = 32;
/** How long a signed-out or banned account may still be believed, at most, in another process. */
const BELIEVED_MS = 5_000;
const SEEN_EVERY_MS = 60_000;

export interface Sessions {
  readonly authenticate: Authenticate;
  /** Forget what is remembered of an account: its permissions, bans or sessions changed. */
  forget(account: string): void;
}

export function createSessions(db: Db): Sessions {
  const remembered = new LRUCache<string, Caller>({ max: 10_000, ttl: BELIEVED_MS });
  return {
    async authenticate({ id, secret }) {
      const secretHash = hashSecret(secret);
      const key = `${id}.${secretHash}`;
      const known = remembered.get(key);
      if (known) return known;
      const now = Date.now();
      const found = await repository.findBySession(db, { account: id, secretHash, now });
      if (!found) return null;
      const { lastSeenAt, ...caller } = found;
      if (now - lastSeenAt > SEEN_EVERY_MS)
        await repository.touchSession(db, caller.sessionId, now);
      remembered.set(key, caller);
      return caller;
    },
    forget(account) {
      for (const key of [...remembered.keys()])
        if (key.startsWith(`${account}.`)) remembered.delete(key);
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

function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
