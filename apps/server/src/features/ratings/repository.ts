/** The changes of all rated series and the standings that they amount to. */
import type { LadderStanding } from '@mes/domain/elo/ladder';
import type { LadderChange, SeriesPosition } from '@mes/domain/elo/season-ladders';
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/database';
import { eloChanges, eloStandings } from './tables';

export type StandingKey = Pick<LadderChange, 'ladder' | 'kind' | 'subject'>;

/** Any number that no other advisory lock uses. */
const LOCK = 7_160_521;
const MAX_WAIT = '600s';

/** One transaction at a time rates, whichever process runs the job. */
export async function lockRatings(tx: Tx): Promise<void> {
  await tx.execute(sql.raw(`SET LOCAL lock_timeout = '${MAX_WAIT}'`));
  await tx.execute(sql.raw(`SET LOCAL statement_timeout = '${MAX_WAIT}'`));
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${LOCK})`);
}

/** False while another transaction holds the lock. */
export async function tryLockRatings(tx: Tx): Promise<boolean> {
  const { rows } = await tx.execute<{ locked: boolean }>(
    sql`SELECT pg_try_advisory_xact_lock(${LOCK}) AS locked`,
  );
  return rows[0]!.locked;
}

export async function findChangesByMatch(db: Db, matchId: string) {
  return db.select().from(eloChanges).where(eq(eloChanges.match, matchId));
}

/** The teams and players with changes from a position on. */
export async function findChangedKeys(
  db: Db,
  ladders: readonly string[] | null,
  from: SeriesPosition | null,
): Promise<StandingKey[]> {
  return db
    .selectDistinct({
      ladder: eloChanges.ladder,
      kind: eloChanges.kind,
      subject: eloChanges.subject,
    })
    .from(eloChanges)
    .where(and(whereLadders(ladders), whereFrom(from)));
}

export async function deleteChanges(
  tx: Tx,
  ladders: readonly string[] | null,
  from: SeriesPosition | null,
): Promise<void> {
  await tx.delete(eloChanges).where(and(whereLadders(ladders), whereFrom(from)));
}

/** The standings before a position, with one index lookup for each key. */
export async function findStandingsBefore(
  db: Db,
  keys: readonly StandingKey[],
  position: SeriesPosition | null,
): Promise<(StandingKey & { standing: LadderStanding })[]> {
  if (keys.length === 0 || position === null) return [];
  const at = new Date(position.at).toISOString();
  const { rows } = await db.execute<StandingKey & Record<keyof LadderStanding, number>>(sql`
    SELECT wanted.ladder, wanted.kind, wanted.subject, last.elo, last.wins, last.losses, last.draws,
           last.change
    FROM unnest(${texts(keys.map(({ ladder }) => ladder))}, ${texts(keys.map(({ kind }) => kind))},
                ${texts(keys.map(({ subject }) => subject))}) AS wanted(ladder, kind, subject)
    CROSS JOIN LATERAL (
      SELECT * FROM ${eloChanges}
      WHERE ladder = wanted.ladder AND kind = wanted.kind AND subject = wanted.subject
        AND (at, match COLLATE "C") < (${at}::timestamptz, ${position.match})
      ORDER BY at DESC, match COLLATE "C" DESC LIMIT 1
    ) AS last`);
  return rows.map(({ ladder, kind, subject, elo, wins, losses, draws, change }) => ({
    ladder,
    kind,
    subject,
    standing: { elo, wins, losses, draws, change },
  }));
}

export async function insertChanges(tx: Tx, changes: readonly LadderChange[]): Promise<void> {
  await tx.copyRows(eloChanges, toRows(changes));
}

/** One after the other and column by column, because a rebuild writes a million of them. */
function* toRows(changes: readonly LadderChange[]): Iterable<typeof eloChanges.$inferInsert> {
  for (const { match, ladder, kind, subject, opponent, at, standing } of changes) {
    const { elo, wins, losses, draws, change } = standing;
    yield { match, ladder, kind, subject, opponent, at, elo, wins, losses, draws, change };
  }
}

const BATCH_SIZE = 1_000;

/** Deletes the rows of keys without a standing, which have no rated series any more. */
export async function saveStandings(
  tx: Tx,
  standings: readonly (StandingKey & { standing?: LadderStanding })[],
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

export async function deleteStandings(tx: Tx): Promise<void> {
  await tx.delete(eloStandings);
}

async function upsertStandings(
  tx: Tx,
  rows: readonly (StandingKey & LadderStanding)[],
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

function whereKey({ ladder, kind, subject }: StandingKey): SQL | undefined {
  return and(
    eq(eloStandings.ladder, ladder),
    eq(eloStandings.kind, kind),
    eq(eloStandings.subject, subject),
  );
}

/** Null for every ladder. */
function whereLadders(ladders: readonly string[] | null): SQL | undefined {
  return ladders === null ? undefined : inArray(eloChanges.ladder, [...ladders]);
}

function whereFrom(position: SeriesPosition | null): SQL | undefined {
  if (position === null) return undefined;
  const at = new Date(position.at).toISOString();
  return sql`(${eloChanges.at}, ${eloChanges.match} COLLATE "C") >= (${at}::timestamptz, ${position.match})`;
}

const texts = (values: readonly string[]) => sql`${sql.param(values)}::text[]`;
const integers = (values: readonly number[]) => sql`${sql.param(values)}::int[]`;
