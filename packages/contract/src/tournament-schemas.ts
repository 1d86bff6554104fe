import { MAP_SLOTS } from '@mes/domain/maps/maps';
import { REGIONS } from '@mes/domain/tournament/name/tournament-name';
import { z } from 'zod';
import { CompactBracketSchema, StageIndexSchema } from './bracket-schemas';
import {
  PlaceSchema,
  RegisteredTeamSchema,
  RequirementSchema,
  SignupSettingsSchema,
} from './entry-schemas';
import { MatchSummarySchema, VetoFormatSchema } from './match-schemas';
import { SeasonSchema } from './ratings';
import {
  PictureSchema,
  PlayerReferenceSchema,
  TeamReferenceSchema,
  TournamentReferenceSchema,
} from './references';
import {
  BestOfSchema,
  CentsSchema,
  InstantSchema,
  RevisionSchema,
  SnowflakeSchema,
  TournamentIdSchema,
} from './scalars';
import { CountSchema, GameMapSchema, LeaderboardPlayerSchema } from './statistics';
import {
  APPLICATION_STATES,
  BRACKET_PARTS,
  TIE_BREAKS,
  TOURNAMENT_STATES,
  TOURNAMENT_THEMES,
} from './vocabulary';

/** The format of a stage, in responses and in the editor. Sizes follow from the teams. */
const StageCommonSchema = z.object({
  name: z.string().trim().min(1).max(60),
  bestOf: BestOfSchema,
  rounds: z
    .array(
      z.object({
        part: z.enum(BRACKET_PARTS),
        round: z
          .int()
          .min(-20)
          .max(20)
          .meta({ description: 'From 1; below 0 from the end, so -1 is the final' }),
        bestOf: BestOfSchema,
        vetoFormat: VetoFormatSchema.nullable().meta({ description: 'Null for the usual one' }),
      }),
    )
    .max(60)
    .meta({ description: 'Rounds that differ from the stage’s best-of' }),
  advances: z
    .array(
      z.object({
        from: PlaceSchema,
        to: PlaceSchema,
        stage: StageIndexSchema,
        into: z.enum(['upper', 'lower']).nullable(),
      }),
    )
    .max(16)
    .meta({ description: 'Which places of each group go on to which stage' }),
  plannedStarts: z
    .array(
      z.object({
        part: z.enum(BRACKET_PARTS),
        round: z
          .int()
          .min(-20)
          .max(20)
          .meta({ description: 'Upper and lower rounds below 0 from the end, others from 1' }),
        startsAt: z.array(InstantSchema.nullable()).max(2_048),
      }),
    )
    .max(60)
    .optional()
    .meta({
      description: 'Starts of the matches of each round, given to them when they are drawn',
    }),
});

export const StageSchema = z.discriminatedUnion('format', [
  StageCommonSchema.extend({
    format: z.literal('single_elimination'),
    thirdPlaceMatch: z.boolean(),
  }),
  StageCommonSchema.extend({
    format: z.literal('double_elimination'),
    grandFinalReset: z.boolean(),
  }),
  StageCommonSchema.extend({
    format: z.literal('round_robin'),
    groups: z.int().min(1).max(64),
    legs: z.int().min(1).max(2),
  }),
  StageCommonSchema.extend({ format: z.literal('gsl'), groups: z.int().min(1).max(64) }),
  StageCommonSchema.extend({
    format: z.literal('swiss'),
    target: z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('records'),
        wins: z.int().min(1).max(10),
        losses: z.int().min(1).max(10),
      }),
      z.object({ kind: z.literal('rounds'), rounds: z.int().min(1).max(20) }),
    ]),
  }),
]);
export type Stage = z.infer<typeof StageSchema>;

export const PrizeSchema = z.object({
  from: PlaceSchema,
  to: PlaceSchema,
  amount: CentsSchema.min(0).max(100_000_000_00).meta({ description: 'Cents for each place' }),
  extra: z.string().trim().max(120).nullable(),
});
export type Prize = z.infer<typeof PrizeSchema>;

const PlacementPointsSchema = z.object({
  from: PlaceSchema,
  to: PlaceSchema,
  points: z.int().min(0).max(10_000),
});

export const TournamentSummarySchema = TournamentReferenceSchema.extend({
  game: z.literal('CriticalOps'),
  region: z.enum(REGIONS),
  season: SeasonSchema,
  state: z.enum(TOURNAMENT_STATES),
  startsAt: InstantSchema.nullable(),
  endsAt: InstantSchema.nullable(),
  picture: PictureSchema.nullable(),
  theme: z.enum(TOURNAMENT_THEMES).nullable().meta({ description: 'Null: as its name says' }),
  prizePool: CentsSchema,
  registered: CountSchema.meta({ description: 'Teams registered' }),
  winner: TeamReferenceSchema.nullable(),
});
export type TournamentSummary = z.infer<typeof TournamentSummarySchema>;

/** A tournament in a list, with what people choose it by. */
export const ListedTournamentSchema = TournamentSummarySchema.extend({
  signup: SignupSettingsSchema.pick({ open: true, close: true, teams: true }),
  progress: z
    .object({ played: CountSchema, total: CountSchema })
    .nullable()
    .meta({ description: 'Matches, while it runs' }),
});
export type ListedTournament = z.infer<typeof ListedTournamentSchema>;

