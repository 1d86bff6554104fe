import { z } from 'zod';
import {
  BlockedStageSchema,
  CompactBracketSchema,
  GroupIndexSchema,
  GroupTableSchema,
  RoundHeadSchema,
  StageIndexSchema,
} from './bracket-schemas';
import { type CacheRule, defineAction, defineCall } from './define';
import { READ_LIMIT } from './limits';
import { MatchSummarySchema } from './match-schemas';
import { PageInputSchema } from './references';
import {
  BestOfSchema,
  InstantSchema,
  MatchIdSchema,
  RevisionSchema,
  TeamNameSchema,
  TournamentIdSchema,
} from './scalars';
import { CountSchema } from './statistics';

const RoundNameSchema = z.string().trim().min(1).max(60);

const GroupInputSchema = z.object({
  id: TournamentIdSchema,
  stage: StageIndexSchema.optional(),
  group: GroupIndexSchema.optional(),
});

const MatchupListInputSchema = PageInputSchema.extend({
  ...GroupInputSchema.shape,
  round: RoundNameSchema.optional(),
});

const UNTIL_CHANGED: CacheRule = { seconds: 60, until: ['tournament:{id}'] };

export const brackets = {
  get: defineCall({
    method: 'GET',
    path: '/tournaments/{id}/bracket',
    who: 'public',
    summary: 'Read the bracket of a tournament: its stages, rounds, matches and tables',
    input: z.object({ id: TournamentIdSchema }),
    output: CompactBracketSchema,
    cache: UNTIL_CHANGED,
    revision: 'tournament:{id}',
  }),

  groupTables: defineAction({
    object: 'tournament',
    action: 'group_table',
    value: 'id',
    who: 'public',
    summary: 'Read the tables of a tournament’s groups, or of one of them',
    input: GroupInputSchema,
    output: z.array(GroupTableSchema),
    cache: UNTIL_CHANGED,
  }),

  groupMatchups: defineAction({
    object: 'tournament',
    action: 'group_matchups',
    value: 'id',
    who: 'public',
    summary: 'List the matchups of a tournament’s groups, or of one of them',
    input: GroupInputSchema,
    output: z.array(
      z.object({
        stage: StageIndexSchema,
        group: GroupIndexSchema,
        name: z.string(),
        matchups: z.array(MatchSummarySchema),
      }),
    ),
    cache: UNTIL_CHANGED,
  }),

  matchups: defineAction({
    object: 'tournament',
    action: 'matchups',
    value: 'id',
    who: 'public',
    summary: 'List every matchup of a tournament in bracket order',
    input: MatchupListInputSchema,
    output: z.array(MatchSummarySchema),
    paged: true,
    cache: UNTIL_CHANGED,
  }),

  matches: defineAction({
    object: 'tournament',
    action: 'matches',
    value: 'id',
    who: 'public',
    summary: 'List the matches of a tournament that are live or played, in bracket order',
    input: MatchupListInputSchema,
    output: z.array(MatchSummarySchema),
    paged: true,
    cache: UNTIL_CHANGED,
  }),

  recentMatchups: defineAction({
    object: 'tournament',
    action: 'recent_matchups',
    value: 'id',
    who: 'public',
    summary: 'List the matchups of a tournament that were played last, newest first',
    input: z.object({ id: TournamentIdSchema, count: z.int().min(1).max(50).default(10) }),
    output: z.array(MatchSummarySchema),
    cache: UNTIL_CHANGED,
  }),

  roundNames: defineAction({
    object: 'tournament',
    action: 'round_names',
    value: 'id',
    who: 'public',
    summary: 'List the rounds of a tournament in order of play',
    input: z.object({ id: TournamentIdSchema }),
    output: z.array(RoundHeadSchema),
    cache: UNTIL_CHANGED,
  }),

  blockedStage: defineAction({
    object: 'tournament',
    action: 'blocked_stage',
    value: 'id',
    who: 'Moderator',
    summary: 'Read the stage that too few teams are left to play, and what staff can decide',
    input: z.object({ id: TournamentIdSchema }),
    output: BlockedStageSchema.nullable(),
    limit: READ_LIMIT,
    revision: 'tournament:{id}',
  }),

  decideStage: defineAction({
    object: 'tournament',
    action: 'decide_stage',
    value: 'id',
    who: 'Moderator',
    summary:
      'Shorten the stage that too few teams are left to play, or end the tournament before it',
    input: z.object({
      id: TournamentIdSchema,
      decision: z.enum(['shorten', 'end']),
      revision: RevisionSchema.meta({ description: 'The revision of the bracket that was seen' }),
    }),
    output: z.object({ blocked: BlockedStageSchema.nullable() }),
  }),

  createMatchups: defineAction({
    object: 'tournament',
    action: 'create_matchups',
    value: 'id',
    who: 'Moderator',
    summary: 'Draw the next round of a Swiss stage, create named matchups, or set start times',
    input: z.object({
      id: TournamentIdSchema,
      stage: StageIndexSchema.default(0),
      matchups: z
        .array(
          z.object({
            teamA: TeamNameSchema,
            teamB: TeamNameSchema,
            round: RoundNameSchema,
            bestOf: BestOfSchema.optional(),
            startsAt: InstantSchema.nullable().optional(),
          }),
        )
        .min(1)
        .max(256)
        .optional()
        .meta({
          description:
            'With the name of the Swiss round that is to be drawn, its pairings; with any other, matches beside the bracket',
        }),
      round: RoundNameSchema.optional().meta({ description: 'Whose matchups get their times' }),
      group: GroupIndexSchema.optional().meta({ description: 'Whose matchups get their times' }),
      startsAt: InstantSchema.optional().meta({
        description: 'When the first of the round or group starts, or of the drawn ones',
      }),
      minutesApart: z
        .int()
        .min(0)
        .max(10_080)
        .default(0)
        .meta({ description: 'Between one start and the next; 0: all at once' }),
    }),
    output: z.array(MatchSummarySchema),
  }),

  schedule: defineAction({
    object: 'tournament',
    action: 'schedule',
    value: 'id',
    who: 'Moderator',
    summary: 'Set the start times of many matches of a tournament at once, or take times away',
    input: z.object({
      id: TournamentIdSchema,
      times: z
        .array(
          z.object({
            match: MatchIdSchema,
            startsAt: InstantSchema.nullable(),
            seen: InstantSchema.nullable().optional().meta({
              description: 'The time that was shown before; with another one nothing is changed',
            }),
          }),
        )
        .min(1)
        .max(512),
    }),
    output: z.object({ changed: CountSchema }),
  }),
};
