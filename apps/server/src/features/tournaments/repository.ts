/** Every change of a tournament, of its entries or of its rosters locks the tournament's row first. */
import type { TournamentState } from '@mes/domain/tournament/lifecycle/states';
import type { Region } from '@mes/domain/tournament/name/tournament-name';
import {
  and,
  asc,
  eq,
  inArray,
  isNotNull,
  lte,
  ne,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/database';
import { bracketStages } from '../brackets/tables';
import { matches } from '../matches/tables';
import { teams } from '../teams/tables';
import { type TournamentRow, tournaments, tournamentTeams } from './tables';

export type NewTournament = typeof tournaments.$inferInsert;

/** The row with what lists and pages show beside it. */
export interface TournamentView {
  readonly row: TournamentRow;
  readonly registered: number;
  readonly winner: { name: string; tag: string; logo: string | null } | null;
}

/** How long before the end of check-in leaders are reminded. */
export const REMINDER_MS = 10 * 60_000;

/** Ids are case-insensitive. */
const hasId = (id: string) => eq(sql`lower(${tournaments.id})`, id.toLowerCase());
const isPublished = ne(tournaments.state, 'draft');

export async function findById(db: Db, id: string): Promise<TournamentRow | undefined> {
  const [row] = await db.select().from(tournaments).where(hasId(id));
  return row;
}

/**
 * `no key update`, so that inserts of rows that reference the tournament, such as matches, need not
 * wait.
 */
export async function lockById(tx: Tx, id: string): Promise<TournamentRow | undefined> {
  const [row] = await tx.select().from(tournaments).where(hasId(id)).for('no key update');
  return row;
}

export async function findView(db: Db, id: string): Promise<TournamentView | undefined> {
  const [view] = await selectViews(db).where(hasId(id));
  return view;
}

/** In the order of the given ids, without drafts. */
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
  readonly finished?: boolean;
  readonly season?: number;
  readonly region?: Region;
  /** Part of the name, case-insensitive. */
  readonly named?: string;
  /** Drafts too, for staff. */
  readonly unpublished: boolean;
  readonly archived: boolean;
}

/**
 * Newest first, and before them those without a date. For staff the running ones come before all
 * others, and those that are over last.
 */
export async function findPage(
  db: Db,
  filter: ListFilter,
  { page, size }: { page: number; size: number },
): Promise<TournamentView[]> {
  return selectViews(db)
    .where(whereMatches(filter))
    .orderBy(
      ...(filter.unpublished ? [byUrgency] : []),
      sql`${tournaments.startsAt} DESC NULLS FIRST`,
      asc(tournaments.id),
    )
    .limit(size)
    .offset(page * size);
}

/** The names of all that a filter finds, newest first. */
export async function findNames(
  db: Db,
  filter: ListFilter,
): Promise<{ id: string; name: string }[]> {
  return db
    .select({ id: tournaments.id, name: tournaments.name })
    .from(tournaments)
    .where(whereMatches(filter))
    .orderBy(sql`${tournaments.startsAt} DESC NULLS LAST`, asc(tournaments.id));
}

const byUrgency = sql`CASE ${tournaments.state} WHEN 'running' THEN 0 WHEN 'finished' THEN 2 ELSE 1 END`;

export function count(db: Db, filter: ListFilter): Promise<number> {
  return db.$count(tournaments, whereMatches(filter));
}

/** Open for signup, by their closing date; those without one last. */
export async function findOpenForSignup(db: Db, size: number): Promise<TournamentView[]> {
  return selectViews(db)
    .where(and(eq(tournaments.state, 'signup_open'), eq(tournaments.archived, false)))
    .orderBy(sql`${tournaments.signupClose} ASC NULLS LAST`, asc(tournaments.id))
    .limit(size);
}

function whereMatches(filter: ListFilter): SQL | undefined {
  const { state, finished, season, region, named, unpublished, archived } = filter;
  return and(
    unpublished ? undefined : isPublished,
    archived ? undefined : eq(tournaments.archived, false),
    state && eq(tournaments.state, state),
    finished === undefined
      ? undefined
      : (finished ? eq : ne)(tournaments.state, 'finished' as const),
    season === undefined ? undefined : eq(tournaments.season, season),
    region && eq(tournaments.region, region),
    named === undefined
      ? undefined
      : sql`position(lower(${named}) in lower(${tournaments.name})) > 0`,
  );
}

export interface TournamentProgress {
  readonly played: number;
  readonly total: number;
}