/** Finished tournaments of one series. */
export const PastSeriesSchema = z.object({
  name: z.string().meta({ description: 'What the names of its tournaments have in common' }),
  total: CountSchema,
  tournaments: z.array(TournamentSummarySchema).meta({ description: 'Newest first' }),
});
export type PastSeries = z.infer<typeof PastSeriesSchema>;

/** Without defaults: a change modifies only the fields that are sent. */
export const TournamentSettingsSchema = z.object({
  name: z.string().trim().min(2).max(100),
  region: z.enum(REGIONS),
  season: SeasonSchema,
  startsAt: InstantSchema.nullable(),
  endsAt: InstantSchema.nullable(),
  description: z.string().max(20_000),
  rules: z.string().max(50_000),
  rulesRequired: z.boolean().meta({ description: 'Players must confirm the rules' }),
  streamLink: z
    .url({ protocol: /^https?$/ })
    .max(500)
    .nullable(),
  captainRoleId: SnowflakeSchema.nullable().meta({ description: 'Discord role of the leaders' }),
  theme: z.enum(TOURNAMENT_THEMES).nullable(),
  accent: z
    .string()
    .regex(/^#[\da-f]{6}$/i, 'It must be a colour such as #2f7bff.')
    .nullable()
    .meta({ description: 'Of the tournament on air; null: as its name says' }),
  signup: SignupSettingsSchema,
  stages: z.array(StageSchema).max(8),
  mapPool: z.array(GameMapSchema).length(MAP_SLOTS),
  tieBreaks: z.array(z.enum(TIE_BREAKS)).min(1).max(TIE_BREAKS.length),
  prizes: z.array(PrizeSchema).max(64),
  points: z.array(PlacementPointsSchema).max(64),
});

export const TournamentSchema = TournamentSummarySchema.extend({
  ...TournamentSettingsSchema.shape,
  requirements: z.array(RequirementSchema.omit({ met: true })),
  revision: RevisionSchema,
});
export type Tournament = z.infer<typeof TournamentSchema>;

/** Input of a change or a new tournament. Missing fields do not change, or have their default. */
export const TournamentChangeSchema = TournamentSettingsSchema.partial().extend({
  signup: SignupSettingsSchema.partial().optional(),
});

/** A tournament in its editor: with possible next states and frozen settings. */
export const EditedTournamentSchema = TournamentSchema.extend({
  archived: z.boolean().meta({ description: 'Taken out of every list' }),
  steps: z
    .array(
      z.object({
        to: z.enum(TOURNAMENT_STATES),
        refusal: z.string().nullable().meta({ description: 'Null if the step can be taken' }),
      }),
    )
    .meta({ description: 'The states that it can be taken to, back ones too' }),
  frozen: z
    .array(z.object({ setting: z.string(), reason: z.string() }))
    .meta({ description: 'Settings that can no longer change, such as signup.min' }),
  applications: z
    .partialRecord(z.enum(APPLICATION_STATES), CountSchema)
    .meta({ description: 'How many teams are in each state' }),
});
export type EditedTournament = z.infer<typeof EditedTournamentSchema>;

export const PlacementSchema = z.object({
  from: PlaceSchema,
  to: PlaceSchema,
  team: TeamReferenceSchema,
  prize: CentsSchema,
  points: CountSchema,
});
export type Placement = z.infer<typeof PlacementSchema>;

export const WebsiteTournamentSchema = TournamentSchema.extend({
  teams: z.array(RegisteredTeamSchema),
  placements: z.array(PlacementSchema),
  bracket: CompactBracketSchema.nullable(),
  live: z.array(MatchSummarySchema),
  upcoming: z.array(MatchSummarySchema),
  recent: z.array(MatchSummarySchema),
  leaders: z.array(LeaderboardPlayerSchema),
});
export type WebsiteTournament = z.infer<typeof WebsiteTournamentSchema>;

/** A tournament in the history of a team. */
export const TournamentRecordSchema = z.object({
  id: TournamentIdSchema,
  name: z.string(),
  rank: z.string().nullable().meta({ description: 'Such as 1st Place; null while it runs' }),
  earnings: CentsSchema,
});
export type TournamentRecord = z.infer<typeof TournamentRecordSchema>;

export const TeamTournamentSchema = TournamentRecordSchema.extend({
  roster: z.array(PlayerReferenceSchema),
});
export type TeamTournament = z.infer<typeof TeamTournamentSchema>;

export const TournamentPointsSchema = z.object({
  total: CountSchema,
  tournaments: z.array(TournamentRecordSchema.extend({ points: CountSchema })),
});
export type TournamentPoints = z.infer<typeof TournamentPointsSchema>;

/** For external programs: the only place where money is in dollars. */
export const ExternalTeamSchema = z.object({
  name: z.string(),
  tournaments: z.array(
    z.object({
      name: z.string(),
      result: z.string(),
      earnings: z.number().min(0).meta({ description: 'Dollars' }),
    }),
  ),
});
export type ExternalTeam = z.infer<typeof ExternalTeamSchema>;

export const TournamentRankSchema = z.object({
  place: z.int().min(1),
  team: TeamReferenceSchema,
  points: CountSchema,
  tournaments: CountSchema,
  firsts: CountSchema,
  seconds: CountSchema,
  thirds: CountSchema,
  earnings: CentsSchema,
});
export type TournamentRank = z.infer<typeof TournamentRankSchema>;
