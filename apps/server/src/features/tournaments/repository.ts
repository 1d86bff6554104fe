/** The tournaments themselves. Whoever changes anything of one locks its row first. */
import type { TournamentState } from '@mes/domain/tournament/lifecycle/states';
import type { Region } from '@mes/domain/tournament/name/tournament-name';
import { and, asc, eq, inArray, isNotNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/database';
import { bracketStages } from '../brackets/tables';
import { matches } from '../matches/tables';
import { teams } from '../teams/tables';
import { tournaments, tournamentTeams } from './tables';

export type TournamentRow = typeof tournaments.$inferSelect;
export type NewTournament = typeof tournaments.$inferInsert;

/** What lists and pages show beside the row itself. */
export interface TournamentView {
  readonly row: TournamentRow;
  readonly registered: number;
  readonly winner: { name: string; tag: string; logo: string | null } | null;
}

/** How long before the end of check-in leaders are reminded. */
export const REMINDED_MS = 10 * 60_000;

/** Ids are unique whatever their case. */
const hasId = (id: string) => eq(sql`lower(${tournaments.id})`, id.toLowerCase());
const isPublished = ne(tournaments.state, 'draft');

export async function findById(db: Db, id: string): Promise<TournamentRow | undefined> {
  const [row] = await db.select().from(tournaments).where(hasId(id));
  return row;
}

/**
 * Held until the transaction ends. Rows that only point here, such as new matches, need not wait:
 * the id never changes.
 */
export async function lockById(tx: Tx, id: string): Promise<TournamentRow | undefined> {
  const [row] = await tx.select().from(tournaments).where(hasId(id)).for('no key update');
  return row;
}

export async function findView(db: Db, id: string): Promise<TournamentView | undefined> {
  const [view] = await selectViews(db).where(hasId(id));
  return view;
}

/** Those that are published, in the order of the ids given. */
export async function findPublishedViews(
  db: Db,
  ids: readonly string[],
): Promise<TournamentView[]> {
  const wanted = ids.map((id) => id.toLowerCase());
  const found = await selectViews(db).where(
    and(isPublished, inArray(sql`lower(${tournaments.id})`, wanted)),
  );
  return found.toSorted(
    (one, other) =>
      wanted.indexOf(one.row.id.toLowerCase()) - wanted.indexOf(other.row.id.toLowerCase()),
  );
}

export interface ListFilter {
  readonly state?: TournamentState;
  readonly season?: number;
  readonly region?: Region;
  /** A part of the name, whatever its case. */
  readonly named?: string;
  /** Drafts too, for staff. */
  readonly unpublished: boolean;
  readonly archived: boolean;
}

/** Newest first; without a date they are still to come. */
export async function findPage(
  db: Db,
  filter: ListFilter,
  { page, size }: { page: number; size: number },
): Promise<TournamentView[]> {
  return selectViews(db)
    .where(matching(filter))
    .orderBy(sql`${tournaments.startsAt} DESC NULLS FIRST`, asc(tournaments.id))
    .limit(size)
    .offset(page * size);
}

export function count(db: Db, filter: ListFilter): Promise<number> {
  return db.$count(tournaments, matching(filter));
}

function matching(filter: ListFilter): SQL | undefined {
  const { state, season, region, named, unpublished, archived } = filter;
  return and(
    unpublished ? undefined : isPublished,
    archived ? undefined : eq(tournaments.archived, false),
    state && eq(tournaments.state, state),
    season === undefined ? undefined : eq(tournaments.season, season),
    region && eq(tournaments.region, region),
    named === undefined
      ? undefined
      : sql`position(lower(${named}) in lower(${tournaments.name})) > 0`,
  );
}

function selectViews(db: Db) {
  return db
    .select({
      row: tournaments,
      registered: sql`(${countRegistered(db)})`.mapWith(Number),
      winner: { name: teams.name, tag: teams.tag, logo: teams.logo },
    })
    .from(tournaments)
    .leftJoin(teams, eq(teams.id, tournaments.winner));
}

function countRegistered(db: Db) {
  return db
    .select({ count: sql`count(*)` })
    .from(tournamentTeams)
    .where(
      and(eq(tournamentTeams.tournament, tournaments.id), eq(tournamentTeams.state, 'registered')),
    );
}

/** Answers undefined if the id is taken, in whatever case. */
export async function insert(tx: Tx, row: NewTournament): Promise<TournamentRow | undefined> {
  const [inserted] = await tx.insert(tournaments).values(row).onConflictDoNothing().returning();
  return inserted;
}

export async function update(
  tx: Tx,
  id: string,
  change: Partial<NewTournament>,
): Promise<TournamentRow> {
  const [row] = await tx.update(tournaments).set(change).where(eq(tournaments.id, id)).returning();
  return row!;
}

export async function deleteById(tx: Tx, id: string): Promise<void> {
  await tx.delete(tournaments).where(eq(tournaments.id, id));
}

/** Ids of those whose dates ask for something by now. */
export async function findDue(db: Db, now: number): Promise<string[]> {
  const has = (state: TournamentState, date: Parameters<typeof lte>[0]) =>
    and(eq(tournaments.state, state), lte(date, now));
  const rows = await db
    .select({ id: tournaments.id })
    .from(tournaments)
    .where(
      and(
        ne(tournaments.state, 'finished'),
        eq(tournaments.archived, false),
        or(
          has('announced', tournaments.signupOpen),
          has('signup_open', tournaments.signupClose),
          has('signup_closed', tournaments.checkInOpen),
          has('check_in', tournaments.checkInClose),
          and(isPublished, eq(tournaments.lockTold, false), lte(tournaments.rosterLock, now)),
          and(
            eq(tournaments.state, 'check_in'),
            eq(tournaments.closingTold, false),
            lte(tournaments.checkInClose, now + REMINDED_MS),
          ),
        ),
      ),
    );
  return rows.map(({ id }) => id);
}

/** Undefined while someone else has it in hand: they do what is due, or the next look finds it. */
export async function takeUnlessHeld(tx: Tx, id: string): Promise<TournamentRow | undefined> {
  const [row] = await tx
    .select()
    .from(tournaments)
    .where(eq(tournaments.id, id))
    .for('no key update', { skipLocked: true });
  return row;
}

/** How far the bracket's matches are. */
export async function countMatches(
  db: Db,
  tournament: string,
): Promise<{ begun: number; open: number }> {
  const [counts] = await db
    .select({
      begun:
        sql`count(*) FILTER (WHERE ${matches.state} NOT IN ('scheduled', 'cancelled') AND NOT ${matches.automatic})`.mapWith(
          Number,
        ),
      open: sql`count(*) FILTER (WHERE ${matches.state} IN ('scheduled', 'veto', 'live'))`.mapWith(
        Number,
      ),
    })
    .from(matches)
    .where(and(eq(matches.tournament, tournament), isNotNull(matches.stage)));
  return counts!;
}

/** Whether any match was ever made for it, in a bracket or by hand. */
export async function hasMatches(db: Db, tournament: string): Promise<boolean> {
  const found = await db
    .select({ id: matches.id })
    .from(matches)
    .where(eq(matches.tournament, tournament))
    .limit(1);
  return found.length > 0;
}

/** Answers how many there are. */
export async function lockStages(tx: Tx, tournament: string): Promise<number> {
  const stages = await tx
    .select({ index: bracketStages.index })
    .from(bracketStages)
    .where(eq(bracketStages.tournament, tournament))
    .orderBy(asc(bracketStages.index))
    .for('update');
  return stages.length;
}
