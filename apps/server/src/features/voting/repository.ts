import type { MatchState } from '@mes/domain/series/states';
import type { VotingResult } from '@mes/domain/voting/payouts';
import type { VotingState } from '@mes/domain/voting/rules';
import {
  and,
  count,
  desc,
  eq,
  inArray,
  isNull,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../../platform/database/database';
import { matches } from '../matches/tables';
import { teams } from '../teams/tables';
import { tournaments } from '../tournaments/tables';
import { votingMatches } from './tables';

export type VotingMatchRow = typeof votingMatches.$inferSelect;
export type NewVotingMatch = typeof votingMatches.$inferInsert;
export type FoundVotingMatch = Awaited<ReturnType<typeof findById>> & object;

const teamA = alias(teams, 'team_a');
const teamB = alias(teams, 'team_b');

export interface VotingMatchQuery {
  readonly hidden: boolean;
  readonly tournamentId?: string;
  readonly linkedMatch?: string;
  readonly state?: VotingState | 'undecided' | 'decided';
  readonly now: number;
}

/** With its teams, tournament and linked series. */
export async function findById(db: Db, id: string) {
  const [row] = await selection(db).where(
    and(eq(votingMatches.id, id), isNull(votingMatches.deletedAt)),
  );
  return row;
}

/** Newest first; decided ones by when they were decided. */
export async function findAll(
  db: Db,
  { page, size, ...query }: VotingMatchQuery & { page: number; size: number },
) {
  const byDecision = query.state === 'decided' ? [desc(votingMatches.decidedAt)] : [];
  return selection(db)
    .where(whereMatches(query))
    .orderBy(...byDecision, desc(votingMatches.id))
    .limit(size)
    .offset(page * size);
}

export async function countAll(db: Db, query: VotingMatchQuery): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(votingMatches)
    .leftJoin(matches, eq(matches.id, votingMatches.linkedMatch))
    .where(whereMatches(query));
  return row!.total;
}

export async function findAllByIds(db: Db, ids: readonly string[]) {
  return selection(db)
    .where(and(inArray(votingMatches.id, [...ids]), isNull(votingMatches.deletedAt)))
    .orderBy(votingMatches.id);
}

export async function insert(tx: Tx, match: NewVotingMatch): Promise<void> {
  await tx.insert(votingMatches).values(match);
}

/** Waits until every vote that is being cast has been written. */
export async function lockById(tx: Tx, id: string): Promise<VotingMatchRow | undefined> {
  const [row] = await tx
    .select()
    .from(votingMatches)
    .where(and(eq(votingMatches.id, id), isNull(votingMatches.deletedAt)))
    .for('update');
  return row;
}

/** Those that lock when their series starts, and have not been decided. */
export async function findFollowing(db: Db, seriesId: string): Promise<string[]> {
  const rows = await db
    .select({ id: votingMatches.id })
    .from(votingMatches)
    .where(
      and(
        eq(votingMatches.linkedMatch, seriesId),
        eq(votingMatches.result, 'undecided'),
        isNull(votingMatches.locksAt),
        isNull(votingMatches.deletedAt),
      ),
    );
  return rows.map(({ id }) => id);
}

/** In the order of their ids: two deletions of brackets cannot wait for each other. */
export async function lockAllByLinkedMatches(
  tx: Tx,
  seriesIds: readonly string[],
): Promise<VotingMatchRow[]> {
  return tx
    .select()
    .from(votingMatches)
    .where(and(inArray(votingMatches.linkedMatch, [...seriesIds]), isNull(votingMatches.deletedAt)))
    .orderBy(votingMatches.id)
    .for('update');
}

export async function update(
  tx: Tx,
  id: string,
  change: Partial<Omit<VotingMatchRow, 'id'>>,
): Promise<void> {
  await tx.update(votingMatches).set(change).where(eq(votingMatches.id, id));
}

export async function updateResult(
  tx: Tx,
  id: string,
  change: { result: VotingResult; decidedAt: number | null },
): Promise<void> {
  await tx.update(votingMatches).set(change).where(eq(votingMatches.id, id));
}

/** The linked series as far as votes depend on it. */
export async function findSeries(
  db: Db,
  seriesId: string,
): Promise<
  | {
      state: MatchState;
      winnerTeamId: string | null;
      teamA: string | null;
      teamB: string | null;
    }
  | undefined
> {
  const [row] = await db
    .select({
      state: matches.state,
      teamA: matches.teamA,
      teamB: matches.teamB,
      winnerTeamId: sql<string | null>`CASE ${matches.winner} WHEN 'A' THEN ${matches.teamA}
                                        WHEN 'B' THEN ${matches.teamB} END`,
    })
    .from(matches)
    .where(eq(matches.id, seriesId));
  return row;
}

const teamFields = (team: typeof teamA | typeof teamB) => ({
  name: team.name,
  tag: team.tag,
  logo: team.logo,
});

function selection(db: Db) {
  return db
    .select({
      match: votingMatches,
      teamA: teamFields(teamA),
      teamB: teamFields(teamB),
      tournament: { id: tournaments.id, name: tournaments.name },
      linked: {
        number: matches.number,
        state: matches.state,
        startsAt: matches.startsAt,
        teamA: matches.teamA,
        teamB: matches.teamB,
        roundName: matches.roundName,
        bestOf: matches.bestOf,
      },
    })
    .from(votingMatches)
    .innerJoin(teamA, eq(teamA.id, votingMatches.teamA))
    .innerJoin(teamB, eq(teamB.id, votingMatches.teamB))
    .leftJoin(tournaments, eq(tournaments.id, votingMatches.tournament))
    .leftJoin(matches, eq(matches.id, votingMatches.linkedMatch));
}

function whereMatches({
  hidden,
  tournamentId,
  linkedMatch,
  state,
  now,
}: VotingMatchQuery): SQL | undefined {
  return and(
    isNull(votingMatches.deletedAt),
    eq(votingMatches.hidden, hidden),
    tournamentId === undefined ? undefined : eq(votingMatches.tournament, tournamentId),
    linkedMatch === undefined ? undefined : eq(votingMatches.linkedMatch, linkedMatch),
    state === undefined ? undefined : whereState(state, now),
  );
}

/** As `votingStateOf` of the domain has it. */
function whereState(state: NonNullable<VotingMatchQuery['state']>, now: number): SQL {
  if (state === 'returned') return sql`${votingMatches.result} = 'returned'`;
  if (state === 'settled') return sql`${votingMatches.result} IN ('A', 'B')`;
  if (state === 'decided') return sql`${votingMatches.result} <> 'undecided'`;
  const undecided = sql`${votingMatches.result} = 'undecided'`;
  if (state === 'undecided') return undecided;
  const open = isOpenAt(sql`${new Date(now).toISOString()}`);
  return state === 'open' ? open : sql`${undecided} AND NOT ${open}`;
}

/** As `isOpenForVotes` of the domain has it, of a match that is joined with its linked series. */
export function isOpenAt(now: SQL | Placeholder): SQL {
  return sql`(${votingMatches.result} = 'undecided' AND ${votingMatches.closedAt} IS NULL
    AND coalesce(${matches.state} IN ('scheduled', 'veto'), true)
    AND (${matches.id} IS NULL
      OR (${matches.teamA} IS NOT NULL AND ${matches.teamB} IS NOT NULL))
    AND coalesce(coalesce(${votingMatches.locksAt}, ${matches.startsAt}) > ${now}::timestamptz, true))`;
}
