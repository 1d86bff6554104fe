import { RETENTION } from '@mes/domain/retention/retention';
import type { Database } from '../../../platform/database/database';
import type { PrivateStore } from '../../../platform/files/private-store';
import * as repository from './repository';

const DELETED_AT_ONCE = 200;

export async function deleteOldTickets(
  { database, files }: { database: Database; files: PrivateStore },
  now: number,
): Promise<void> {
  let more = true;
  while (more) {
    const { deleted, files: unused } = await database.transaction((tx) =>
      repository.deleteClosedBefore(tx, {
        before: now - RETENTION.tickets.ms,
        count: DELETED_AT_ONCE,
      }),
    );
    for (const file of unused) await files.delete(file);
    more = deleted === DELETED_AT_ONCE;
  }
}
