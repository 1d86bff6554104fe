import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../../../platform/database/database';
import * as repository from './repository';

/** Begins, continues or ends the time on the staff. The row of the account is locked, or new. */
export async function recordStaffTerm(
  tx: Tx,
  { accountId, permissions }: { accountId: string; permissions: readonly string[] },
  now: number,
): Promise<void> {
  if (permissions.length === 0) {
    await repository.updateCurrent(tx, accountId, { until: now });
    return;
  }
  const held = [...permissions];
  if (await repository.updateCurrent(tx, accountId, { permissions: held })) return;
  await repository.insert(tx, { id: uuidv7(), account: accountId, permissions: held, since: now });
}
