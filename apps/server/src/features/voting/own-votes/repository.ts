import { and, count, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../../platform/database/database';
import { matches } from '../../matches/tables';
import { teams } from '../../teams/tables';
import { votes, votingMatches } from '../tables';

const teamA = alias(teams, 'team_a');
const teamB = alias(teams, 'team_b');

export type VoteRow = typeof votes.$inferSelect;

interface OwnVote {
  readonly matchId: string;
  readonly accountId: string;
}

export async function findOwn(
  db: Db,
  { matchId, accountId }: OwnVote,
): Promise<VoteRow | undefined> {
  const [row] = await db
    .select()
    .from(votes)
    .where(and(eq(votes.match, matchId), eq(votes.account, accountId)));
  return row;
}

/** `'no match'` where there is no such voting match, undefined where it has no own vote. */
export async function findOwnWithTeam(
  db: Db,
  { matchId, accountId }: OwnVote,
): Promise<{ vote: VoteRow; teamName: string } | 'no match' | undefined> {
  const [row] = await db
    .select({ vote: votes, teamName: teams.name })
    .from(votingMatches)
    .leftJoin(votes, and(eq(votes.match, votingMatches.id), eq(votes.account, accountId)))
    .leftJoin(
      teams,
      sql`${teams.id} = CASE ${votes.team} WHEN 'A' THEN ${votingMatches.teamA}
                                           ELSE ${votingMatches.teamB} END`,
    )
    .where(and(eq(votingMatches.id, matchId), sql`${votingMatches.deletedAt} IS NULL`));
  if (!row) return 'no match';
  const { vote, teamName } = row;
  return vote && teamName !== null ? { vote, teamName } : undefined;
}

export interface OwnVoteQuery {
  readonly accountId: string;
  readonly season?: number;
  readonly decided?: boolean;
  readonly matches?: readonly string[];
}

export type FoundVote = Awaited<ReturnType<typeof findPage>>[number];

/** Newest first, with what they are about. */
export async function findPage(
  db: Db,
  { page, size, ...query }: OwnVoteQuery & { page: number; size: number },
) {
  return db
    .select({
      vote: votes,
      match: {
        round: votingMatches.round,
        linkedMatch: votingMatches.linkedMatch,
        result: votingMatches.result,
        decidedAt: votingMatches.decidedAt,
      },
      roundName: matches.roundName,
      teamA: { name: teamA.name, tag: teamA.tag, logo: teamA.logo },
      teamB: { name: teamB.name, tag: teamB.tag, logo: teamB.logo },
    })
    .from(votes)
    .innerJoin(votingMatches, eq(votingMatches.id, votes.match))
    .innerJoin(teamA, eq(teamA.id, votingMatches.teamA))
    .innerJoin(teamB, eq(teamB.id, votingMatches.teamB))
    .leftJoin(matches, eq(matches.id, votingMatches.linkedMatch))
    .where(whereOwn(query))
    .orderBy(desc(votes.castAt), desc(votes.id))
    .limit(size)
    .offset(page * size);
}

export async function countOwn(db: Db, query: OwnVoteQuery): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(votes)
    .innerJoin(votingMatches, eq(votingMatches.id, votes.match))
    .where(whereOwn(query));
  return row!.total;
}

/** Votes on deleted matches are not shown: their stakes went back. */
function whereOwn({ accountId, season, decided, matches: ids }: OwnVoteQuery) {
  return and(
    eq(votes.account, accountId),
    isNull(votingMatches.deletedAt),
    season === undefined ? undefined : eq(votes.season, season),
    decided === undefined
      ? undefined
      : decided
        ? ne(votingMatches.result, 'undecided')
        : eq(votingMatches.result, 'undecided'),
    ids === undefined ? undefined : inArray(votes.match, [...ids]),
  );
}

/** Newest first. */
export async function findAllByAccount(db: Db, accountId: string) {
  return db
    .select({
      match: votes.match,
      season: votes.season,
      team: votes.team,
      points: votes.points,
      paid: votes.paid,
      castAt: votes.castAt,
    })
    .from(votes)
    .where(eq(votes.account, accountId))
    .orderBy(desc(votes.castAt));
}
