import { and, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/database';
import { uploadedPictures } from './tables';

type UploadedPicture = typeof uploadedPictures.$inferSelect;

/** The same picture for the same purpose is recorded once. */
export async function insert(tx: Tx, picture: UploadedPicture): Promise<void> {
  await tx.insert(uploadedPictures).values(picture).onConflictDoNothing();
}

export async function exists(
  db: Db,
  { name, purpose }: Pick<UploadedPicture, 'name' | 'purpose'>,
): Promise<boolean> {
  const [row] = await db
    .select({ name: uploadedPictures.name })
    .from(uploadedPictures)
    .where(and(eq(uploadedPictures.name, name), eq(uploadedPictures.purpose, purpose)));
  return row !== undefined;
}
