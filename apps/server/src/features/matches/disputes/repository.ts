import { desc, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database';
import { players } from '../../players/tables';
import { matchRulings } from '../tables';

export type RulingRow = typeof matchRulings.$inferSelect;

/** More than a match needs; bounds the answer. */
const RULINGS_SHOWN = 20;

/** With who decided, newest first. */
export async function findAll(db: Db, matchId: string) {
  return selection(db).where(eq(matchRulings.match, matchId)).limit(RULINGS_SHOWN);
}

/** Of all matches. */
export async function findAllPast(db: Db, { start, count }: { start: number; count: number }) {
  return selection(db).offset(start).limit(count);
}

export async function countPast(db: Db): Promise<number> {
  return db.$count(matchRulings);
}

function selection(db: Db) {
  return db
    .select({
      ruling: matchRulings,
      by: { id: players.id, name: players.name, photo: players.photo },
    })
    .from(matchRulings)
    .leftJoin(players, eq(players.id, matchRulings.by))
    .orderBy(desc(matchRulings.createdAt), desc(matchRulings.id))
    .$dynamic();
}

export type RulingWithAuthor = Awaited<ReturnType<typeof findAll>>[number];

export async function findById(db: Db, rulingId: string): Promise<RulingRow | undefined> {
  const [row] = await db.select().from(matchRulings).where(eq(matchRulings.id, rulingId));
  return row;
}

export async function insert(tx: Tx, ruling: typeof matchRulings.$inferInsert): Promise<void> {
  await tx.insert(matchRulings).values(ruling);
}

export async function update(tx: Tx, rulingId: string, change: Partial<RulingRow>): Promise<void> {
  await tx.update(matchRulings).set(change).where(eq(matchRulings.id, rulingId));
}

/** What a member of staff has decided. */
export async function findAllByPlayer(db: Db, playerId: string) {
  return db
    .select({
      match: matchRulings.match,
      kind: matchRulings.kind,
      reason: matchRulings.reason,
      at: matchRulings.createdAt,
    })
    .from(matchRulings)
    .where(eq(matchRulings.by, playerId));
}
