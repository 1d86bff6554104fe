/** The rows of pick'ems and predictions. */
import { and, asc, eq, gt, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/database';
import { playerIsBanned } from '../moderation/service';
import { players } from '../players/tables';
import { pickems, predictions } from './tables';

export type PickemRow = typeof pickems.$inferSelect;
export type PredictionRow = typeof predictions.$inferSelect;
type NewPrediction = typeof predictions.$inferInsert;

export async function findById(db: Db, tournamentId: string): Promise<PickemRow | undefined> {
  const [row] = await db.select().from(pickems).where(eq(pickems.tournament, tournamentId));
  return row;
}

export async function lockById(tx: Tx, tournamentId: string): Promise<PickemRow | undefined> {
  const [row] = await tx
    .select()
    .from(pickems)
    .where(eq(pickems.tournament, tournamentId))
    .for('update');
  return row;
}

/** Creates the row with the first prediction, and locks it in any case. */
export async function lockOrInsert(
  tx: Tx,
  row: Pick<PickemRow, 'tournament' | 'setup'>,
): Promise<PickemRow> {
  await tx.insert(pickems).values(row).onConflictDoNothing();
  return (await lockById(tx, row.tournament))!;
}

export async function update(
  tx: Tx,
  tournamentId: string,
  change: Partial<Omit<PickemRow, 'tournament'>>,
): Promise<void> {
  await tx.update(pickems).set(change).where(eq(pickems.tournament, tournamentId));
}

/** Waits for a save that is under way; false if it was locked already, or nobody has predicted. */
export async function lockPicks(
  tx: Tx,
  { tournamentId, now }: { tournamentId: string; now: number },
): Promise<boolean> {
  const rows = await tx
    .update(pickems)
    .set({ lockedAt: now })
    .where(and(eq(pickems.tournament, tournamentId), isNull(pickems.lockedAt)))
    .returning({ tournament: pickems.tournament });
  return rows.length > 0;
}

export async function findUnlocked(db: Db): Promise<string[]> {
  const rows = await db
    .select({ tournament: pickems.tournament })
    .from(pickems)
    .where(isNull(pickems.lockedAt));
  return rows.map(({ tournament }) => tournament);
}

export async function findPrediction(
  db: Db,
  { tournamentId, playerId }: PredictionKey,
): Promise<{ prediction: PredictionRow; player: PlayerColumns } | undefined> {
  const [row] = await db
    .select({ prediction: predictions, player: PLAYER })
    .from(predictions)
    .innerJoin(players, eq(players.id, predictions.player))
    .where(and(eq(predictions.tournament, tournamentId), eq(predictions.player, playerId)));
  return row;
}

export interface PredictionKey {
  readonly tournamentId: string;
  readonly playerId: string;
}

const PLAYER = { id: players.id, name: players.name, photo: players.photo };
type PlayerColumns = { id: string; name: string; photo: string | null };

export async function savePrediction(tx: Tx, row: NewPrediction): Promise<void> {
  const { tournament: _tournament, player: _player, ...columns } = row;
  await tx
    .insert(predictions)
    .values(row)
    .onConflictDoUpdate({ target: [predictions.tournament, predictions.player], set: columns });
}

export interface ReplacedPicks
  extends Pick<PredictionRow, 'player' | 'isComplete' | 'champion' | 'needsAttention'> {
  readonly picks: Readonly<Record<string, readonly string[]>>;
}

/** Whoever had to look at their picks before still has to. */
export async function replacePicks(
  tx: Tx,
  tournamentId: string,
  replaced: readonly ReplacedPicks[],
): Promise<void> {
  await tx.execute(sql`
    UPDATE ${predictions} AS p
    SET picks = v.picks, is_complete = v."isComplete", champion = v.champion,
        needs_attention = p.needs_attention OR v."needsAttention", version = p.version + 1
    FROM jsonb_to_recordset(${JSON.stringify(replaced)}::jsonb)
      AS v(player text, picks jsonb, "isComplete" boolean, champion text, "needsAttention" boolean)
    WHERE p.tournament = ${tournamentId} AND p.player = v.player`);
}

export function countPredictions(db: Db, tournamentId: string): Promise<number> {
  return db.$count(predictions, eq(predictions.tournament, tournamentId));
}

export type PredictionBatch = Pick<PredictionRow, 'player' | 'picks' | 'isComplete'>[];

/** In order of their players, after one of them. */
export async function findBatch(
  db: Db,
  { tournamentId, after, size }: { tournamentId: string; after: string; size: number },
): Promise<PredictionBatch> {
  return db
    .select({
      player: predictions.player,
      picks: predictions.picks,
      isComplete: predictions.isComplete,
    })
    .from(predictions)
    .where(and(eq(predictions.tournament, tournamentId), gt(predictions.player, after)))
    .orderBy(asc(predictions.player))
    .limit(size);
}

export interface ScoreRow {
  readonly player: string;
  readonly points: number;
  readonly possible: number;
  readonly correct: number;
}

/** Writes only those that have changed. */
export async function saveScores(
  tx: Tx,
  tournamentId: string,
  scores: readonly ScoreRow[],
): Promise<void> {
  await tx.execute(sql`
    UPDATE ${predictions} AS p
    SET points = v.points, possible = v.possible, correct = v.correct
    FROM jsonb_to_recordset(${JSON.stringify(scores)}::jsonb)
      AS v(player text, points int, possible int, correct int)
    WHERE p.tournament = ${tournamentId} AND p.player = v.player
      AND (p.points, p.possible, p.correct) IS DISTINCT FROM (v.points, v.possible, v.correct)`);
}

/** Whoever is banned from votes is in no leaderboard. */
function isRanked(db: Db, { tournamentId, now }: { tournamentId: string; now: number }) {
  const isBanned = playerIsBanned(db, {
    playerId: predictions.player,
    scopes: ['site', 'voting'],
    now,
  });
  return and(eq(predictions.tournament, tournamentId), sql`NOT ${isBanned}`);
}

export async function findRanking(
  db: Db,
  {
    tournamentId,
    now,
    page,
    size,
  }: { tournamentId: string; now: number; page: number; size: number },
) {
  return db
    .select({ prediction: predictions, player: PLAYER })
    .from(predictions)
    .innerJoin(players, eq(players.id, predictions.player))
    .where(isRanked(db, { tournamentId, now }))
    .orderBy(
      sql`${predictions.points} DESC`,
      sql`${predictions.correct} DESC`,
      asc(predictions.savedAt),
      asc(predictions.player),
    )
    .limit(size)
    .offset(page * size);
}

export function countRanked(db: Db, query: { tournamentId: string; now: number }): Promise<number> {
  return db.$count(predictions, isRanked(db, query));
}

/** How many are better. */
export function countAbove(db: Db, row: PredictionRow, now: number): Promise<number> {
  const isRankedHere = isRanked(db, { tournamentId: row.tournament, now });
  return db.$count(predictions, and(isRankedHere, isBetter(row)));
}

function isBetter({ points, correct, savedAt, player }: PredictionRow): SQL | undefined {
  return or(
    gt(predictions.points, points),
    and(
      eq(predictions.points, points),
      or(
        gt(predictions.correct, correct),
        and(
          eq(predictions.correct, correct),
          or(
            lt(predictions.savedAt, savedAt),
            and(eq(predictions.savedAt, savedAt), lt(predictions.player, player)),
          ),
        ),
      ),
    ),
  );
}

export async function findAllByPlayer(db: Db, playerId: string): Promise<PredictionRow[]> {
  return db.select().from(predictions).where(eq(predictions.player, playerId));
}

export async function deleteAllByPlayer(tx: Tx, playerId: string): Promise<string[]> {
  const rows = await tx
    .delete(predictions)
    .where(eq(predictions.player, playerId))
    .returning({ tournament: predictions.tournament });
  return rows.map(({ tournament }) => tournament);
}
