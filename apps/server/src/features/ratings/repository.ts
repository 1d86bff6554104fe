/** The changes of all rated series and the standings that they amount to. */
import type { Standing } from '@mes/domain/elo/ladder';
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/database';
import type { LadderChange, Point } from './ladders';
import { eloChanges, eloStandings } from './tables';

export type Key = Pick<LadderChange, 'ladder' | 'kind' | 'subject'>;

/** Any number; it only has to be no other's. */
const LOCK = 7_160_521;
const LONGEST_WAIT = '600s';

/** Series are rated one after the other, whichever process has the job. */
export async function lockRatings(tx: Tx): Promise<void> {
  await tx.execute(sql.raw(`SET LOCAL lock_timeout = '${LONGEST_WAIT}'`));
  await tx.execute(sql.raw(`SET LOCAL statement_timeout = '${LONGEST_WAIT}'`));
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${LOCK})`);
}

/** False where another one is at work. */
export async function tryToLockRatings(tx: Tx): Promise<boolean> {
  const { rows } = await tx.execute<{ locked: boolean }>(
    sql`SELECT pg_try_advisory_xact_lock(${LOCK}) AS locked`,
  );
  return rows[0]!.locked;
}

export async function findChangesOf(db: Db, match: string) {
  return db.select().from(eloChanges).where(eq(eloChanges.match, match));
}

/** Whoever has changes from a point on. */
export async function findTouched(
  db: Db,
  ladders: readonly string[] | null,
  from: Point | null,
): Promise<Key[]> {
  return db
    .selectDistinct({
      ladder: eloChanges.ladder,
      kind: eloChanges.kind,
      subject: eloChanges.subject,
    })
    .from(eloChanges)
    .where(and(ofLadders(ladders), since(from)));
}

export async function deleteChanges(
  tx: Tx,
  ladders: readonly string[] | null,
  from: Point | null,
): Promise<void> {
  await tx.delete(eloChanges).where(and(ofLadders(ladders), since(from)));
}

/** The standings of these before a point: one look into the index for each. */
export async function findStandingsBefore(
  db: Db,
  keys: readonly Key[],
  point: Point | null,
): Promise<(Key & { standing: Standing })[]> {
  if (keys.length === 0 || point === null) return [];
  const at = new Date(point.at).toISOString();
  const { rows } = await db.execute<Key & Record<keyof Standing, number>>(sql`
    SELECT wanted.ladder, wanted.kind, wanted.subject, last.elo, last.wins, last.losses, last.draws,
           last.change
    FROM unnest(${texts(keys.map(({ ladder }) => ladder))}, ${texts(keys.map(({ kind }) => kind))},
                ${texts(keys.map(({ subject }) => subject))}) AS wanted(ladder, kind, subject)
    CROSS JOIN LATERAL (
      SELECT * FROM ${eloChanges}
      WHERE ladder = wanted.ladder AND kind = wanted.kind AND subject = wanted.subject
        AND (at, match COLLATE "C") < (${at}::timestamptz, ${point.match})
      ORDER BY at DESC, match COLLATE "C" DESC LIMIT 1
    ) AS last`);
  return rows.map(({ ladder, kind, subject, elo, wins, losses, draws, change }) => ({
    ladder,
    kind,
    subject,
    standing: { elo, wins, losses, draws, change },
  }));
}

/** By arrays: a rebuild writes a million of them. */
export async function insertChanges(tx: Tx, changes: readonly LadderChange[]): Promise<void> {
  if (changes.length === 0) return;
  const standing = (column: keyof Standing) =>
    integers(changes.map((change) => change.standing[column]));
  await tx.execute(sql`
    INSERT INTO ${eloChanges}
      (match, ladder, kind, subject, opponent, at, elo, wins, losses, draws, change)
    SELECT * FROM unnest(
      ${texts(changes.map(({ match }) => match))}, ${texts(changes.map(({ ladder }) => ladder))},
      ${texts(changes.map(({ kind }) => kind))}, ${texts(changes.map(({ subject }) => subject))},
      ${texts(changes.map(({ opponent }) => opponent))},
      ${sql.param(changes.map(({ at }) => new Date(at).toISOString()))}::timestamptz[],
      ${standing('elo')}, ${standing('wins')}, ${standing('losses')}, ${standing('draws')},
      ${standing('change')})`);
}

const AT_ONCE = 1_000;

/** Whoever has no standing any longer has never played. */
export async function saveStandings(
  tx: Tx,
  standings: readonly (Key & { standing?: Standing })[],
): Promise<void> {
  for (let from = 0; from < standings.length; from += AT_ONCE) {
    const some = standings.slice(from, from + AT_ONCE);
    const rows = some.flatMap(({ standing, ...key }) =>
      standing ? [{ ...key, ...standing }] : [],
    );
    const gone = some.filter(({ standing }) => !standing);
    if (rows.length > 0) await upsertStandings(tx, rows);
    if (gone.length > 0) await tx.delete(eloStandings).where(or(...gone.map(isStanding)));
  }
}

export async function deleteStandings(tx: Tx): Promise<void> {
  await tx.delete(eloStandings);
}

async function upsertStandings(tx: Tx, rows: readonly (Key & Standing)[]): Promise<void> {
  const standing = (column: keyof Standing) => integers(rows.map((row) => row[column]));
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

function isStanding({ ladder, kind, subject }: Key): SQL | undefined {
  return and(
    eq(eloStandings.ladder, ladder),
    eq(eloStandings.kind, kind),
    eq(eloStandings.subject, subject),
  );
}

/** Null for every ladder. */
function ofLadders(ladders: readonly string[] | null): SQL | undefined {
  return ladders === null ? undefined : inArray(eloChanges.ladder, [...ladders]);
}

function since(point: Point | null): SQL | undefined {
  if (point === null) return undefined;
  const at = new Date(point.at).toISOString();
  return sql`(${eloChanges.at}, ${eloChanges.match} COLLATE "C") >= (${at}::timestamptz, ${point.match})`;
}

const texts = (values: readonly string[]) => sql`${sql.param(values)}::text[]`;
const integers = (values: readonly number[]) => sql`${sql.param(values)}::int[]`;
