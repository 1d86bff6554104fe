import { asc, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database';
import { staffCredits } from '../tables';

export type CreditRow = typeof staffCredits.$inferSelect;

export async function insert(tx: Tx, credit: CreditRow): Promise<void> {
  await tx.insert(staffCredits).values(credit);
}

export async function findAllByAccount(db: Db, accountId: string) {
  return db
    .select({
      kind: staffCredits.kind,
      points: staffCredits.points,
      note: staffCredits.note,
      at: staffCredits.at,
    })
    .from(staffCredits)
    .where(eq(staffCredits.account, accountId))
    .orderBy(asc(staffCredits.at));
}
