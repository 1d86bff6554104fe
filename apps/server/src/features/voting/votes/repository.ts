/**
 * Casting and deleting votes, each by one statement. It locks the match, the wallet and the earlier vote, in
 * this order, and reads what it has locked: a row that changed after the statement began is read as it is now.
 */
import type { TeamSlot } from '@mes/domain/series/team-slots';
import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Tx } from '../../../platform/database/database';
import { Statement } from '../../../platform/database/statement';
import type { OriginHashes } from '../../../platform/origin-hash/origin-hash';
import { matches } from '../../matches/tables';
import { teams } from '../../teams/tables';
import { isOpenAt } from '../repository';
import { voteOrigins, votes, votingMatches, votingTransfers, votingWallets } from '../tables';

const teamA = alias(teams, 'team_a');
const teamB = alias(teams, 'team_b');

type VoteKey = {
  readonly matchId: string;
  readonly accountId: string;
};

/** The match that a vote was about, as the vote found it. */
export interface FoundMatch {
  readonly season: number;
  readonly teamA: string;
  readonly teamB: string;
  readonly nameA: string;
  readonly nameB: string;
  readonly maxStake: number;
  readonly isOpen: boolean;
  readonly isVoided: boolean;
  /** Null before the first vote of the season. */
  readonly balance: number | null;
  readonly debt: number | null;
  /** In all matches that are not decided, as they were when the statement began. */
  readonly staked: number;
}

export interface NewVote extends VoteKey {
  /** Of a first vote; a changed one keeps its own. */
  readonly id: string;
  /** As the match names it. */
  readonly teamName: string;
  readonly points: number;
  readonly origin: OriginHashes;
  readonly now: number;
}

export interface SavedVote extends FoundMatch {
  /** Null where nothing was saved. */
  readonly id: string | null;
  /** Null where neither team has this name. */
  readonly team: TeamSlot | null;
}

/** What the statements below need of a vote. */
type StakeValues = VoteKey & {
  /** Accounts of the ledger. */
  readonly wallet: string;
  readonly pool: string;
  readonly at: string;
};

type VoteValues = StakeValues & {
  readonly id: string;
  readonly teamName: string;
  readonly points: number;
  readonly period: number;
  readonly address: string;
  readonly device: string | null;
};

/** The columns of `FoundMatch` that do not depend on an earlier vote. */
const FOUND_MATCH = sql`match.season, match.team_a AS "teamA", match.team_b AS "teamB",
  match.name_a AS "nameA", match.name_b AS "nameB", match.max_stake AS "maxStake",
  match.is_open AS "isOpen", wallet.debt`;
/** The others without `staked`. */
const FOUND_CHANGE = sql`EXISTS (SELECT FROM before WHERE voided_at IS NOT NULL) AS "isVoided",
  wallet.balance - coalesce((SELECT points FROM change), 0) AS balance`;

/** Which team of the match is voted for. */
const chosenTeam = (value: VoteValue) =>
  sql`CASE ${value('teamName')} WHEN match.name_a THEN 'A' WHEN match.name_b THEN 'B' END`;

/**
 * Most votes are the first of their account on the match: without an earlier one to look at and to charge for, the
 * statement takes PostgreSQL three quarters of the time.
 */
const SAVE_FIRST_VOTE = new Statement<VoteValues, SavedVote>(
  'save_first_vote',
  (value) => sql`
    WITH ${lockMatch(value)}, saved AS (
      INSERT INTO ${votes} (id, match, season, account, team, points, cast_at)
      SELECT ${value('id')}::uuid, ${value('matchId')}::uuid, match.season, ${value('accountId')},
             ${chosenTeam(value)}, ${value('points')}::int, ${value('at')}::timestamptz
      FROM match, wallet
      WHERE match.is_open AND ${chosenTeam(value)} IS NOT NULL
        AND ${value('points')}::int <= match.max_stake
        AND ${value('points')}::int <= wallet.balance
      ON CONFLICT (match, account) DO NOTHING
      RETURNING id, season
    ), observed AS (
      INSERT INTO ${voteOrigins} (vote, period, address, device)
      SELECT id, ${value('period')}::int, ${value('address')}, ${value('device')} FROM saved
    ), taken AS (
      UPDATE ${votingWallets} AS own SET balance = own.balance - ${value('points')}::int
      FROM saved WHERE own.season = saved.season AND own.account = ${value('accountId')}
    ), moved AS (
      INSERT INTO ${votingTransfers} (season, "from", "to", points, reason, at)
      SELECT season, ${value('wallet')}, ${value('pool')}, ${value('points')}::int, 'stake',
             ${value('at')}::timestamptz
      FROM saved
    )
    SELECT saved.id, ${chosenTeam(value)} AS team, ${FOUND_MATCH}, false AS "isVoided",
           CASE WHEN saved.id IS NULL THEN wallet.balance
                ELSE wallet.balance - ${value('points')}::int END AS balance,
           ${value('points')}::int + ${stakedElsewhere(value)} AS staked
    FROM match LEFT JOIN wallet ON true LEFT JOIN saved ON true`,
);