/** By the id of the tournament; without those that have no match. */
export async function countByTournament(
  db: Db,
  tournamentIds: readonly string[],
): Promise<Map<string, TournamentProgress>> {
  const { tournament, state } = matches;
  const rows = await db
    .select({
      tournament: sql<string>`${tournament}`,
      total: sql<number>`count(*)::int`,
      played: sql<number>`(count(*) FILTER (WHERE ${state} IN ('finished', 'forfeited')))::int`,
    })
    .from(matches)
    .where(and(inArray(tournament, [...tournamentIds]), ne(state, 'cancelled')))
    .groupBy(tournament);
  return new Map(rows.map(({ tournament, ...progress }) => [tournament, progress]));
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

/** Answers undefined if the id is taken, in upper or lower case. */
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

/** Ids of tournaments with a deadline that has passed and was not applied yet. */
export async function findDueIds(db: Db, now: number): Promise<string[]> {
  const isPast = (state: TournamentState, date: Parameters<typeof lte>[0]) =>
    and(eq(tournaments.state, state), lte(date, now));
  const rows = await db
    .select({ id: tournaments.id })
    .from(tournaments)
    .where(
      and(
        ne(tournaments.state, 'finished'),
        eq(tournaments.archived, false),
        or(
          isPast('announced', tournaments.signupOpen),
          isPast('signup_open', tournaments.signupClose),
          isPast('signup_closed', tournaments.checkInOpen),
          isPast('check_in', tournaments.checkInClose),
          and(isPublished, eq(tournaments.lockAnnounced, false), lte(tournaments.rosterLock, now)),
          and(
            eq(tournaments.state, 'check_in'),
            eq(tournaments.closingReminded, false),
            lte(tournaments.checkInClose, now + REMINDER_MS),
          ),
        ),
      ),
    );
  return rows.map(({ id }) => id);
}

/** When the next deadline of any tournament has to be applied. */
export async function findNextDeadline(db: Db): Promise<number | null> {
  const { state, signupOpen, signupClose, checkInOpen, checkInClose } = tournaments;
  const inState = (name: TournamentState, date: SQLWrapper) =>
    sql`CASE WHEN ${state} = ${name} THEN ${date} END`;
  const reminder = sql`${checkInClose} - ${`${REMINDER_MS} milliseconds`}::interval`;
  // LEAST leaves out what is null.
  const next = sql`LEAST(
    ${inState('announced', signupOpen)},
    ${inState('signup_open', signupClose)},
    ${inState('signup_closed', checkInOpen)},
    ${inState('check_in', checkInClose)},
    CASE WHEN ${isPublished} AND NOT ${tournaments.lockAnnounced} THEN ${tournaments.rosterLock} END,
    CASE WHEN ${state} = 'check_in' AND NOT ${tournaments.closingReminded} THEN ${reminder} END
  )`;
  const [row] = await db
    .select({ at: sql<string | null>`extract(epoch FROM min(${next})) * 1000` })
    .from(tournaments)
    .where(and(ne(state, 'finished'), eq(tournaments.archived, false)));
  return row?.at == null ? null : Number(row.at);
}

/** Undefined while another transaction holds the lock. */
export async function lockIfFree(tx: Tx, id: string): Promise<TournamentRow | undefined> {
  const [row] = await tx
    .select()
    .from(tournaments)
    .where(eq(tournaments.id, id))
    .for('no key update', { skipLocked: true });
  return row;
}

/** Of the bracket. */
export async function countMatches(
  db: Db,
  tournamentId: string,
): Promise<{ started: number; open: number }> {
  const [counts] = await db
    .select({
      started:
        sql`count(*) FILTER (WHERE ${matches.state} NOT IN ('scheduled', 'cancelled') AND NOT ${matches.automatic})`.mapWith(
          Number,
        ),
      open: sql`count(*) FILTER (WHERE ${matches.state} IN ('scheduled', 'veto', 'live'))`.mapWith(
        Number,
      ),
    })
    .from(matches)
    .where(and(eq(matches.tournament, tournamentId), isNotNull(matches.stage)));
  return counts!;
}

/** In its bracket or created by hand. */
export async function hasMatches(db: Db, tournamentId: string): Promise<boolean> {
  const found = await db
    .select({ id: matches.id })
    .from(matches)
    .where(eq(matches.tournament, tournamentId))
    .limit(1);
  return found.length > 0;
}

/** Answers how many stages there are. */
export async function lockStages(tx: Tx, tournamentId: string): Promise<number> {
  const stages = await tx
    .select({ index: bracketStages.index })
    .from(bracketStages)
    .where(eq(bracketStages.tournament, tournamentId))
    .orderBy(asc(bracketStages.index))
    .for('update');
  return stages.length;
}
