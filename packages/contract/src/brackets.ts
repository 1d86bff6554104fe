import { z } from 'zod';
import { type CacheRule, defineAction, defineCall } from './define';
import { READ_LIMIT } from './limits';
import {
  MatchReferenceSchema,
  MatchSummarySchema,
  ScoreSchema,
  TeamSlotSchema,
} from './match-schemas';
import { PageInputSchema, TeamReferenceSchema, TournamentReferenceSchema } from './references';
import {
  BestOfSchema,
  InstantSchema,
  RevisionSchema,
  TeamNameSchema,
  TournamentIdSchema,
} from './scalars';
import { CountSchema } from './statistics';
import { BRACKET_PARTS, MATCH_STATES, STAGE_FORMATS, STAGE_STATES } from './vocabulary';

export const StageIndexSchema = z.int().min(0).max(15);
const GroupIndexSchema = z.int().min(0).max(255);
const RoundNameSchema = z.string().trim().min(1).max(60);

/** The position of a match in its stage. Corrections never change it, because others refer to it. */
export const PositionSchema = z.object({
  stage: StageIndexSchema,
  part: z.enum(BRACKET_PARTS),
  group: GroupIndexSchema.nullable().meta({ description: 'Null outside groups' }),
  round: z.int().min(1).meta({ description: 'Within the part, from 1' }),
  index: z.int().min(0).meta({ description: 'Within the round, from the top' }),
});
export type Position = z.infer<typeof PositionSchema>;

/** Where the team of a slot comes from. It stays after the team is known. */
export const SlotSourceSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('seed'), seed: z.int().min(1) }),
  z.object({ type: z.literal('winner'), match: MatchReferenceSchema }),
  z.object({ type: z.literal('loser'), match: MatchReferenceSchema }),
  z.object({
    type: z.literal('placement'),
    stage: StageIndexSchema,
    group: GroupIndexSchema.nullable(),
    place: z.int().min(1),
  }),
  z.object({ type: z.literal('pairing') }).meta({ description: 'Drawn when the round starts' }),
  z.object({ type: z.literal('bye') }).meta({ description: 'Nobody: the other team advances' }),
]);
export type SlotSource = z.infer<typeof SlotSourceSchema>;

export const SlotSchema = z.object({
  team: TeamReferenceSchema.nullable(),
  seed: z.int().min(1).nullable(),
  score: ScoreSchema.nullable().meta({ description: 'Maps won; null before the match starts' }),
  source: SlotSourceSchema,
});
export type Slot = z.infer<typeof SlotSchema>;

export const BracketMatchSchema = MatchReferenceSchema.extend({
  position: PositionSchema,
  state: z.enum(MATCH_STATES),
  bestOf: BestOfSchema,
  slots: z.tuple([SlotSchema, SlotSchema]).meta({ description: 'Team A, team B' }),
  winner: TeamSlotSchema.nullable(),
  startsAt: InstantSchema.nullable(),
  winnerTo: MatchReferenceSchema.nullable(),
  loserTo: MatchReferenceSchema.nullable(),
});
export type BracketMatch = z.infer<typeof BracketMatchSchema>;

const RoundHeadSchema = z.object({
  stage: StageIndexSchema,
  part: z.enum(BRACKET_PARTS),
  round: z.int().min(1),
  name: z.string(),
  bestOf: BestOfSchema,
});

export const BracketRoundSchema = RoundHeadSchema.extend({
  group: GroupIndexSchema.nullable(),
  matches: z.array(BracketMatchSchema),
});
export type BracketRound = z.infer<typeof BracketRoundSchema>;

export const GroupRowSchema = z.object({
  place: z.int().min(1),
  team: TeamReferenceSchema,
  played: CountSchema,
  wins: CountSchema,
  draws: CountSchema,
  losses: CountSchema,
  mapWins: CountSchema,
  mapLosses: CountSchema,
  roundWins: CountSchema,
  roundLosses: CountSchema,
  points: CountSchema,
  outcome: z
    .enum(['advances', 'eliminated'])
    .nullable()
    .meta({ description: 'Null while both are possible' }),
});
export type GroupRow = z.infer<typeof GroupRowSchema>;

/** Also the standings of a Swiss stage, which is one group. */
export const GroupTableSchema = z.object({
  stage: StageIndexSchema,
  group: GroupIndexSchema,
  name: z.string(),
  rows: z.array(GroupRowSchema),
});
export type GroupTable = z.infer<typeof GroupTableSchema>;

export const BracketStageSchema = z.object({
  index: StageIndexSchema,
  name: z.string(),
  format: z.enum(STAGE_FORMATS),
  state: z
    .enum(STAGE_STATES)
    .meta({ description: 'Skipped: staff ended the tournament before it' }),
  rounds: z.array(BracketRoundSchema),
  tables: z.array(GroupTableSchema),
});
export type BracketStage = z.infer<typeof BracketStageSchema>;

/** A stage that too few teams are left to play as it was planned; staff decide what becomes of it. */
export const BlockedStageSchema = z.object({
  stage: StageIndexSchema,
  name: z.string(),
  reason: z.string(),
  teams: z.array(TeamReferenceSchema).meta({ description: 'Who would play it, in order of seed' }),
  decisions: z.array(
    z.discriminatedUnion('decision', [
      z.object({
        decision: z.literal('shorten'),
        groups: z.int().min(1).meta({ description: 'In how many groups it is played then' }),
      }),
      z.object({ decision: z.literal('end') }).meta({
        description: 'No further stage is played: teams stay in the order in which they got there',
      }),
    ]),
  ),
  revision: RevisionSchema.meta({ description: 'Of the bracket' }),
});
export type BlockedStage = z.infer<typeof BlockedStageSchema>;

const TeamOddsSchema = z.object({
  team: TeamReferenceSchema,
  chance: z.number().min(0).max(1).meta({ description: 'To win the tournament' }),
});
export type TeamOdds = z.infer<typeof TeamOddsSchema>;

export const BracketSchema = z.object({
  tournament: TournamentReferenceSchema,
  revision: RevisionSchema,
  stages: z.array(BracketStageSchema),
  odds: z
    .array(TeamOddsSchema)
    .meta({ description: 'Best chance first; empty until they have been simulated' }),
});
export type Bracket = z.infer<typeof BracketSchema>;

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
    output: BracketSchema,
    cache: UNTIL_CHANGED,
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
};
