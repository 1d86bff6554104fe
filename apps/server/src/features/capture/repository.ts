import type { CaptureEntry } from '@mes/domain/capture/entries';
import { and, asc, eq, gt, isNotNull, lte } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/database';
import { matches, matchMaps } from '../matches/tables';
import { captureEntries, captureMaps, captures } from './tables';

export type CaptureRow = typeof captures.$inferSelect;
export type CaptureMapRow = typeof captureMaps.$inferSelect;

/** A map of a match by its index in order of play. */
export interface MapKey {
  readonly matchId: string;
  readonly mapIndex: number;
}

export function mapKeyOf({ match, map }: Pick<CaptureMapRow, 'match' | 'map'>): MapKey {
  return { matchId: match, mapIndex: map };
}

const captureMapColumns = {
  row: captureMaps,
  state: matchMaps.state,
  startingSideA: matchMaps.startingSideA,
};

export type CaptureMap = Pick<typeof matchMaps.$inferSelect, 'state' | 'startingSideA'> & {
  readonly row: CaptureMapRow;
};

export async function findCapture(db: Db, matchId: string): Promise<CaptureRow | undefined> {
  const [row] = await db.select().from(captures).where(eq(captures.match, matchId));
  return row;
}

export async function isMatch(db: Db, matchId: string): Promise<boolean> {
  const rows = await db.select({ id: matches.id }).from(matches).where(eq(matches.id, matchId));
  return rows.length > 0;
}

/** Inserts the capture where there is none. */
export async function lockCapture(tx: Tx, matchId: string): Promise<CaptureRow> {
  await tx.insert(captures).values({ match: matchId }).onConflictDoNothing();
  const [row] = await tx.select().from(captures).where(eq(captures.match, matchId)).for('update');
  return row!;
}

/**
 * Locks the capture of a map that has one already. In two statements, because a single one that had
 * to wait for the lock would join the map as it was before the wait.
 */
export async function lockMap(
  tx: Tx,
  { matchId, mapIndex }: MapKey,
): Promise<(CaptureMap & { publicDue: number | null }) | undefined> {
  const [capture] = await tx
    .select()
    .from(captures)
    .where(eq(captures.match, matchId))
    .for('update');
  if (!capture) return undefined;
  const [found] = await tx
    .select(captureMapColumns)
    .from(captureMaps)
    .innerJoin(matchMaps, isSameMap())
    .where(and(eq(captureMaps.match, matchId), eq(captureMaps.map, mapIndex)));
  return found && { ...found, publicDue: capture.publicDue };
}

/** All maps of the match, captured or not, in order of play. */
export async function findMatchMaps(db: Db, matchId: string) {
  return db
    .select()
    .from(matchMaps)
    .where(eq(matchMaps.match, matchId))
    .orderBy(asc(matchMaps.index));
}

export async function findMaps(db: Db, matchId: string): Promise<CaptureMap[]> {
  return db
    .select(captureMapColumns)
    .from(captureMaps)
    .innerJoin(matchMaps, isSameMap())
    .where(eq(captureMaps.match, matchId))
    .orderBy(asc(captureMaps.map));
}

function isSameMap() {
  return and(eq(matchMaps.match, captureMaps.match), eq(matchMaps.index, captureMaps.map));
}

export async function insertMap(tx: Tx, row: typeof captureMaps.$inferInsert): Promise<void> {
  await tx.insert(captureMaps).values(row);
}

export async function updateMap(
  tx: Tx,
  { matchId, mapIndex }: MapKey,
  change: Partial<Omit<CaptureMapRow, 'match' | 'map' | 'list'>>,
): Promise<void> {
  await tx
    .update(captureMaps)
    .set(change)
    .where(and(eq(captureMaps.match, matchId), eq(captureMaps.map, mapIndex)));
}

export async function updateCapture(
  tx: Tx,
  matchId: string,
  change: Partial<Omit<CaptureRow, 'match'>>,
): Promise<void> {
  await tx.update(captures).set(change).where(eq(captures.match, matchId));
}

/** Has everything that waits looked at, by now at the latest. */
export async function makeWaitingDue(tx: Tx, now: number): Promise<void> {
  await tx.update(captures).set({ publicDue: now }).where(gt(captures.publicDue, now));
}

/** Ids of the matches with events whose stream delay is over. */
export async function findDue(db: Db, now: number): Promise<string[]> {
  const rows = await db
    .select({ match: captures.match })
    .from(captures)
    .where(lte(captures.publicDue, now))
    .orderBy(asc(captures.publicDue));
  return rows.map(({ match }) => match);
}

export async function findNextDue(db: Db): Promise<number | null> {
  const [row] = await db
    .select({ publicDue: captures.publicDue })
    .from(captures)
    .where(isNotNull(captures.publicDue))
    .orderBy(asc(captures.publicDue))
    .limit(1);
  return row?.publicDue ?? null;
}

/** In the order in which they were written. */
export async function findEntries(
  db: Db,
  { matchId, mapIndex }: MapKey,
  after = 0,
): Promise<CaptureEntry[]> {
  const rows = await db
    .select()
    .from(captureEntries)
    .where(
      and(
        eq(captureEntries.match, matchId),
        eq(captureEntries.map, mapIndex),
        gt(captureEntries.sequence, after),
      ),
    )
    .orderBy(asc(captureEntries.sequence));
  return rows.map(toEntry);
}

export async function findEntry(
  db: Db,
  { matchId, mapIndex }: MapKey,
  entryId: string,
): Promise<CaptureEntry | undefined> {
  const [row] = await db
    .select()
    .from(captureEntries)
    .where(
      and(
        eq(captureEntries.match, matchId),
        eq(captureEntries.map, mapIndex),
        eq(captureEntries.id, entryId),
      ),
    );
  return row && toEntry(row);
}

/** Everything that an operator has captured or taken back, in any match. */
export async function findAllByOperator(db: Db, operatorId: string) {
  return db
    .select({
      match: captureEntries.match,
      map: captureEntries.map,
      kind: captureEntries.kind,
      at: captureEntries.writtenAt,
      event: captureEntries.event,
      removes: captureEntries.removes,
    })
    .from(captureEntries)
    .where(eq(captureEntries.operator, operatorId))
    .orderBy(
      asc(captureEntries.writtenAt),
      asc(captureEntries.match),
      asc(captureEntries.sequence),
    );
}

export async function insertEntries(
  tx: Tx,
  { matchId, mapIndex }: MapKey,
  entries: readonly CaptureEntry[],
): Promise<void> {
  await tx.insert(captureEntries).values(
    entries.map((entry) => {
      const { sequence, operator, writtenAt, kind } = entry;
      const common = { match: matchId, map: mapIndex, sequence, operator, writtenAt, kind };
      return entry.kind === 'record'
        ? { ...common, id: entry.event.id, event: entry.event }
        : { ...common, id: entry.id, removes: [...entry.removes] };
    }),
  );
}

function toEntry(row: typeof captureEntries.$inferSelect): CaptureEntry {
  const { sequence, operator, writtenAt, kind, id } = row;
  const written = { sequence, operator, writtenAt };
  return kind === 'record'
    ? { ...written, kind, event: row.event! }
    : { ...written, kind, id, removes: row.removes ?? [] };
}
