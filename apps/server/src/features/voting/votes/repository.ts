/** Casting and deleting votes. A vote locks its match, then its wallet, in this order. */
import type { MatchState } from '@mes/domain/series/states';
import type { TeamSlot } from '@mes/domain/series/team-slots';
import type { VotingResult } from '@mes/domain/voting/payouts';
import {
  and,
  count,
  desc,
  eq,
  inArray,
  isNull,
  ne,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../../../platform/database/database';
import { Statement } from '../../../platform/database/statement';
import type { OriginHashes } from '../../../platform/origin-hash/origin-hash';
import { matches } from '../../matches/tables';
import { teams } from '../../teams/tables';
import { voteOrigins, votes, votingMatches, votingTransfers, votingWallets } from '../tables';

const teamA = alias(teams, 'team_a');
const teamB = alias(teams, 'team_b');

export type VoteRow = typeof votes.$inferSelect;

export interface LockedMatch {
  readonly season: number;
  readonly teamA: string;
  readonly teamB: string;
  readonly nameA: string;
  readonly nameB: string;
  readonly maxStake: number;
  readonly locksAt: number | null;
  readonly closedAt: number | null;
  readonly result: VotingResult;
  readonly linkedState: MatchState | null;
  /** Null before the first vote of the season. */
  readonly balance: number | null;
}

type VoteKey = {
  readonly matchId: string;
  readonly accountId: string;
};

/**
 * The match and the wallet of the voter, both locked by one statement. The match is shared: votes do not
 * wait for each other, only closing and settling wait for them.
 */
const LOCK_MATCH_AND_WALLET = new Statement<VoteKey, LockedRow>(
  'lock_match_and_wallet',
  (value) => sql`
    WITH match AS (
      SELECT voting.season, voting.team_a AS "teamA", voting.team_b AS "teamB",
             first.name AS "nameA", second.name AS "nameB", voting.max_stake AS "maxStake",
             coalesce(voting.locks_at, series.starts_at) AS "locksAt",
             voting.closed_at AS "closedAt", voting.result, series.state AS "linkedState"
      FROM ${votingMatches} AS voting
      JOIN ${teams} AS first ON first.id = voting.team_a
      JOIN ${teams} AS second ON second.id = voting.team_b
      LEFT JOIN ${matches} AS series ON series.id = voting.linked_match
      WHERE voting.id = ${value('matchId')} AND voting.deleted_at IS NULL
      FOR SHARE OF voting
    ), wallet AS (
      SELECT wallet.balance FROM ${votingWallets} AS wallet
      WHERE wallet.season = (SELECT season FROM match) AND wallet.account = ${value('accountId')}
      FOR UPDATE
    )
    SELECT match.*, (SELECT balance FROM wallet) AS balance FROM match`,
  { isReadOnly: true },
);

export async function lockMatchAndWallet(tx: Tx, key: VoteKey): Promise<LockedMatch | undefined> {
  const [row] = await tx.executePrepared(LOCK_MATCH_AND_WALLET, { ...key });
  if (!row) return undefined;
  const [locksAt, closedAt] = [row.locksAt?.getTime() ?? null, row.closedAt?.getTime() ?? null];
  return { ...row, locksAt, closedAt };
}

type LockedRow = Omit<LockedMatch, 'locksAt' | 'closedAt'> & {
  readonly locksAt: Date | null;
  readonly closedAt: Date | null;
};

export async function findOwn(
  db: Db,
  { matchId, accountId }: VoteKey,
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
  { matchId, accountId }: VoteKey,
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

export interface NewVote extends VoteKey {
  /** Of a first vote; a changed one keeps its own. */
  readonly id: string;
  readonly season: number;
  readonly team: TeamSlot;
  readonly points: number;
  readonly origin: OriginHashes;
  readonly now: number;
}

export interface SavedVote {
  /** Null where it was refused: voided, or more than the wallet has. */
  readonly id: string | null;
  readonly isVoided: boolean;
  readonly balance: number;
  readonly debt: number;
  /** In all matches that are not decided. */
  readonly staked: number;
}

/** What the statements below need of a vote. */
type StakeValues = VoteKey & {
  readonly season: number;
  /** Accounts of the ledger. */
  readonly wallet: string;
  readonly pool: string;
  readonly at: string;
};

type VoteValues = StakeValues & {
  readonly id: string;
  readonly team: TeamSlot;
  readonly points: number;
  readonly period: number;
  readonly address: string;
  readonly device: string | null;
};

const SAVE_VOTE = new Statement<VoteValues, SavedVote>(
  'save_vote',
  (value) => sql`
    WITH wallet AS (
      SELECT balance, debt FROM ${votingWallets}
      WHERE season = ${value('season')} AND account = ${value('accountId')}
    ), before AS (
      SELECT points, voided_at FROM ${votes}
      WHERE match = ${value('matchId')} AND account = ${value('accountId')}
    ), change AS (
      SELECT ${value('points')} - coalesce((SELECT points FROM before), 0) AS points
    ), allowed AS (
      SELECT change.points FROM change, wallet
      WHERE change.points <= wallet.balance
        AND NOT EXISTS (SELECT FROM before WHERE voided_at IS NOT NULL)
    ), saved AS (
      INSERT INTO ${votes} (id, match, season, account, team, points, cast_at)
      SELECT ${value('id')}::uuid, ${value('matchId')}::uuid, ${value('season')}::smallint,
             ${value('accountId')}, ${value('team')}, ${value('points')}::smallint,
             ${value('at')}::timestamptz
      FROM allowed
      ON CONFLICT (match, account)
        DO UPDATE SET team = excluded.team, points = excluded.points, cast_at = excluded.cast_at
      RETURNING id
    ), observed AS (
      INSERT INTO ${voteOrigins} (vote, period, address, device)
      SELECT id, ${value('period')}::int, ${value('address')}, ${value('device')} FROM saved
      ON CONFLICT (vote) DO UPDATE
        SET period = excluded.period, address = excluded.address, device = excluded.device
    ), ${moveStake(value)}
    SELECT (SELECT id FROM saved) AS id,
           EXISTS (SELECT FROM before WHERE voided_at IS NOT NULL) AS "isVoided",
           wallet.balance - coalesce((SELECT points FROM allowed), 0) AS balance, wallet.debt,
           ${value('points')} + ${stakedElsewhere(value)} AS staked
    FROM wallet`,
);

/**
 * Saves a vote, or changes it and moves only the difference. The caller holds the lock of the wallet, so
 * that nothing that this statement reads can change meanwhile. A refused vote writes nothing.
 */
export async function saveVote(tx: Tx, vote: NewVote): Promise<SavedVote> {
  const { id, team, points, origin } = vote;
  const values = { ...toStakeValues(vote), id, team, points, ...origin };
  const [saved] = await tx.executeLast(SAVE_VOTE, values);
  return saved!;
}

export interface DeletedVote extends Omit<SavedVote, 'id'> {
  /** Whether there was a vote. */
  readonly isFound: boolean;
}

const DELETE_VOTE = new Statement<StakeValues, DeletedVote>(
  'delete_vote',
  (value) => sql`
    WITH wallet AS (
      SELECT balance, debt FROM ${votingWallets}
      WHERE season = ${value('season')} AND account = ${value('accountId')}
    ), before AS (
      SELECT points, voided_at FROM ${votes}
      WHERE match = ${value('matchId')} AND account = ${value('accountId')}
    ), deleted AS (
      DELETE FROM ${votes}
      WHERE match = ${value('matchId')} AND account = ${value('accountId')} AND voided_at IS NULL
      RETURNING points
    ), allowed AS (
      SELECT -points AS points FROM deleted
    ), ${moveStake(value)}
    SELECT EXISTS (SELECT FROM before) AS "isFound",
           EXISTS (SELECT FROM before WHERE voided_at IS NOT NULL) AS "isVoided",
           wallet.balance - coalesce((SELECT points FROM allowed), 0) AS balance, wallet.debt,
           ${stakedElsewhere(value)} AS staked
    FROM wallet`,
);

/** Deletes a vote and takes its stake out of the pool. The caller holds the lock of the wallet. */
export async function deleteVote(
  tx: Tx,
  key: VoteKey & { season: number; now: number },
): Promise<DeletedVote> {
  const [deleted] = await tx.executeLast(DELETE_VOTE, toStakeValues(key));
  return deleted!;
}

function toStakeValues({
  matchId,
  accountId,
  season,
  now,
}: VoteKey & { season: number; now: number }): StakeValues {
  const at = new Date(now).toISOString();
  return { matchId, accountId, season, wallet: `wallet:${accountId}`, pool: `pool:${matchId}`, at };
}

type StakeValue = (name: keyof StakeValues) => Placeholder;

/** Moves the points of `allowed` from the wallet to the pool, or back where they are below zero. */
function moveStake(value: StakeValue): SQL {
  return sql`taken AS (
      UPDATE ${votingWallets} AS own SET balance = own.balance - allowed.points
      FROM allowed
      WHERE own.season = ${value('season')} AND own.account = ${value('accountId')}
        AND allowed.points <> 0
    ), moved AS (
      INSERT INTO ${votingTransfers} (season, "from", "to", points, reason, at)
      SELECT ${value('season')}::smallint,
             CASE WHEN points > 0 THEN ${value('wallet')} ELSE ${value('pool')} END,
             CASE WHEN points > 0 THEN ${value('pool')} ELSE ${value('wallet')} END,
             abs(points), CASE WHEN points > 0 THEN 'stake' ELSE 'unstake' END,
             ${value('at')}::timestamptz
      FROM allowed WHERE points <> 0
    )`;
}

function stakedElsewhere(value: StakeValue): SQL {
  return sql`coalesce((
      SELECT sum(other.points)::int FROM ${votes} AS other
      WHERE other.account = ${value('accountId')} AND other.season = ${value('season')}
        AND other.settled_at IS NULL AND other.match <> ${value('matchId')}), 0)`;
}
