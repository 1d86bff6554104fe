import { eq } from 'drizzle-orm';
import type { Db } from '../database/database';
import { serverKeys } from './tables';

/** Returns the key of that name and creates it on first use. Concurrent processes get the same key. */
export async function serverKey(
  db: Db,
  name: string,
  create: () => string | Promise<string>,
): Promise<string> {
  const find = () => db.select().from(serverKeys).where(eq(serverKeys.name, name));
  const [found] = await find();
  if (found) return found.value;
  await db
    .insert(serverKeys)
    .values({ name, value: await create() })
    .onConflictDoNothing();
  const [created] = await find();
  return created!.value;
}
