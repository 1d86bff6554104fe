import { MAP_SLOTS } from '@mes/domain/maps/maps';
import { REGIONS } from '@mes/domain/tournament-name/tournament-name';
import { z } from 'zod';
import { BracketSchema, StageIndexSchema } from './brackets';
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
  SnowflakeSchema,
  TournamentIdSchema,
} from './scalars';
import { CountSchema, GameMapSchema, LeaderboardPlayerSchema } from './statistics';
import {
  APPLICATION_STATES,
  BRACKET_PARTS,
  REQUIREMENT_KINDS,
  TEAM_REGIONS,
  TIE_BREAKS,
  TOURNAMENT_STATES,
} from './vocabulary';

const PlaceSchema = z.int().min(1).max(4_096);

/** How a stage is played, the same in answers and in the editor. Sizes follow from the teams. */
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

export const SignupSettingsSchema = z.object({
  open: InstantSchema.nullable().meta({ description: 'Null: opens soon' }),
  close: InstantSchema.nullable(),
  min: z.int().min(1).max(20),
  max: z.int().min(1).max(20),
  teams: z.int().min(2).max(4_096).nullable().meta({ description: 'Others wait; null: no limit' }),
  automatic: z.boolean().meta({ description: 'Registered without staff while there is room' }),
  checkInOpen: InstantSchema.nullable(),
  checkInClose: InstantSchema.nullable(),
  rosterLock: InstantSchema.nullable(),
  regions: z.array(z.enum(TEAM_REGIONS)).max(4).meta({ description: 'Empty: every region' }),
});
export type SignupSettings = z.infer<typeof SignupSettingsSchema>;

export const RequirementSchema = z.object({
  kind: z.enum(REQUIREMENT_KINDS),
  text: z.string(),
  met: z.boolean().nullable().meta({ description: 'By the caller’s team; null for visitors' }),
});
export type Requirement = z.infer<typeof RequirementSchema>;

export const TournamentSummarySchema = TournamentReferenceSchema.extend({
  game: z.literal('CriticalOps'),
  region: z.enum(REGIONS),
  season: SeasonSchema,
  state: z.enum(TOURNAMENT_STATES),
  startsAt: InstantSchema.nullable(),
  endsAt: InstantSchema.nullable(),
  picture: PictureSchema.nullable(),
  prizePool: CentsSchema,
  registered: CountSchema.meta({ description: 'Teams registered' }),
  winner: TeamReferenceSchema.nullable(),
});
export type TournamentSummary = z.infer<typeof TournamentSummarySchema>;

/** Without defaults: in a change, a field that is not sent stays as it is. */
export const TournamentSettingsSchema = z.object({
  name: z.string().trim().min(2).max(100),
  region: z.enum(REGIONS),
  season: SeasonSchema,
  startsAt: InstantSchema.nullable(),
  endsAt: InstantSchema.nullable(),
  description: z.string().max(20_000),
  rules: z.string().max(50_000),
  rulesRequired: z.boolean().meta({ description: 'Players have to confirm the rules' }),
  streamLink: z
    .url({ protocol: /^https?$/ })
    .max(500)
    .nullable(),
  captainRoleId: SnowflakeSchema.nullable().meta({ description: 'Discord role of the leaders' }),
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
  revision: z.int(),
});
export type Tournament = z.infer<typeof TournamentSchema>;

export const RegisteredTeamSchema = z.object({
  team: TeamReferenceSchema,
  region: z.enum(TEAM_REGIONS),
  state: z.enum(['registered', 'dropped', 'disqualified']),
  seed: PlaceSchema.nullable(),
  checkedIn: z.boolean(),
  roster: z.array(PlayerReferenceSchema),
});
export type RegisteredTeam = z.infer<typeof RegisteredTeamSchema>;

/** For the team itself and for staff; the public sees registered teams. */
export const ApplicationSchema = RegisteredTeamSchema.extend({
  state: z.enum(APPLICATION_STATES),
  reason: z.string().nullable().meta({ description: 'Why it was declined or disqualified' }),
  appliedAt: InstantSchema,
  updatedAt: InstantSchema,
});
export type Application = z.infer<typeof ApplicationSchema>;

export const SignupSchema = SignupSettingsSchema.extend({
  state: z.enum(TOURNAMENT_STATES),
  registered: CountSchema,
  application: ApplicationSchema.nullable().meta({ description: 'Of the caller’s own team' }),
});
export type Signup = z.infer<typeof SignupSchema>;

export const RosterSchema = z.object({
  team: TeamReferenceSchema,
  tournament: TournamentReferenceSchema,
  state: z.enum(APPLICATION_STATES),
  locked: z.boolean(),
  players: z.array(PlayerReferenceSchema),
});
export type Roster = z.infer<typeof RosterSchema>;

export const FullRosterSchema = RosterSchema.extend({
  players: z.array(
    PlayerReferenceSchema.extend({
      gameId: z.string().nullable(),
      country: z.string().nullable(),
      isLeader: z.boolean(),
      substitute: z.boolean().meta({ description: 'Added by staff after the lock' }),
      addedAt: InstantSchema,
    }),
  ),
});
export type FullRoster = z.infer<typeof FullRosterSchema>;

export const SeedingSchema = z.object({
  state: z.enum(['open', 'final']).meta({ description: 'Open: no order is published yet' }),
  revision: z.int(),
  teams: z.array(z.object({ seed: PlaceSchema, team: TeamReferenceSchema, elo: z.int() })),
});
export type Seeding = z.infer<typeof SeedingSchema>;

export const SubmittedSeedingSchema = z.object({
  seeder: PlayerReferenceSchema,
  teams: z.array(TeamReferenceSchema).meta({ description: 'Strongest first' }),
  submittedAt: InstantSchema,
});
export type SubmittedSeeding = z.infer<typeof SubmittedSeedingSchema>;

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
  bracket: BracketSchema.nullable(),
  live: z.array(MatchSummarySchema),
  upcoming: z.array(MatchSummarySchema),
  recent: z.array(MatchSummarySchema),
  leaders: z.array(LeaderboardPlayerSchema),
});
export type WebsiteTournament = z.infer<typeof WebsiteTournamentSchema>;

/** A team's part in a tournament, as its history shows it. */
export const TournamentRecordSchema = z.object({
  id: TournamentIdSchema,
  name: z.string(),
  rank: z.string().nullable().meta({ description: 'Such as 1st Place; null while it runs' }),
  earnings: CentsSchema,
});
export type TournamentRecord = z.infer<typeof TournamentRecordSchema>;

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