/**
 * Undefined without such a match. Where nothing was saved, only the match is known: the account may have voted on it
 * before, for which there is `saveVote`.
 */
export async function saveFirstVote(tx: Tx, vote: NewVote): Promise<SavedVote | undefined> {
  return (await tx.executeAlone(SAVE_FIRST_VOTE, toVoteValues(vote)))[0];
}

/**
 * An earlier vote that is found while the new one is inserted came after the statement began: what it cost is
 * unknown, so nothing is saved.
 */
const SAVE_VOTE = new Statement<VoteValues, SavedVote>(
  'save_vote',
  (value) => sql`
    WITH ${lockAll(value)}, choice AS (
      SELECT ${chosenTeam(value)} AS team FROM match
    ), allowed AS (
      SELECT cost.points, choice.team
      FROM match, wallet, choice,
        (SELECT ${value('points')}::int - coalesce((SELECT points FROM before), 0) AS points) AS cost
      WHERE match.is_open AND choice.team IS NOT NULL
        AND ${value('points')}::int <= match.max_stake AND cost.points <= wallet.balance
        AND NOT EXISTS (SELECT FROM before WHERE voided_at IS NOT NULL)
    ), saved AS (
      INSERT INTO ${votes} (id, match, season, account, team, points, cast_at)
      SELECT ${value('id')}::uuid, ${value('matchId')}::uuid, match.season, ${value('accountId')},
             allowed.team, ${value('points')}::int, ${value('at')}::timestamptz
      FROM allowed, match
      ON CONFLICT (match, account)
        DO UPDATE SET team = excluded.team, points = excluded.points, cast_at = excluded.cast_at
        WHERE EXISTS (SELECT FROM before)
      RETURNING id
    ), observed AS (
      INSERT INTO ${voteOrigins} (vote, period, address, device)
      SELECT id, ${value('period')}::int, ${value('address')}, ${value('device')} FROM saved
      ON CONFLICT (vote) DO UPDATE
        SET period = excluded.period, address = excluded.address, device = excluded.device
    ), change AS (
      SELECT allowed.points FROM allowed, saved
    ), ${moveStake(value)}
    SELECT (SELECT id FROM saved) AS id, choice.team, ${FOUND_MATCH}, ${FOUND_CHANGE},
           ${value('points')}::int + ${stakedElsewhere(value)} AS staked
    FROM match CROSS JOIN choice LEFT JOIN wallet ON true`,
);

/**
 * Saves a vote, or changes it and moves only the difference. Undefined without such a match. Where it is not
 * saved, what was found says why; where that allows it, the same account votes on the match at this moment.
 */
export async function saveVote(tx: Tx, vote: NewVote): Promise<SavedVote | undefined> {
  return (await tx.executeAlone(SAVE_VOTE, toVoteValues(vote)))[0];
}

function toVoteValues(vote: NewVote): VoteValues {
  const { id, teamName, points, origin } = vote;
  return { ...toStakeValues(vote), id, teamName, points, ...origin };
}

export interface DeletedVote extends FoundMatch {
  /** False where there was no vote as well. */
  readonly isDeleted: boolean;
}

