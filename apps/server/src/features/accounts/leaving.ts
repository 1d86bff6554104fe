/** Taking one's data along, and going for good. */
import type { AccountExport } from '@mes/contract/accounts';
import { InvalidAction, InvalidParameter, ObjectNotFound } from '@mes/contract/errors';
import { audit } from '../../platform/audit/audit';
import type { Caller } from '../../platform/calls/caller';
import type { Db, Tx } from '../../platform/database/database';
import * as repository from './repository';
import { type Afterwards, announceChange, type PersonalData } from './service';
import { listSessions } from './sessions';

const LISTED_ACTIONS = 10_000;

export async function exportAccount(
  db: Db,
  parts: readonly PersonalData[],
  { by, now }: { by: Caller; now: number },
): Promise<AccountExport> {
  const collected = await Promise.all(
    [accountData(by), ...parts].map(
      async ({ part, collect }) => [part, await collect(db, { id: by.id, now })] as const,
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
  { by, now }: { by: Caller; now: number },
): Promise<Afterwards[]> {
  const held = await repository.findPermissionsForUpdate(tx, by.id);
  const account = held && (await repository.findDetails(tx, by.id, now));
  if (!account) throw new ObjectNotFound();
  if (name.normalize('NFC').trim() !== account.name) {
    throw new InvalidParameter('name', 'Type your name exactly as it is to confirm.');
  }
  if (account.bannedFrom.length > 0) {
    throw new InvalidAction(
      'An account with a ban in force cannot be deleted. Please contact support.',
    );
  }
  const afterwards: Afterwards[] = [];
  for (const { forget } of parts) {
    const later = await forget?.(tx, { id: by.id, now });
    if (later) afterwards.push(later);
  }
  await repository.deleteById(tx, by.id);
  await audit(tx, {
    at: now,
    actor: by.id,
    action: 'account.deleted',
    subject: `account:${by.id}`,
  });
  await announceChange(tx, by.id);
  return afterwards;
}

function accountData(by: Caller): PersonalData {
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
        sessions: await listSessions(db, by),
        bans: await repository.findBans(db, id),
        actions: await repository.findAuditByActor(db, id, LISTED_ACTIONS),
      };
    },
  };
}
