/** All rated series and the standings that they amount to. */
import type { HistoryKey } from '@mes/domain/elo/histories';
import type { LadderStanding } from '@mes/domain/elo/ladder';
import type { SeriesPosition } from '@mes/domain/elo/season-ladders';
import { and, eq, gt, gte, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/database';
import { deleteAll as deleteHistories } from './histories/repository';
import { eloStandings, ratedSeries } from './tables';

/** Any number that no other advisory lock uses. */
const LOCK = 7_160_521;
const MAX_WAIT = '600s';

/** One transaction at a time rates, whichever process runs the job. */
export async function lockRatings(tx: Tx): Promise<void> {
  await tx.execute(sql.raw(`SET LOCAL lock_timeout = '${MAX_WAIT}'`));
  await tx.execute(sql.raw(`SET LOCAL statement_timeout = '${MAX_WAIT}'`));
  // A rebuild computes between its statements, on a busy machine for longer than the usual limit.
  await tx.execute(sql.raw(`SET LOCAL idle_in_transaction_session_timeout = '${MAX_WAIT}'`));
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${LOCK})`);
}

/** False while another transaction holds the lock. */
export async function tryLockRatings(tx: Tx): Promise<boolean> {
  const { rows } = await tx.execute<{ locked: boolean }>(
    sql`SELECT pg_try_advisory_xact_lock(${LOCK}) AS locked`,
  );
  return rows[0]!.locked;
}

/** As it was rated, on each ladder. */
export async function findRatedByMatch(db: Db, matchId: string) {
  return db
    .select({ ladder: ratedSeries.ladder, at: ratedSeries.at, input: ratedSeries.input })
    .from(ratedSeries)
    .where(eq(ratedSeries.match, matchId));
}

/** From a position on; null for the beginning. */
export async function deleteRated(
  tx: Tx,
  ladders: readonly string[] | null,
  from: SeriesPosition | null,
): Promise<void> {
  await tx
    .delete(ratedSeries)
    .where(and(ladders ? inArray(ratedSeries.ladder, [...ladders]) : undefined, whereFrom(from)));
}

function whereFrom(position: SeriesPosition | null): SQL | undefined {
  if (!position) return undefined;
  const { at, match } = position;
  return and(
    gte(ratedSeries.at, at),
    or(gt(ratedSeries.at, at), sql`${ratedSeries.match} COLLATE "C" >= ${match}`),
  );
}

export async function insertRated(
  tx: Tx,
  rows: readonly (typeof ratedSeries.$inferInsert)[],
): Promise<void> {
  await tx.copyRows(ratedSeries, rows);
}

/** Of everyone, with their histories: what a replay from the beginning makes anew. */
export async function deleteStandings(tx: Tx): Promise<void> {
  await deleteHistories(tx);
  await tx.delete(eloStandings);
}

const BATCH_SIZE = 1_000;

/** Deletes the rows of keys without a standing, which have no rated series any more. */
export async function saveStandings(
  tx: Tx,
  standings: readonly (HistoryKey & { standing: LadderStanding | undefined })[],
): Promise<void> {
  for (let from = 0; from < standings.length; from += BATCH_SIZE) {
    const some = standings.slice(from, from + BATCH_SIZE);
    const rows = some.flatMap(({ standing, ...key }) =>
      standing ? [{ ...key, ...standing }] : [],
    );
    const removed = some.filter(({ standing }) => !standing);
    if (rows.length > 0) await upsertStandings(tx, rows);
    if (removed.length > 0) await tx.delete(eloStandings).where(or(...removed.map(whereKey)));
  }
}

async function upsertStandings(
  tx: Tx,
  rows: readonly (HistoryKey & LadderStanding)[],
): Promise<void> {
  const standing = (column: keyof LadderStanding) => integers(rows.map((row) => row[column]));
  await tx.execute(sql`
    INSERT INTO ${eloStandings} (ladder, kind, subject, elo, wins, losses, draws, change)
    SELECT * FROM unnest(
      ${texts(rows.map(({ ladder }) => ladder))}, ${texts(rows.map(({ kind }) => kind))},
      ${texts(rows.map(({ subject }) => subject))}, ${standing('elo')}, ${standing('wins')},
      ${standing('losses')}, ${standing('draws')}, ${standing('change')})
    ON CONFLICT (ladder, kind, subject) DO UPDATE
    SET elo = excluded.elo, wins = excluded.wins, losses = excluded.losses,
        draws = excluded.draws, change = excluded.change`);
}

function whereKey({ ladder, kind, subject }: HistoryKey): SQL | undefined {
  return and(
    eq(eloStandings.ladder, ladder),
    eq(eloStandings.kind, kind),
    eq(eloStandings.subject, subject),
  );
}

const texts = (values: readonly string[]) => sql`${sql.param(values)}::text[]`;
const integers = (values: readonly number[]) => sql`${sql.param(values)}::int[]`;
