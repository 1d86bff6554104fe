import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database';
import { accounts } from '../../accounts/tables';

export async function findRegisteredAt(db: Db, accountId: string): Promise<number | null> {
  const [row] = await db
    .select({ createdAt: accounts.createdAt })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  return row?.createdAt ?? null;
}
