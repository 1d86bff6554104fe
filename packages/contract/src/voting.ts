import { MAP_SLOTS } from '@mes/domain/maps/maps';
import { MAX_STAKE } from '@mes/domain/voting/rules';
import { z } from 'zod';
import { StageIndexSchema } from './bracket-schemas';
import { type CacheRule, defineAction, defineCall } from './define';
import { READ_LIMIT } from './limits';
import { PageInputSchema } from './references';
import {
  BestOfSchema,
  InstantSchema,
  LineSchema,
  MatchIdSchema,
  NothingSchema,
  TeamNameSchema,
  TournamentIdSchema,
  UuidSchema,
} from './scalars';
import { GameMapSchema } from './statistics';
import {
  OwnVoteSchema,
  VoteSchema,
  VotingBalanceSchema,
  VotingCallSchema,
  VotingMatchSchema,
  VotingRankSchema,
  VotingRecordSchema,
  VotingStateSchema,
} from './voting-schemas';

export const VOTING_PAGE_SIZE = 15;

const VotingFilterSchema = z.enum([...VotingStateSchema.options, 'undecided', 'decided']).meta({
  description:
    '`undecided`: open or locked. `decided`: settled or returned, the last decided first',
});

const OneMatchSchema = z.object({ id: UuidSchema });
const SeasonSchema = z.int().min(0).max(9_999).optional().meta({
  description: 'The running season unless given',
});

/** The specification counts this list from page 1, unlike every other. */
const LeaderboardInputSchema = z.object({
  page: z.int().min(1).max(100_000).default(1),
  size: z.int().min(1).max(100).default(VOTING_PAGE_SIZE),
  season: SeasonSchema,
});

const VOTE_LIMIT = { calls: 30, seconds: 60 };
/** Short, because every vote changes the pools; pages get the changes from the channel. */
const POOL_CACHE: CacheRule = { seconds: 5, until: ['voting'] };
const STANDINGS_CACHE: CacheRule = { seconds: 60, until: ['voting'] };

