/** What admins see and do with the accounts of others. */
import type { AccountDetails, AccountRow } from '@mes/contract/accounts-admin';
import type { Page } from '@mes/contract/define';
import { InvalidAction, InvalidParameter, ObjectNotFound } from '@mes/contract/errors';
import type { Json } from '@mes/contract/scalars';
import { PERMISSIONS } from '@mes/domain/permissions/permissions';
import { audit } from '../../../platform/audit/audit';
import type { Action, Actor } from '../../../platform/calls/actor';
import type { Db, Tx } from '../../../platform/database/database';
import { isPlayerBanned } from '../../moderation/service';
import { toPlayerReference } from '../../players/service';
import { listApiKeys } from '../api-keys/service';
import { lockForPermissions, publishAccountChange, setPermissions } from '../service';
import * as sessionRepository from '../sessions/repository';
import { listSessions } from '../sessions/service';
import { texts } from '../texts';
import * as repository from './repository';

const MOST_CHANGES = 50;
const CHANGES = [
  'account.permissions_changed',
  'account.sessions_ended',
  'account.api_key_created',
  'account.api_key_revoked',
];

interface SearchInput extends repository.AccountFilter {
  readonly page: number;
  readonly size: number;
}

export async function searchAccounts(
  db: Db,
  { page, size, text, ...filter }: SearchInput,
  now: number,
): Promise<Page<AccountRow[]>> {
  const wanted = { ...filter, text: text.normalize('NFC') };
  const [rows, total] = await Promise.all([
    repository.findPage(db, { filter: wanted, page, size, now }),
    repository.countAll(db, wanted),
  ]);
  return { data: rows.map(toRow), total };
}

export async function readAccountDetails(
  db: Db,
  { accountId, actor }: { accountId: string; actor: Actor },
  now: number,
): Promise<AccountDetails> {
  const found = await repository.findById(db, accountId, now);
  if (!found) throw new ObjectNotFound();
  const [activeSessions, keys, staffTerms, changes] = await Promise.all([
    listSessions(db, { id: accountId, sessionId: actor.sessionId }),
    listApiKeys(db, accountId),
    repository.findAllTerms(db, accountId),
    repository.findChanges(db, { accountId, actions: CHANGES, limit: MOST_CHANGES }),
  ]);
  return {
    ...toRow(found),
    provider: found.provider,
    providerId: found.providerId,
    activeSessions,
    keys,
    staffTerms,
    changes: changes.map(({ actor: by, before, after, ...change }) => ({
      ...change,
      actor: by && toPlayerReference(by),
      before: (before ?? null) as Json,
      after: (after ?? null) as Json,
    })),
  };
}

/** Resolves to what the account holds now. Where it is so already, nothing changes. */
export async function setPermission(
  tx: Tx,
  { accountId, permission, granted }: PermissionChange,
  action: Action,
): Promise<string[]> {
  const held = await lockForPermissions(tx, accountId);
  if (!held) throw new ObjectNotFound();
  const others = held.filter((name) => name.toLowerCase() !== permission.toLowerCase());
  const isHeld = others.length < held.length;
  if (isHeld === granted) return held;
  if (!granted) return setPermissions(tx, { accountId, permissions: others }, action);

  const known = PERMISSIONS.find((name) => name.toLowerCase() === permission.toLowerCase());
  if (!known) throw new InvalidParameter('permission', texts.unknownPermission);
  // Who is banned from the site can do nothing, and staff are not banned.
  if (await isPlayerBanned(tx, { playerId: accountId, scopes: ['site'], now: action.now }))
    throw new InvalidAction(texts.bannedIsNoStaff);
  return setPermissions(tx, { accountId, permissions: [...held, known] }, action);
}

interface PermissionChange {
  readonly accountId: string;
  readonly permission: string;
  readonly granted: boolean;
}

/** One session of an account, or all of them. Resolves to the number of ended sessions. */
export async function endSessionsOf(
  tx: Tx,
  { accountId, sessionId }: { accountId: string; sessionId?: string },
  { actor, now }: Action,
): Promise<number> {
  const ended = await sessionRepository.deleteByAccount(tx, { accountId, onlyId: sessionId });
  if (ended === 0 && sessionId !== undefined) throw new ObjectNotFound();
  if (ended === 0) return 0;
  await audit(tx, {
    at: now,
    actor: actor.id,
    action: 'account.sessions_ended',
    subject: `account:${accountId}`,
    after: { ended },
  });
  await publishAccountChange(tx, accountId);
  return ended;
}

type Row = NonNullable<Awaited<ReturnType<typeof repository.findById>>>;

function toRow(row: Row): AccountRow {
  const { team, permissions, bannedFrom, createdAt, lastSeenAt, sessions, apiKeys } = row;
  return {
    ...toPlayerReference(row),
    ...{ team, permissions, bannedFrom, createdAt, lastSeenAt, sessions, apiKeys },
  };
}
