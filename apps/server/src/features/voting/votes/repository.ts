/** Casting and deleting votes. A vote locks its match, then its wallet, in this order. */
import type { MatchState } from '@mes/domain/series/states';
import type { TeamSlot } from '@mes/domain/series/team-slots';
import type { VotingResult } from '@mes/domain/voting/payouts';
import { and, count, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../../../platform/database/database';
import { matches } from '../../matches/tables';
import { teams } from '../../teams/tables';
import { votes, votingMatches, votingTransfers, votingWallets } from '../tables';

const teamA = alias(teams, 'team_a');
const teamB = alias(teams, 'team_b');

export type VoteRow = typeof votes.$inferSelect;

export interface LockedMatch {
  readonly season: number;
  readonly teamA: string;
  readonly teamB: string;
  readonly maxStake: number;
  readonly locksAt: number | null;
  readonly closedAt: number | null;
  readonly result: VotingResult;
  readonly linkedState: MatchState | null;
}

/** Shared: votes do not wait for each other, only closing and settling wait for them. */
export async function lockMatch(tx: Tx, matchId: string): Promise<LockedMatch | undefined> {
  const [row] = await tx
    .select({
      season: votingMatches.season,
      teamA: votingMatches.teamA,
      teamB: votingMatches.teamB,
      maxStake: votingMatches.maxStake,
      ownLock: votingMatches.locksAt,
      linkedStart: matches.startsAt,
      closedAt: votingMatches.closedAt,
      result: votingMatches.result,
      linkedState: matches.state,
    })
    .from(votingMatches)
    .leftJoin(matches, eq(matches.id, votingMatches.linkedMatch))
    .where(and(eq(votingMatches.id, matchId), sql`${votingMatches.deletedAt} IS NULL`))
    .for('share', { of: votingMatches });
  if (!row) return undefined;
  const { ownLock, linkedStart, ...match } = row;
  return { ...match, locksAt: ownLock ?? linkedStart };
}

interface WalletKey {
  readonly season: number;
  readonly accountId: string;
}

/** Creates the wallet with the season's points at its first use. */
export async function lockWallet(
  tx: Tx,
  { season, accountId, grant, now }: WalletKey & { grant: number; now: number },
): Promise<{ balance: number; debt: number }> {
  const { rows } = await tx.execute<{ balance: number; debt: number }>(sql`
    WITH granted AS (
      INSERT INTO ${votingWallets} (season, account, balance)
      VALUES (${season}, ${accountId}, ${grant})
      ON CONFLICT (season, account) DO NOTHING
      RETURNING balance, debt
    ), recorded AS (
      INSERT INTO ${votingTransfers} (season, "from", "to", points, reason, at)
      SELECT ${season}, 'issuance', ${`wallet:${accountId}`}, balance, 'grant',
             ${new Date(now).toISOString()}::timestamptz
      FROM granted
    )
    SELECT balance, debt FROM granted`);
  if (rows[0]) return rows[0];
  const [wallet] = await tx
    .select({ balance: votingWallets.balance, debt: votingWallets.debt })
    .from(votingWallets)
    .where(and(eq(votingWallets.season, season), eq(votingWallets.account, accountId)))
    .for('update');
  return wallet!;
}

export async function findOwn(
  db: Db,
  { matchId, accountId }: { matchId: string; accountId: string },
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
  { matchId, accountId }: { matchId: string; accountId: string },
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

export interface StakeChange extends WalletKey {
  readonly matchId: string;
  /** What goes into the pool, or comes back where it is below zero. */
  readonly points: number;
  readonly now: number;
}

export interface NewVote {
  readonly id: string;
  readonly team: TeamSlot;
  readonly points: number;
}

/** A changed vote moves only the difference. */
export async function saveVote(
  tx: Tx,
  vote: NewVote,
  { matchId, season, accountId, points, now }: StakeChange,
): Promise<VoteRow> {
  const [row] = await tx
    .insert(votes)
    .values({ ...vote, match: matchId, season, account: accountId, castAt: now })
    .onConflictDoUpdate({
      target: [votes.match, votes.account],
      set: { team: vote.team, points: vote.points, castAt: now },
    })
    .returning();
  await moveStake(tx, { matchId, season, accountId, points, now });
  return row!;
}

export async function deleteVote(tx: Tx, voteId: string, change: StakeChange): Promise<void> {
  await tx.delete(votes).where(eq(votes.id, voteId));
  await moveStake(tx, change);
}

async function moveStake(
  tx: Tx,
  { matchId, season, accountId, points, now }: StakeChange,
): Promise<void> {
  if (points === 0) return;
  const wallet = `wallet:${accountId}`;
  const pool = `pool:${matchId}`;
  await tx.execute(sql`
    WITH moved AS (
      UPDATE ${votingWallets} SET balance = balance - ${points}
      WHERE season = ${season} AND account = ${accountId}
    )
    INSERT INTO ${votingTransfers} (season, "from", "to", points, reason, at)
    VALUES (${season}, ${points > 0 ? wallet : pool}, ${points > 0 ? pool : wallet},
            ${Math.abs(points)}, ${points > 0 ? 'stake' : 'unstake'},
            ${new Date(now).toISOString()}::timestamptz)`);
}
