import { z } from 'zod';
import { MatchReferenceSchema, ScoreSchema, TeamSlotSchema } from './match-schemas';
import { TeamReferenceSchema, TournamentReferenceSchema } from './references';
import { BestOfSchema, InstantSchema, RevisionSchema } from './scalars';
import { CountSchema } from './statistics';
import { BRACKET_PARTS, MATCH_STATES, STAGE_FORMATS, STAGE_STATES } from './vocabulary';

export const StageIndexSchema = z.int().min(0).max(15);
export const GroupIndexSchema = z.int().min(0).max(255);

export const RoundHeadSchema = z.object({
  stage: StageIndexSchema,
  part: z.enum(BRACKET_PARTS),
  round: z.int().min(1).meta({ description: 'Within the part, from 1' }),
  name: z.string(),
  bestOf: BestOfSchema,
});

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

/**
 * The bracket as it travels: each team once, and nothing that follows from something else. A field
 * without a value is absent. `expandBracket` of the client turns it into what pages show.
 */
const TeamIndexSchema = z.int().min(0).meta({ description: 'Index in `teams` of the bracket' });
const MatchNumberSchema = z.int().min(1).meta({ description: 'The `matchID` of another match' });

const CompactSlotSchema = z
  .object({
    team: TeamIndexSchema.optional().meta({
      description: 'Index in `teams` of the bracket; absent while it is not decided',
    }),
    score: ScoreSchema.optional().meta({ description: 'Maps won; absent before the match starts' }),
    rounds: ScoreSchema.optional().meta({
      description: 'Rounds won; only in best of one matches of a Swiss stage that have begun',
    }),
    seed: z.int().min(1).optional().meta({ description: 'A team of the draw: its seed' }),
    winnerOf: MatchNumberSchema.optional(),
    loserOf: MatchNumberSchema.optional(),
    placeOf: z
      .object({
        stage: StageIndexSchema,
        group: GroupIndexSchema.optional(),
        place: z.int().min(1),
      })
      .optional()
      .meta({ description: 'A place of an earlier stage' }),
    bye: z.literal(true).optional().meta({ description: 'Nobody: the other team advances' }),
  })
  .meta({
    description:
      'At most one of seed, winnerOf, loserOf, placeOf and bye says where the team comes from, also after it is known; without one it is paired when the round starts',
  });
export type CompactSlot = z.infer<typeof CompactSlotSchema>;

const CompactMatchSchema = MatchReferenceSchema.extend({
  state: z.enum(MATCH_STATES),
  slots: z.tuple([CompactSlotSchema, CompactSlotSchema]).meta({ description: 'Team A, team B' }),
  winner: TeamSlotSchema.optional().meta({ description: 'Absent while open, and after a draw' }),
  startsAt: InstantSchema.optional(),
  streamLink: z.string().optional().meta({ description: 'Where it has a stream of its own' }),
  bestOf: BestOfSchema.optional().meta({ description: 'Where it is not that of the round' }),
  index: z.int().min(0).optional().meta({
    description:
      'Its place in the round, from the top, where that is not its index in `matches`: no match is there for a bye',
  }),
});
export type CompactMatch = z.infer<typeof CompactMatchSchema>;

const CompactRoundSchema = RoundHeadSchema.omit({ stage: true }).extend({
  group: GroupIndexSchema.optional().meta({ description: 'Absent outside groups' }),
  matches: z.array(CompactMatchSchema),
});
export type CompactRound = z.infer<typeof CompactRoundSchema>;

const CompactTableSchema = GroupTableSchema.omit({ stage: true }).extend({
  rows: z.array(
    GroupRowSchema.extend({
      team: TeamIndexSchema,
      outcome: GroupRowSchema.shape.outcome
        .unwrap()
        .optional()
        .meta({ description: 'Absent while both are possible' }),
    }),
  ),
});
export type CompactTable = z.infer<typeof CompactTableSchema>;

const CompactStageSchema = z.object({
  index: StageIndexSchema,
  name: z.string(),
  format: z.enum(STAGE_FORMATS),
  state: z
    .enum(STAGE_STATES)
    .meta({ description: 'Skipped: staff ended the tournament before it' }),
  seeds: z
    .array(TeamIndexSchema)
    .meta({ description: 'The teams of the stage, from seed 1; empty before they are known' }),
  rounds: z.array(CompactRoundSchema),
  tables: z.array(CompactTableSchema),
});
export type CompactStage = z.infer<typeof CompactStageSchema>;

export const CompactBracketSchema = z.object({
  tournament: TournamentReferenceSchema,
  revision: RevisionSchema,
  teams: z.array(TeamReferenceSchema).meta({
    description: 'Each team once; slots, tables and odds name it by its index here',
  }),
  stages: z.array(CompactStageSchema),
  odds: z
    .array(
      z.object({
        team: TeamIndexSchema,
        chance: z.number().min(0).max(1).meta({ description: 'To win the tournament' }),
      }),
    )
    .meta({ description: 'Best chance first; empty until they have been simulated' }),
});
export type CompactBracket = z.infer<typeof CompactBracketSchema>;

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