export const voting = {
  castVote: defineAction({
    object: 'match',
    action: 'cast_vote',
    value: 'id',
    who: 'login',
    summary: 'Stake points on a team of an open voting match, or change the stake',
    input: OneMatchSchema.extend({
      team: TeamNameSchema,
      points: z.int().min(1).max(MAX_STAKE),
    }),
    output: z.object({ vote: VoteSchema, balance: VotingBalanceSchema }),
    limit: VOTE_LIMIT,
  }),

  deleteVote: defineAction({
    object: 'match',
    action: 'delete_vote',
    value: 'id',
    who: 'login',
    summary: 'Take the own vote on an open voting match back',
    input: OneMatchSchema,
    output: z.object({ balance: VotingBalanceSchema }),
    limit: VOTE_LIMIT,
  }),

  ownVote: defineAction({
    object: 'match',
    action: 'own_vote',
    value: 'id',
    who: 'login',
    summary: 'Read the own vote on a voting match, null for none',
    input: OneMatchSchema,
    output: VoteSchema.nullable(),
    limit: READ_LIMIT,
  }),

  ownVotes: defineAction({
    object: 'match',
    action: 'own_votes',
    who: 'login',
    summary: 'List the own votes, newest first',
    input: PageInputSchema.extend({
      season: z
        .int()
        .min(0)
        .max(9_999)
        .optional()
        .meta({ description: 'Of every season unless given' }),
      decided: z.boolean().optional(),
      matches: z.array(UuidSchema).max(100).optional(),
    }),
    output: z.array(OwnVoteSchema),
    paged: true,
    limit: READ_LIMIT,
    revision: 'voting',
  }),

  ownRecord: defineAction({
    object: 'match',
    action: 'own_voting_record',
    who: 'login',
    summary: 'Read the own rank, accuracy and profit in a season',
    input: z.object({ season: SeasonSchema }),
    output: VotingRecordSchema,
    limit: READ_LIMIT,
    revision: 'voting',
  }),

  points: defineAction({
    object: 'match',
    action: 'get_voting_points',
    who: 'login',
    summary: 'Read the own balance of voting points',
    input: z.object({}),
    output: VotingBalanceSchema,
    limit: READ_LIMIT,
    revision: 'voting',
  }),

  matches: defineAction({
    object: 'match',
    action: 'get_voting_matches',
    who: 'public',
    summary: 'List the voting matches that are not hidden, newest first',
    input: PageInputSchema.extend({
      state: VotingFilterSchema.optional(),
      tournament: TournamentIdSchema.optional(),
      linkedMatch: MatchIdSchema.optional(),
    }),
    output: z.array(VotingMatchSchema),
    paged: true,
    cache: POOL_CACHE,
    revision: 'voting',
  }),

  match: defineAction({
    object: 'match',
    action: 'get_voting_match',
    value: 'id',
    who: 'public',
    summary: 'Read a voting match that is not hidden',
    input: OneMatchSchema,
    output: VotingMatchSchema,
    cache: POOL_CACHE,
    revision: 'voting',
  }),

  /** A separate call, because the public list is cached for everyone. */
  hiddenMatches: defineAction({
    object: 'match',
    action: 'get_hidden_voting_matches',
    who: 'Moderator',
    summary: 'List the hidden voting matches, newest first',
    input: PageInputSchema,
    output: z.array(VotingMatchSchema),
    paged: true,
    limit: READ_LIMIT,
  }),

  createMatch: defineAction({
    object: 'match',
    action: 'create_voting_match',
    who: 'Moderator',
    summary: 'Create a voting match',
    input: z.object({
      teamA: TeamNameSchema,
      teamB: TeamNameSchema,
      tournament: TournamentIdSchema.nullable().default(null),
      round: LineSchema.max(60).nullable().default(null),
      bestOf: BestOfSchema.default(1),
      maps: z.array(GameMapSchema).max(MAP_SLOTS).default([]),
      points: z.int().min(1).max(MAX_STAKE).default(MAX_STAKE),
      locksAt: InstantSchema.nullable().default(null),
      linkedMatch: MatchIdSchema.nullable().default(null),
      hidden: z.boolean().default(false),
    }),
    output: VotingMatchSchema,
  }),

  openRound: defineAction({
    object: 'match',
    action: 'open_round_voting',
    value: 'tournament',
    who: 'Moderator',
    summary:
      'Create a linked voting match for every match of a round that has both teams, has not begun and has none yet',
    input: z.object({
      tournament: TournamentIdSchema,
      stage: StageIndexSchema,
      round: z.string().trim().min(1).max(60).meta({ description: 'Its name' }),
      points: z.int().min(1).max(MAX_STAKE).default(MAX_STAKE),
    }),
    output: z.array(VotingMatchSchema).meta({ description: 'Those that were created' }),
  }),

  closeMatch: defineAction({
    object: 'match',
    action: 'close_voting_match',
    value: 'id',
    who: 'Moderator',
    summary: 'Lock a voting match before its start',
    input: OneMatchSchema,
    output: VotingMatchSchema,
  }),

  deleteMatch: defineAction({
    object: 'match',
    action: 'delete_voting_match',
    value: 'id',
    who: 'Moderator',
    summary: 'Delete a voting match and return its stakes',
    input: OneMatchSchema,
    output: NothingSchema,
  }),

  hideMatch: defineAction({
    object: 'match',
    action: 'hide_voting_match',
    value: 'id',
    who: 'Moderator',
    summary: 'Hide a voting match, which nobody can vote on then, or show it again',
    input: OneMatchSchema.extend({ hidden: z.boolean().default(true) }),
    output: VotingMatchSchema,
  }),

  linkMatch: defineAction({
    object: 'match',
    action: 'link_voting_match',
    value: 'id',
    who: 'Moderator',
    summary: 'Link a voting match to the series that decides it, or unlink it with null',
    input: OneMatchSchema.extend({ linkedMatch: MatchIdSchema.nullable() }),
    output: VotingMatchSchema,
  }),

  leaderboard: defineAction({
    object: 'match',
    action: 'voting_leaderboard',
    who: 'public',
    summary: 'List the voters of a season by their points',
    input: LeaderboardInputSchema,
    output: z.array(VotingRankSchema),
    paged: true,
    cache: STANDINGS_CACHE,
    revision: 'voting',
  }),

  topsFlops: defineAction({
    object: 'match',
    action: 'voting_tops_flops',
    who: 'public',
    summary: 'List the best and the worst calls of a season',
    input: z.object({ season: SeasonSchema, count: z.int().min(1).max(25).default(5) }),
    output: z.object({ tops: z.array(VotingCallSchema), flops: z.array(VotingCallSchema) }),
    cache: STANDINGS_CACHE,
  }),

  seasons: defineAction({
    object: 'match',
    action: 'voting_seasons',
    who: 'public',
    summary: 'List the seasons that people have voted in',
    input: z.object({}),
    output: z.object({
      current: z.int(),
      seasons: z.array(z.int()).meta({ description: 'Newest first, with the running one' }),
    }),
    cache: STANDINGS_CACHE,
  }),

  leaderboards: defineCall({
    method: 'GET',
    path: '/votings/leaderboards',
    who: 'public',
    summary: 'List the voters of a season by their points',
    input: LeaderboardInputSchema,
    output: z.array(VotingRankSchema),
    paged: true,
    cache: STANDINGS_CACHE,
  }),

  totalUsers: defineCall({
    method: 'GET',
    path: '/votings/total-users',
    who: 'public',
    summary: 'Count the accounts that have voted in a season',
    input: z.object({ season: SeasonSchema }),
    output: z.object({ total: z.int() }),
    cache: STANDINGS_CACHE,
  }),
};
