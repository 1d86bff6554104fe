/** From where accounts sign in, as hashes: moderators find other accounts of a banned person. */
import type { SharedOrigin } from '@mes/contract/moderation-schemas';
import type { Db } from '../../../platform/database/database';
import { type OriginHashes, originPeriod } from '../../../platform/origin-hash/origin-hash';
import { toPlayerReference } from '../../players/service';
import * as repository from './repository';

const MOST_LISTED = 50;

export async function recordSignIn(
  db: Db,
  { accountId, origin, now }: { accountId: string; origin: OriginHashes; now: number },
): Promise<void> {
  const { period, address, device } = origin;
  await repository.save(db, {
    account: accountId,
    period,
    address,
    device: device ?? '',
    at: now,
  });
}

/** Newest first. */
export async function listSharedOrigins(db: Db, accountId: string): Promise<SharedOrigin[]> {
  const rows = await repository.findShared(db, { accountId, limit: MOST_LISTED });
  return rows.map(({ player, device, address, at }) => ({
    player: toPlayerReference(player),
    device,
    address,
    at,
  }));
}

/** What is stored of the own sign-ins, newest first. */
export async function exportOrigins(db: Db, accountId: string) {
  const rows = await repository.findAllByAccount(db, accountId);
  return rows.map(({ at, address, device }) => ({ at, address, device: device || null }));
}

/** The key of an earlier period is gone: its hashes match nothing any more. */
export function deleteOldOrigins(db: Db, now: number): Promise<void> {
  return repository.deleteBefore(db, originPeriod(now));
}
