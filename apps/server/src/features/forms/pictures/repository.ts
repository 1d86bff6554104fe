import { and, count, eq, gte, inArray, isNull, lt } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database';
import { formPictures } from '../tables';

export type FormPictureRow = typeof formPictures.$inferSelect;

interface Uploader {
  readonly formId: string;
  readonly respondent: string;
}

export async function findById(db: Db, id: string): Promise<FormPictureRow | undefined> {
  const [row] = await db.select().from(formPictures).where(eq(formPictures.id, id));
  return row;
}

export async function countSince(
  db: Db,
  { formId, respondent, since }: Uploader & { since: number },
): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(formPictures)
    .where(and(isOf({ formId, respondent }), gte(formPictures.createdAt, since)));
  return row!.total;
}

export async function insert(tx: Tx, picture: typeof formPictures.$inferInsert): Promise<void> {
  await tx.insert(formPictures).values(picture);
}

/** Only what the same person has uploaded for the same form, and only once. */
export async function attach(
  tx: Tx,
  { id, responseId, ...uploader }: Uploader & { id: string; responseId: string },
): Promise<boolean> {
  const rows = await tx
    .update(formPictures)
    .set({ response: responseId })
    .where(and(eq(formPictures.id, id), isOf(uploader), isNull(formPictures.response)))
    .returning({ id: formPictures.id });
  return rows.length > 0;
}

export async function detachAll(tx: Tx, responseId: string): Promise<void> {
  await tx
    .update(formPictures)
    .set({ response: null })
    .where(eq(formPictures.response, responseId));
}

/** Resolves to their files. */
export async function deleteUnsent(tx: Tx, before: number): Promise<string[]> {
  const rows = await tx
    .delete(formPictures)
    .where(and(isNull(formPictures.response), lt(formPictures.createdAt, before)))
    .returning({ file: formPictures.file });
  return rows.map(({ file }) => file);
}

export async function deleteAllByRespondents(
  tx: Tx,
  respondents: readonly string[],
): Promise<string[]> {
  const rows = await tx
    .delete(formPictures)
    .where(inArray(formPictures.respondent, [...respondents]))
    .returning({ file: formPictures.file });
  return rows.map(({ file }) => file);
}

export async function replaceRespondent(
  tx: Tx,
  { respondent, by }: { respondent: string; by: string },
): Promise<void> {
  await tx
    .update(formPictures)
    .set({ respondent: by })
    .where(eq(formPictures.respondent, respondent));
}

function isOf({ formId, respondent }: Uploader) {
  return and(eq(formPictures.form, formId), eq(formPictures.respondent, respondent));
}
