/** Keys with which programs act as an account, within scopes that its owner chose. */
import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { ApiKey } from '@mes/contract/api-keys';
import { InvalidAction, InvalidParameter, ObjectNotFound } from '@mes/contract/errors';
import { API_KEY_LIMITS, type ApiScope, formatApiKey } from '@mes/domain/accounts/api-keys';
import { RETENTION } from '@mes/domain/retention/retention';
import { LRUCache } from 'lru-cache';
import { audit } from '../../../platform/audit/audit';
import type { Action, Actor, AuthenticateKey } from '../../../platform/calls/actor';
import type { Db, Tx } from '../../../platform/database/database';
import type { OutboxEvent } from '../../../platform/database/events';
import { isEventOn } from '../../../platform/outbox/publish';
import { lockAccount, publishAccountChange } from '../service';
import { texts } from '../texts';
import * as repository from './repository';

const SECRET_BYTES = 32;
const ID_ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789';
const ID_LENGTH = 12;
/** The longest time that another process may still accept a revoked key. */
const CACHE_TTL_MS = 5_000;

export interface ApiKeys {
  readonly authenticate: AuthenticateKey;
  /** Drops the cached keys of accounts that changed. */
  evictChanged(events: readonly OutboxEvent[]): void;
  /** Adds the calls since the last time to the rows: one write for all keys. */
  saveUses(): Promise<void>;
}

interface CachedKey {
  readonly secretHash: string;
  readonly expiresAt: number | null;
  readonly actor: Actor;
}

export function createApiKeys({ db, clock }: { db: Db; clock: () => number }): ApiKeys {
  const cache = new LRUCache<string, CachedKey>({ max: 10_000, ttl: CACHE_TTL_MS });
  const uses = new Map<string, { calls: number; at: number }>();
  let changes = 0;

  async function find(id: string): Promise<CachedKey | undefined> {
    const cached = cache.get(id);
    if (cached) return cached;
    const changesBefore = changes;
    const found = await repository.findWithActor(db, id, Date.now());
    if (!found) return undefined;
    const { secretHash, expiresAt, actor, bans, ...rights } = found;
    const key = {
      secretHash,
      expiresAt,
      actor: { ...actor, bans, sessionId: id, apiKey: { id, ...rights } },
    };
    // What was read while an account changed may be outdated and must not be cached.
    if (changes === changesBefore) cache.set(id, key);
    return key;
  }

  return {
    async authenticate({ id, secret }) {
      const key = await find(id);
      const now = clock();
      if (!key || !isSameHash(key.secretHash, hashSecret(secret))) return null;
      if (key.expiresAt !== null && key.expiresAt <= now) return null;
      uses.set(id, { calls: (uses.get(id)?.calls ?? 0) + 1, at: now });
      return key.actor;
    },
    evictChanged(events) {
      for (const event of events) {
        if (!isEventOn(event, 'account') || event.type !== 'account.changed') continue;
        changes++;
        for (const [id, { actor }] of [...cache.entries()])
          if (actor.id === event.data.id) cache.delete(id);
      }
    },
    async saveUses() {
      if (uses.size === 0) return;
      const saved = [...uses].map(([id, use]) => ({ id, ...use }));
      uses.clear();
      await repository.addUses(db, saved);
    },
  };
}

export function listApiKeys(db: Db, accountId: string): Promise<ApiKey[]> {
  return repository.findAllByAccount(db, accountId);
}

interface NewApiKey {
  readonly name: string;
  readonly scopes: readonly ApiScope[];
  readonly callsPerMinute: number;
  readonly expiresAt: number | null;
}

/** Resolves to the key itself too, which is stored nowhere. */
export async function createApiKey(
  tx: Tx,
  { name, scopes, callsPerMinute, expiresAt }: NewApiKey,
  { actor, now }: Action,
): Promise<ApiKey & { key: string }> {
  if (expiresAt !== null && expiresAt <= now)
    throw new InvalidParameter('expiresAt', texts.expiryInPast);
  // Locked, so that two at once do not make one too many.
  await lockAccount(tx, actor.id);
  if ((await repository.countByAccount(tx, actor.id)) >= API_KEY_LIMITS.keys)
    throw new InvalidAction(texts.tooManyApiKeys);

  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  const created = await repository.insert(tx, {
    id: generateId(),
    account: actor.id,
    secretHash: hashSecret(secret),
    name: name.normalize('NFC'),
    scopes: [...new Set(scopes)],
    callsPerMinute,
    createdAt: now,
    expiresAt,
  });
  await audit(tx, {
    at: now,
    actor: actor.id,
    action: 'account.api_key_created',
    subject: `account:${actor.id}`,
    after: describe(created),
  });
  return { ...created, key: formatApiKey({ id: created.id, secret }) };
}

/** Whether the actor may do so is up to the caller. */
export async function revokeApiKey(
  tx: Tx,
  { accountId, keyId }: { accountId: string; keyId: string },
  { actor, now }: Action,
): Promise<void> {
  const revoked = await repository.deleteById(tx, { accountId, keyId });
  if (!revoked) throw new ObjectNotFound();
  await audit(tx, {
    at: now,
    actor: actor.id,
    action: 'account.api_key_revoked',
    subject: `account:${accountId}`,
    before: describe(revoked),
  });
  await publishAccountChange(tx, accountId);
}

export async function deleteExpiredApiKeys(db: Db, now: number): Promise<void> {
  await repository.deleteAllExpiredBefore(db, now - RETENTION.expiredApiKeys.ms);
}

function describe({ id, name, scopes }: ApiKey) {
  return { id, name, scopes };
}

function generateId(): string {
  const letter = () => ID_ALPHABET[randomInt(ID_ALPHABET.length)];
  return Array.from({ length: ID_LENGTH }, letter).join('');
}

/** Secrets are long and random, so a plain hash is enough. */
function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

function isSameHash(stored: string, given: string): boolean {
  return timingSafeEqual(Buffer.from(stored), Buffer.from(given));
}
