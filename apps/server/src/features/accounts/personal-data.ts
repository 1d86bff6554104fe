/** The export and the deletion of an account, with what all features store of its owner. */
import type { AccountExport } from '@mes/contract/accounts';
import { InvalidAction, InvalidParameter, ObjectNotFound } from '@mes/contract/errors';
import { isAdmin } from '@mes/domain/permissions/permissions';
import { audit } from '../../platform/audit/audit';
import type { Action, Actor } from '../../platform/calls/actor';
import type { Db, Tx } from '../../platform/database/database';
import type { AfterCommit, PersonalData } from '../../platform/personal-data';
import { listPlayerBans } from '../moderation/service';
import { listApiKeys } from './api-keys/service';
import { exportOrigins } from './origins/service';
import * as repository from './repository';
import { assertAnotherAdmin, lockForPermissions, publishAccountChange } from './service';
import { listSessions } from './sessions/service';
import { texts } from './texts';

const MOST_AUDIT_ENTRIES = 10_000;

export async function exportAccount(
  db: Db,
  { personalData }: { personalData: readonly PersonalData[] },
  { actor, now }: Action,
): Promise<AccountExport> {
  const parts = await Promise.all(
    [createAccountData(actor), ...personalData].map(
      async ({ part, collect }) => [part, await collect(db, { id: actor.id, now })] as const,
    ),
  );
  return { exportedAt: now, parts: Object.fromEntries(parts) };
}

/**
 * The name is typed to confirm. Banned accounts cannot be deleted, because signing up again would
 * be a way around every ban. Matches and the audit log stay and refer to an id without a person.
 * Resolves to what is to be done after the commit.
 */
export async function deleteAccount(
  tx: Tx,
  { name, personalData }: { name: string; personalData: readonly PersonalData[] },
  { actor, now }: Action,
): Promise<AfterCommit[]> {
  const permissions = await lockForPermissions(tx, actor.id);
  const account = permissions && (await repository.findDetails(tx, actor.id, now));
  if (!account) throw new ObjectNotFound();
  if (name.normalize('NFC').trim() !== account.name) {
    throw new InvalidParameter('name', texts.typeNameToConfirm);
  }
  if (account.bans.length > 0) throw new InvalidAction(texts.bannedAccountStays);
  if (isAdmin(permissions)) await assertAnotherAdmin(tx, actor.id, now);

  const afterCommit: AfterCommit[] = [];
  for (const part of personalData) {
    const finish = await part.delete?.(tx, { id: actor.id, now });
    if (finish) afterCommit.push(finish);
  }
  await repository.deleteById(tx, actor.id);
  await audit(tx, {
    at: now,
    actor: actor.id,
    action: 'account.deleted',
    subject: `account:${actor.id}`,
  });
  await publishAccountChange(tx, actor.id);
  return afterCommit;
}

function createAccountData(actor: Actor): PersonalData {
  return {
    part: 'account',
    async collect(db, { id, now }) {
      const account = await repository.findDetails(db, id, now);
      if (!account) throw new ObjectNotFound();
      const { provider, providerId, email, permissions, spoilerFree, createdAt } = account;
      return {
        id,
        provider,
        providerId,
        email,
        permissions,
        spoilerFree,
        createdAt,
        sessions: await listSessions(db, actor),
        apiKeys: await listApiKeys(db, id),
        signIns: await exportOrigins(db, id),
        bans: await listPlayerBans(db, id),
        actions: await repository.findAuditByActor(db, id, MOST_AUDIT_ENTRIES),
      };
    },
  };
}
