import type { DefuseMap } from '@mes/domain/maps/maps';
import type { BestOf } from '@mes/domain/series/best-of';
import type { TeamSlot } from '@mes/domain/series/team-slots';
import type { TransferReason } from '@mes/domain/voting/ledger';
import type { VotingResult } from '@mes/domain/voting/payouts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns';
import { matches } from '../matches/tables';
import { players } from '../players/tables';
import { teams } from '../teams/tables';
import { tournaments } from '../tournaments/tables';

/** A match that people vote on. A deleted one stays, because the ledger names it. */
export const votingMatches = pgTable(
  'voting_matches',
  {
    /** Version 7: ordered by time. */
    id: uuid().primaryKey(),
    season: smallint().notNull(),
    teamA: text()
      .notNull()
      .references(() => teams.id),
    teamB: text()
      .notNull()
      .references(() => teams.id),
    tournament: text().references(() => tournaments.id, { onDelete: 'set null' }),
    round: text(),
    bestOf: smallint().$type<BestOf>().notNull(),
    maps: text().array().$type<DefuseMap[]>().notNull(),
    /** The series that decides it. */
    linkedMatch: text().references(() => matches.id, { onDelete: 'set null' }),
    maxStake: smallint().notNull(),
    /** Null for the start of the linked match. */
    locksAt: instant(),
    closedAt: instant(),
    hidden: boolean().notNull(),
    result: text().$type<VotingResult>().notNull().default('undecided'),
    decidedAt: instant(),
    deletedAt: instant(),
    createdAt: instant().notNull(),
    createdBy: text().references(() => players.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('voting_matches_public')
      .on(table.id)
      .where(sql`NOT ${table.hidden} AND ${table.deletedAt} IS NULL`),
    index('voting_matches_hidden')
      .on(table.id)
      .where(sql`${table.hidden} AND ${table.deletedAt} IS NULL`),
    index('voting_matches_tournament').on(table.tournament, table.id),
    uniqueIndex('voting_matches_linked')
      .on(table.linkedMatch)
      .where(sql`${table.deletedAt} IS NULL`),
    check('voting_matches_teams', sql`${table.teamA} <> ${table.teamB}`),
  ],
);

export const votes = pgTable(
  'votes',
  {
    /** Version 7: ordered by time. */
    id: uuid().primaryKey(),
    match: uuid()
      .notNull()
      .references(() => votingMatches.id),
    season: smallint().notNull(),
    account: text()
      .notNull()
      .references(() => players.id),
    team: text().$type<TeamSlot>().notNull(),
    points: smallint().notNull(),
    /** What came back so far: nothing before the match is decided. */
    paid: integer().notNull().default(0),
    /** When the match was decided, as far as this vote is concerned. */
    settledAt: instant(),
    voidedAt: instant(),
    castAt: instant().notNull(),
    gain: integer().generatedAlwaysAs(
      sql`CASE WHEN settled_at IS NULL OR voided_at IS NOT NULL THEN NULL ELSE paid - points END`,
    ),
  },
  (table) => [
    uniqueIndex('votes_once').on(table.match, table.account),
    index('votes_account').on(table.account, table.season, table.castAt),
    index('votes_gain')
      .on(table.season, table.gain, table.id)
      .where(sql`${table.gain} IS NOT NULL`),
    check('votes_points', sql`${table.points} > 0 AND ${table.paid} >= 0`),
  ],
);

/** What an account has in a season. Always the sum of its transfers. */
export const votingWallets = pgTable(
  'voting_wallets',
  {
    season: smallint().notNull(),
    account: text()
      .notNull()
      .references(() => players.id),
    balance: integer().notNull(),
    debt: integer().notNull().default(0),
    /** Won less lost: what the season is ranked by, whatever is spent. */
    gain: integer().notNull().default(0),
    votes: integer().notNull().default(0),
    correct: integer().notNull().default(0),
    longestStreak: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.season, table.account] }),
    index('voting_wallets_rank')
      .on(table.season, table.gain.desc(), table.account)
      .where(sql`${table.votes} > 0`),
    check('voting_wallets_balance', sql`${table.balance} >= 0 AND ${table.debt} >= 0`),
  ],
);

/** The ledger. Rows are only ever added. */
export const votingTransfers = pgTable(
  'voting_transfers',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    season: smallint().notNull(),
    /** As the ledger of the domain names its accounts: `wallet:{id}`, `pool:{id}`, `issuance` … */
    from: text().notNull(),
    to: text().notNull(),
    points: integer().notNull(),
    reason: text().$type<TransferReason>().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    index('voting_transfers_from').on(table.season, table.from),
    index('voting_transfers_to').on(table.season, table.to),
    check('voting_transfers_points', sql`${table.points} > 0`),
  ],
);

/**
 * Where votes came from, as hashes: the evidence of abuse. Beside the votes, because it is deleted
 * after its period and the one after.
 */
export const voteOrigins = pgTable(
  'vote_origins',
  {
    vote: uuid()
      .primaryKey()
      .references(() => votes.id, { onDelete: 'cascade' }),
    period: integer().notNull(),
    address: text().notNull(),
    device: text(),
  },
  (table) => [index('vote_origins_period').on(table.period)],
);

/** Why votes were voided. A row is deleted when its vote counts again; the audit log has both. */
export const voteVoids = pgTable(
  'vote_voids',
  {
    vote: uuid()
      .primaryKey()
      .references(() => votes.id, { onDelete: 'cascade' }),
    reason: text().notNull(),
    voidedAt: instant().notNull(),
    voidedBy: text().references(() => players.id, { onDelete: 'set null' }),
  },
  (table) => [index('vote_voids_time').on(table.voidedAt, table.vote)],
);

/** Clusters of votes that staff left alone, with the evidence that they had seen. */
export const dismissedClusters = pgTable('dismissed_clusters', {
  key: text().primaryKey(),
  lastVoteAt: instant().notNull(),
  votes: integer().notNull(),
  dismissedAt: instant().notNull(),
  dismissedBy: text().references(() => players.id, { onDelete: 'set null' }),
});