const DELETE_VOTE = new Statement<StakeValues, DeletedVote>(
  'delete_vote',
  (value) => sql`
    WITH ${lockAll(value)}, deleted AS (
      DELETE FROM ${votes} AS own USING match, before
      WHERE own.match = ${value('matchId')}::uuid AND own.account = ${value('accountId')}
        AND match.is_open AND before.voided_at IS NULL
      RETURNING own.points
    ), change AS (
      SELECT -points AS points FROM deleted
    ), ${moveStake(value)}
    SELECT EXISTS (SELECT FROM deleted) AS "isDeleted", ${FOUND_MATCH}, ${FOUND_CHANGE},
           ${stakedElsewhere(value)} AS staked
    FROM match LEFT JOIN wallet ON true`,
);

/** Deletes a vote and takes its stake out of the pool. Undefined without such a match. */
export async function deleteVote(
  tx: Tx,
  key: VoteKey & { now: number },
): Promise<DeletedVote | undefined> {
  return (await tx.executeAlone(DELETE_VOTE, toStakeValues(key)))[0];
}

function toStakeValues({ matchId, accountId, now }: VoteKey & { now: number }): StakeValues {
  const at = new Date(now).toISOString();
  return { matchId, accountId, wallet: `wallet:${accountId}`, pool: `pool:${matchId}`, at };
}

type StakeValue = (name: keyof StakeValues) => Placeholder;
type VoteValue = (name: keyof VoteValues) => Placeholder;

/** The match, the wallet and the earlier vote. `before` joins the wallet to be read after it. */
function lockAll(value: StakeValue): SQL {
  return sql`${lockMatch(value)}, before AS (
      SELECT own.points, own.voided_at FROM wallet JOIN ${votes} AS own ON own.account = wallet.account
      WHERE own.match = ${value('matchId')}::uuid
      FOR UPDATE OF own
    )`;
}

/**
 * The match and the wallet. The lock of the match is shared: votes do not wait for each other, only closing and
 * settling wait for them.
 */
function lockMatch(value: StakeValue): SQL {
  return sql`match AS (
      SELECT ${votingMatches.season}, ${votingMatches.teamA}, ${votingMatches.teamB},
             ${teamA.name} AS name_a, ${teamB.name} AS name_b, ${votingMatches.maxStake},
             ${isOpenAt(value('at'))} AND NOT ${votingMatches.hidden} AS is_open
      FROM ${votingMatches}
      JOIN ${teams} AS team_a ON ${teamA.id} = ${votingMatches.teamA}
      JOIN ${teams} AS team_b ON ${teamB.id} = ${votingMatches.teamB}
      LEFT JOIN ${matches} ON ${matches.id} = ${votingMatches.linkedMatch}
      WHERE ${votingMatches.id} = ${value('matchId')}::uuid AND ${votingMatches.deletedAt} IS NULL
      FOR SHARE OF ${votingMatches}
    ), wallet AS (
      SELECT own.account, own.balance, own.debt FROM ${votingWallets} AS own
      WHERE own.season = (SELECT season FROM match) AND own.account = ${value('accountId')}
      FOR UPDATE
    )`;
}

/** Moves the points of `change` from the wallet to the pool, or back where they are below zero. */
function moveStake(value: StakeValue): SQL {
  return sql`taken AS (
      UPDATE ${votingWallets} AS own SET balance = own.balance - change.points
      FROM change, match
      WHERE own.season = match.season AND own.account = ${value('accountId')}
        AND change.points <> 0
    ), moved AS (
      INSERT INTO ${votingTransfers} (season, "from", "to", points, reason, at)
      SELECT match.season,
             CASE WHEN points > 0 THEN ${value('wallet')} ELSE ${value('pool')} END,
             CASE WHEN points > 0 THEN ${value('pool')} ELSE ${value('wallet')} END,
             abs(points), CASE WHEN points > 0 THEN 'stake' ELSE 'unstake' END,
             ${value('at')}::timestamptz
      FROM change, match WHERE points <> 0
    )`;
}

/** In matches that are not decided. */
function stakedElsewhere(value: StakeValue): SQL {
  return sql`coalesce((
             SELECT sum(other.points)::int FROM ${votes} AS other
             WHERE other.account = ${value('accountId')} AND other.season = match.season
               AND other.settled_at IS NULL AND other.match <> ${value('matchId')}::uuid), 0)`;
}
