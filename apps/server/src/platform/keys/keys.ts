import { eq } from 'drizzle-orm';
import type { Db } from '../database/database';
import { serverKeys } from './tables';

/** The key of that name, made at first use. Processes that ask at the same moment get the same one. */
export async function serverKey(db: Db, name: string, make: () => string): Promise<string> {
  const find = () => db.select().from(serverKeys).where(eq(serverKeys.name, name));
  const [found] = await find();
  if (found) return found.value;
  await db.insert(serverKeys).values({ name, value: make() }).onConflictDoNothing();
  const [made] = await find();
  return made!.value;
}
