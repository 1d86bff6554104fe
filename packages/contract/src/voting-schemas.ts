import { VOTING_BADGES } from '@mes/domain/voting/badges';
import { z } from 'zod';
import { TeamSlotSchema } from './match-schemas';
import {
  PlayerReferenceSchema,
  TeamReferenceSchema,
  TournamentReferenceSchema,
} from './references';
import { BestOfSchema, InstantSchema, MatchIdSchema, UuidSchema } from './scalars';
import { GameMapSchema } from './statistics';
import { PoolSchema } from './voting-events';

/** `settled`: the pool was paid out. `returned`: all stakes were returned (draw, cancelled, no winner). */
export const VotingStateSchema = z.enum(['open', 'locked', 'settled', 'returned']);
export const VotingMatchSchema = z.object({
  id: UuidSchema,
  teamA: TeamReferenceSchema,
  teamB: TeamReferenceSchema,
  tournament: TournamentReferenceSchema.nullable(),
  round: z.string().nullable(),
  bestOf: BestOfSchema,
  maps: z.array(GameMapSchema),
  hidden: z.boolean(),
  linkedMatch: MatchIdSchema.nullable().meta({ description: 'The series that decides it' }),
  matchID: z.int().nullable().meta({ description: 'The public number of the linked series' }),
  points: z.int().meta({ description: 'The largest stake' }),
  state: VotingStateSchema,
  pool: PoolSchema,
  locksAt: InstantSchema.nullable(),
  winner: TeamSlotSchema.nullable().meta({ description: 'Null until settled' }),
  odds: z
    .object({ A: z.number().min(0).max(1), B: z.number().min(0).max(1) })
    .nullable()
    .meta({
      description: 'How likely each team wins by Elo; null without ratings, and once decided',
    }),
  decidedAt: InstantSchema.nullable(),
  createdAt: InstantSchema,
});
export type VotingMatch = z.infer<typeof VotingMatchSchema>;

export const VoteSchema = z.object({
  id: UuidSchema,
  match: UuidSchema.meta({ description: 'The voting match' }),
  team: z.string(),
  points: z.int().meta({ description: 'The stake' }),
  payout: z.int().nullable().meta({ description: 'What came back, once settled or returned' }),
  castAt: InstantSchema,
});
export type Vote = z.infer<typeof VoteSchema>;

/** A vote in the voter's own list, with what it was about. */
export const OwnVoteSchema = VoteSchema.extend({
  slot: TeamSlotSchema.meta({ description: 'Which of the two teams' }),
  teamA: TeamReferenceSchema,
  teamB: TeamReferenceSchema,
  round: z.string().nullable(),
  linkedMatch: MatchIdSchema.nullable(),
  winner: TeamSlotSchema.nullable(),
  voided: z.boolean().meta({ description: 'Taken out by staff; its stake went back' }),
  decidedAt: InstantSchema.nullable(),
});
export type OwnVote = z.infer<typeof OwnVoteSchema>;

export const VotingBalanceSchema = z.object({
  season: z.int(),
  balance: z.int().meta({ description: 'Points free to stake' }),
  staked: z.int(),
  debt: z.int().meta({ description: 'Netted from later payouts after a corrected result' }),
});
export type VotingBalance = z.infer<typeof VotingBalanceSchema>;

export const VotingRankSchema = z.object({
  rank: z.int(),
  player: PlayerReferenceSchema,
  points: z.int(),
  votes: z.int(),
  correct: z.int(),
});
export type VotingRank = z.infer<typeof VotingRankSchema>;

/** How a season went for one voter. */
export const VotingRecordSchema = z.object({
  season: z.int(),
  rank: z.int().nullable().meta({ description: 'Null before the first decided vote' }),
  voters: z.int().meta({ description: 'How many are ranked' }),
  points: z.int().meta({ description: 'The points of the season with all that was won and lost' }),
  votes: z.int(),
  correct: z.int(),
  longestStreak: z.int(),
  progress: z
    .array(
      z.object({
        at: InstantSchema,
        match: UuidSchema,
        gain: z.int(),
        points: z.int().meta({ description: 'After this vote' }),
      }),
    )
    .meta({ description: 'The last decided votes, oldest first' }),
});
export type VotingRecord = z.infer<typeof VotingRecordSchema>;

/** What the page of a player says of a season. */
export const VotingBadgeSchema = z.object({
  season: z.int(),
  kind: z.enum(VOTING_BADGES),
  value: z.int().meta({ description: 'The rank, or the length of the streak' }),
});
export type VotingBadge = z.infer<typeof VotingBadgeSchema>;

export const VotingCallSchema = z.object({
  player: PlayerReferenceSchema,
  match: UuidSchema,
  teamA: z.string(),
  teamB: z.string(),
  team: z.string(),
  points: z.int(),
  gain: z.int().meta({ description: 'Payout less stake: negative for a lost one' }),
});
export type VotingCall = z.infer<typeof VotingCallSchema>;
