import type { TeamSlot } from '@mes/domain/series/team-slots';
import { and, asc, count, desc, eq, gt, isNotNull, lt, sql } from 'drizzle-orm';
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
  return db
    .select({
      player: PLAYER,
      gain: votingWallets.gain,
      votes: votingWallets.votes,
      correct: votingWallets.correct,
    })
    .from(votingWallets)
    .innerJoin(players, eq(players.id, votingWallets.account))
    .where(whereRanked(season))
    .orderBy(desc(votingWallets.gain), asc(votingWallets.account))
    .limit(limit)
    .offset(offset);
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
