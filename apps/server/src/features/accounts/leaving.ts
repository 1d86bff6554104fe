/** Taking one's data along, and going for good. */
import type { AccountExport } from '@mes/contract/accounts';
import { InvalidAction, InvalidParameter, ObjectNotFound } from '@mes/contract/errors';
import { audit } from '../../platform/audit/audit';
import type { Actor } from '../../platform/calls/actor';
import type { Db, Tx } from '../../platform/database/database';
import type { AfterCommit, PersonalData } from '../../platform/personal-data';
import { listPlayerBans } from '../moderation/service';
import * as repository from './repository';
import { announceChange } from './service';
import { listSessions } from './sessions';

const LISTED_ACTIONS = 10_000;

export async function exportAccount(
  db: Db,
  parts: readonly PersonalData[],
  { actor, now }: { actor: Actor; now: number },
): Promise<AccountExport> {
  const collected = await Promise.all(
    [accountData(actor), ...parts].map(
      async ({ part, collect }) => [part, await collect(db, { id: actor.id, now })] as const,
    ),
  );
  return { exportedAt: now, parts: Object.fromEntries(collected) };
}

/**
 * The name is typed to confirm. Who is banned stays: signing up anew would be the way around every
 * ban. Matches and the audit stay, too, and know only an id that nobody is behind any more.
 * Answers what is to be done after the commit.
 */
export async function deleteAccount(
  tx: Tx,
  { name, parts }: { name: string; parts: readonly PersonalData[] },
  { actor, now }: { actor: Actor; now: number },
): Promise<AfterCommit[]> {
  const held = await repository.findPermissionsForUpdate(tx, actor.id);
  const account = held && (await repository.findDetails(tx, actor.id, now));
  if (!account) throw new ObjectNotFound();
  if (name.normalize('NFC').trim() !== account.name) {
    throw new InvalidParameter('name', 'Type your name exactly as it is to confirm.');
  }
  if (account.bans.length > 0) {
    throw new InvalidAction(
      'An account with a ban in force cannot be deleted. Please contact support.',
    );
  }
  const afterwards: AfterCommit[] = [];
  for (const { delete: forget } of parts) {
    const later = await forget?.(tx, { id: actor.id, now });
    if (later) afterwards.push(later);
  }
  await repository.deleteById(tx, actor.id);
  await audit(tx, {
    at: now,
    actor: actor.id,
    action: 'account.deleted',
    subject: `account:${actor.id}`,
  });
  await announceChange(tx, actor.id);
  return afterwards;
}

function accountData(actor: Actor): PersonalData {
  return {
    part: 'account',
    async collect(db, { id, now }) {
      const account = await repository.findDetails(db, id, now);
      if (!account) throw new ObjectNotFound();
      const { provider, providerId, email, permissions, createdAt } = account;
      return {
        id,
        provider,
        providerId,
        email,
        permissions,
        createdAt,
        sessions: await listSessions(db, actor),
        bans: await listPlayerBans(db, id),
        actions: await repository.findAuditByActor(db, id, LISTED_ACTIONS),
      };
    },
  };
}
