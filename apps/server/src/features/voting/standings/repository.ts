import type { TeamSlot } from '@mes/domain/series/team-slots';
import { and, asc, count, desc, eq, gt, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../../platform/database/database';
import { players } from '../../players/tables';
import { teams } from '../../teams/tables';
import { votes, votingMatches, votingWallets } from '../tables';

const teamA = alias(teams, 'team_a');
const teamB = alias(teams, 'team_b');
const PLAYER = { id: players.id, name: players.name, photo: players.photo };

/** Subqueries are written out: in a select of one table the names of columns have no table. */
export async function findWallet(
  db: Db,
  { season, accountId }: { season: number; accountId: string },
): Promise<{ balance: number; debt: number; staked: number } | undefined> {
  const { rows } = await db.execute<{ balance: number; debt: number; staked: number }>(sql`
    SELECT wallet.balance, wallet.debt, coalesce((
      SELECT sum(vote.points)::int FROM ${votes} AS vote
      WHERE vote.account = wallet.account AND vote.season = wallet.season
        AND vote.settled_at IS NULL
    ), 0) AS staked
    FROM ${votingWallets} AS wallet
    WHERE wallet.season = ${season} AND wallet.account = ${accountId}`);
  return rows[0];
}

/** By what was won; equal ones in the order of their ids. */
export async function findRanks(
  db: Db,
  { season, offset, limit }: { season: number; offset: number; limit: number },
) {
  return (
    db
      .select({
        player: PLAYER,
        gain: votingWallets.gain,
        votes: votingWallets.votes,
        correct: votingWallets.correct,
      })
      .from(votingWallets)
      .innerJoin(players, eq(players.id, votingWallets.account))
      .where(whereRanked(season))
      // As the index has them, which is read from the top only then.
      .orderBy(sql`${votingWallets.gain} DESC NULLS LAST`, asc(votingWallets.account))
      .limit(limit)
      .offset(offset)
  );
}

export async function countRanked(db: Db, season: number): Promise<number> {
  const [row] = await db.select({ total: count() }).from(votingWallets).where(whereRanked(season));
  return row!.total;
}

export async function countAbove(
  db: Db,
  { season, gain }: { season: number; gain: number },
): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(votingWallets)
    .where(and(whereRanked(season), gt(votingWallets.gain, gain)));
  return row!.total;
}

interface AccountSeason {
  readonly season: number;
  readonly gain: number;
  readonly votes: number;
  readonly correct: number;
  readonly longestStreak: number;
  readonly rank: number;
  /** How many are ranked. */
  readonly voters: number;
}

/** How an account did in each of the seasons that it is ranked in, newest first. */
export async function findSeasons(
  db: Db,
  { accountId, seasons }: { accountId: string; seasons: readonly number[] },
): Promise<AccountSeason[]> {
  const { rows } = await db.execute<AccountSeason & Record<string, unknown>>(sql`
    SELECT wallet.season, wallet.gain, wallet.votes, wallet.correct,
           wallet.longest_streak AS "longestStreak",
           (SELECT count(*)::int + 1 FROM ${votingWallets} AS other
            WHERE other.season = wallet.season AND other.votes > 0 AND other.gain > wallet.gain
           ) AS rank,
           (SELECT count(*)::int FROM ${votingWallets} AS other
            WHERE other.season = wallet.season AND other.votes > 0) AS voters
    FROM ${votingWallets} AS wallet
    WHERE wallet.account = ${accountId} AND wallet.votes > 0
      AND wallet.season = ANY(${sql.param([...seasons])}::int[])
    ORDER BY wallet.season DESC`);
  return rows;
}

/** The last decided votes of an account that won or lost, newest first. */
export async function findLastGains(
  db: Db,
  { season, accountId, limit }: { season: number; accountId: string; limit: number },
) {
  return db
    .select({
      at: sql`${votes.settledAt}`.mapWith(votes.settledAt),
      match: votes.match,
      gain: sql<number>`${votes.gain}`,
    })
    .from(votes)
    .innerJoin(votingMatches, eq(votingMatches.id, votes.match))
    .where(
      and(
        eq(votes.account, accountId),
        eq(votes.season, season),
        isNotNull(votes.gain),
        inArray(votingMatches.result, ['A', 'B']),
      ),
    )
    .orderBy(desc(votes.settledAt), desc(votes.id))
    .limit(limit);
}

/** Newest first. Skips from one season to the next in the index instead of reading all wallets. */
export async function findAllSeasons(db: Db): Promise<number[]> {
  const { rows } = await db.execute<{ season: number }>(sql`
    WITH RECURSIVE found AS (
      SELECT max(season) AS season FROM ${votingWallets}
      UNION ALL
      SELECT (SELECT max(season) FROM ${votingWallets} AS earlier WHERE earlier.season < found.season)
      FROM found WHERE found.season IS NOT NULL
    )
    SELECT season FROM found WHERE season IS NOT NULL`);
  return rows.map(({ season }) => season);
}

/** The votes of a season that won or lost the most. */
export async function findCalls(
  db: Db,
  { season, best, limit }: { season: number; best: boolean; limit: number },
) {
  return db
    .select({
      player: PLAYER,
      match: votes.match,
      team: sql<TeamSlot>`${votes.team}`,
      points: votes.points,
      gain: sql<number>`${votes.gain}`,
      teamA: teamA.name,
      teamB: teamB.name,
    })
    .from(votes)
    .innerJoin(players, eq(players.id, votes.account))
    .innerJoin(votingMatches, eq(votingMatches.id, votes.match))
    .innerJoin(teamA, eq(teamA.id, votingMatches.teamA))
    .innerJoin(teamB, eq(teamB.id, votingMatches.teamB))
    .where(
      and(
        eq(votes.season, season),
        isNotNull(votes.gain),
        best ? gt(votes.gain, 0) : lt(votes.gain, 0),
      ),
    )
    .orderBy(best ? desc(votes.gain) : asc(votes.gain), best ? desc(votes.id) : asc(votes.id))
    .limit(limit);
}

/** Whoever has voted, also before the first match was decided. */
export async function countVoters(db: Db, season: number): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(votingWallets)
    .where(eq(votingWallets.season, season));
  return row!.total;
}

function whereRanked(season: number) {
  return and(eq(votingWallets.season, season), gt(votingWallets.votes, 0));
}
