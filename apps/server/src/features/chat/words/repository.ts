import { asc, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database';
import { players } from '../../players/tables';
import { chatWords } from '../tables';

export async function findAll(db: Db) {
  return db
    .select({
      word: chatWords.word,
      createdAt: chatWords.createdAt,
      by: { id: players.id, name: players.name, photo: players.photo },
    })
    .from(chatWords)
    .leftJoin(players, eq(players.id, chatWords.createdBy))
    .orderBy(asc(chatWords.word));
}

export async function findWords(db: Db): Promise<string[]> {
  return (await db.select({ word: chatWords.word }).from(chatWords)).map(({ word }) => word);
}

/** Resolves to false if it is there already. */
export async function insert(tx: Tx, word: typeof chatWords.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(chatWords).values(word).onConflictDoNothing().returning();
  return rows.length > 0;
}

export async function deleteByWord(tx: Tx, word: string): Promise<boolean> {
  const rows = await tx.delete(chatWords).where(eq(chatWords.word, word)).returning();
  return rows.length > 0;
}
