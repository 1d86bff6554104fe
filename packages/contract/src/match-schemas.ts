import { MAP_SLOTS } from '@mes/domain/maps/maps';
import { SLOT_CODES, VETO_FORMATS } from '@mes/domain/veto/formats';
import { z } from 'zod';
import {
  PlayerReferenceSchema,
  RosterPlayerSchema,
  TeamReferenceSchema,
  TournamentReferenceSchema,
} from './references';
import { BestOfSchema, CentsSchema, InstantSchema, MatchIdSchema, RevisionSchema } from './scalars';
import { CountSchema, GameMapSchema, StatLineSchema } from './statistics';
import { FORFEITS, MAP_STATES, MATCH_STATES, ROUND_ENDINGS, SIDES, TEAM_SLOTS } from './vocabulary';

export const VetoFormatSchema = z.enum(VETO_FORMATS);
export const SideSchema = z.enum(SIDES);
export const TeamSlotSchema = z
  .enum(TEAM_SLOTS)
  .meta({ description: 'A or B: one of the two teams of the series' });
export const ScoreSchema = z.int().min(0).max(99);
export const ForfeitSchema = z
  .enum(FORFEITS)
  .meta({ description: 'Who did not play: one of the teams, or both' });

export const MatchReferenceSchema = z.object({
  id: MatchIdSchema,
  matchID: z.int().min(1).meta({ description: 'The public number, which people quote' }),
});

/** A series in lists. Match and matchup are synonyms. */
export const MatchSummarySchema = MatchReferenceSchema.extend({
  state: z.enum(MATCH_STATES),
  tournament: TournamentReferenceSchema.nullable(),
  stage: z.int().min(0).nullable().meta({ description: 'Index of the tournament’s stage' }),
  group: z.string().nullable(),
  round: z.string().nullable().meta({ description: 'The name of the round' }),
  teamA: TeamReferenceSchema.nullable().meta({ description: 'Null while it is not decided' }),
  teamB: TeamReferenceSchema.nullable(),
  bestOf: BestOfSchema,
  scoreA: ScoreSchema.meta({ description: 'Maps won' }),
  scoreB: ScoreSchema,
  winner: TeamSlotSchema.nullable().meta({ description: 'Null while open, and after a draw' }),
  startsAt: InstantSchema.nullable(),
  finishedAt: InstantSchema.nullable(),
});
export type MatchSummary = z.infer<typeof MatchSummarySchema>;

export const MatchPlayerSchema = StatLineSchema.extend({
  player: RosterPlayerSchema,
  opponent: TeamSlotSchema.meta({ description: 'The team that the player played for' }),
});
export type MatchPlayer = z.infer<typeof MatchPlayerSchema>;

/** The rounds between two side swaps. */
const HalfSchema = z.object({ sideA: SideSchema, scoreA: ScoreSchema, scoreB: ScoreSchema });

export const RoundSchema = z.object({
  number: z.int().min(1),
  winner: TeamSlotSchema,
  sideA: SideSchema,
  ending: z.enum(ROUND_ENDINGS),
  endedAt: InstantSchema,
  clutch: RosterPlayerSchema.nullable().meta({ description: 'Who won it alone, if anyone' }),
});
export type Round = z.infer<typeof RoundSchema>;

/** Without players and rounds, for the strip of maps. */
export const MatchMapSummarySchema = z.object({
  index: z
    .int()
    .min(0)
    .max(MAP_SLOTS - 1)
    .meta({ description: 'In order of play' }),
  map: GameMapSchema,
  state: z.enum(MAP_STATES),
  server: z.string().nullable(),
  pickedBy: TeamSlotSchema.nullable().meta({ description: 'Null for a decider' }),
  scoreA: ScoreSchema.meta({ description: 'Rounds won' }),
  scoreB: ScoreSchema,
  winner: TeamSlotSchema.nullable(),
  startingSideA: SideSchema.nullable(),
});

export const MatchMapSchema = MatchMapSummarySchema.extend({
  halves: z.array(HalfSchema),
  captured: z.boolean().meta({ description: 'Its rounds were captured, so ratings exist' }),
  players: z.array(MatchPlayerSchema),
  startedAt: InstantSchema.nullable(),
  finishedAt: InstantSchema.nullable(),
});
export type MatchMap = z.infer<typeof MatchMapSchema>;

const VetoSlotSchema = z.object({
  code: z.literal(SLOT_CODES).meta({ description: '0 ban, 1 pick, 2 decider, 3 left out' }),
  map: GameMapSchema.nullable().meta({ description: 'Null while open' }),
  by: TeamSlotSchema.nullable(),
  automatic: z.boolean().meta({ description: 'Time ran out and the server acted' }),
  sideA: SideSchema.nullable().meta({ description: 'Where team A starts on a picked map' }),
  at: InstantSchema.nullable(),
});

export const VetoSchema = z.object({
  format: VetoFormatSchema,
  pool: z.array(GameMapSchema).length(MAP_SLOTS),
  slots: z.array(VetoSlotSchema).length(MAP_SLOTS),
  turn: z
    .object({
      slot: z
        .int()
        .min(0)
        .max(MAP_SLOTS - 1),
      by: TeamSlotSchema,
      chooses: z.enum(['map', 'side']),
      token: z.string().meta({ description: 'Sent back with the choice: a late one does nothing' }),
      endsAt: InstantSchema.nullable().meta({ description: 'Null while paused' }),
    })
    .nullable()
    .meta({ description: 'Null before the veto starts and after it ends' }),
});
export type Veto = z.infer<typeof VetoSchema>;

export const MatchSchema = MatchSummarySchema.extend({
  vetoFormat: VetoFormatSchema,
  veto: VetoSchema.nullable(),
  maps: z.array(MatchMapSchema),
  players: z.array(MatchPlayerSchema).meta({ description: 'Over all maps of the series' }),
  forfeitedBy: ForfeitSchema.nullable(),
  startedAt: InstantSchema.nullable(),
  streamLink: z.string().nullable(),
  revision: RevisionSchema,
});
export type Match = z.infer<typeof MatchSchema>;

export const EncountersSchema = z.object({
  team1: TeamReferenceSchema,
  team2: TeamReferenceSchema,
  wins1: CountSchema,
  wins2: CountSchema,
  draws: CountSchema,
  mapWins1: CountSchema,
  mapWins2: CountSchema,
  matches: z.array(MatchSummarySchema).meta({ description: 'The last 50 at most, newest first' }),
});
export type Encounters = z.infer<typeof EncountersSchema>;

/** What the match page shows of a team. */
const MatchTeamSchema = z.object({
  team: TeamReferenceSchema,
  seed: z.int().min(1).nullable(),
  elo: z.int(),
  eloChange: z.int().nullable().meta({ description: 'Null until the series is rated' }),
  lineup: z.array(RosterPlayerSchema),
  recent: z.array(MatchSummarySchema),
});

/** The recording of a series, with the second at which each map starts in it. */
export const VodSchema = z.object({
  link: z.url({ protocol: /^https?$/ }).max(500),
  starts: z
    .array(z.int().min(0).max(172_800).nullable())
    .max(MAP_SLOTS)
    .meta({ description: 'In order of play, in seconds; null where it is not known' }),
});
export type Vod = z.infer<typeof VodSchema>;

/** A later match of the bracket, as those see it who come from this one. */
const OnwardMatchSchema = MatchReferenceSchema.extend({
  round: z.string().nullable(),
  startsAt: InstantSchema.nullable(),
  opponent: TeamReferenceSchema.nullable().meta({ description: 'Null while it is not decided' }),
  awaits: z
    .object({
      outcome: z.enum(['winner', 'loser']),
      teamA: TeamReferenceSchema,
      teamB: TeamReferenceSchema,
    })
    .nullable()
    .meta({
      description: 'The match that decides the opponent; null while its teams are not known',
    }),
});
export type OnwardMatch = z.infer<typeof OnwardMatchSchema>;

const StakeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('match'), match: OnwardMatchSchema }),
  z.object({ kind: z.literal('advances') }).meta({ description: 'Goes on to a later stage' }),
  z.object({ kind: z.literal('out') }),
  z.object({
    kind: z.literal('place'),
    place: z.int().min(1),
    prize: CentsSchema.min(0).meta({ description: 'Cents, 0 for none' }),
  }),
  z.object({ kind: z.literal('title_or_reset') }).meta({
    description: 'Team A wins the tournament by it; if team B wins, a second final decides',
  }),
]);
export type Stake = z.infer<typeof StakeSchema>;

const StakesSchema = z.object({
  winner: StakeSchema.nullable().meta({ description: 'Null where a table decides' }),
  loser: StakeSchema.nullable(),
});

export const WebsiteMatchSchema = MatchSchema.extend({
  vod: VodSchema.nullable(),
  opponents: z.object({ A: MatchTeamSchema.nullable(), B: MatchTeamSchema.nullable() }),
  odds: z
    .object({ A: z.number().min(0).max(1), B: z.number().min(0).max(1) })
    .nullable()
    .meta({ description: 'How likely each team wins; null while a team is missing' }),
  encounters: EncountersSchema.nullable(),
  rounds: z.array(z.object({ map: z.int().min(0), rounds: z.array(RoundSchema) })),
  winnerTo: MatchReferenceSchema.nullable(),
  loserTo: MatchReferenceSchema.nullable(),
  stakes: StakesSchema.nullable().meta({
    description: 'What an open match of a bracket decides; null for all others',
  }),
  upNext: MatchSummarySchema.nullable().meta({
    description: 'The next match on the same stream, else of the tournament',
  }),
});
export type WebsiteMatch = z.infer<typeof WebsiteMatchSchema>;

/** The match that the home page shows while it is played. */
export const FeaturedMatchSchema = MatchSummarySchema.extend({
  streamLink: z.string().nullable(),
  maps: z.array(
    MatchMapSchema.pick({
      index: true,
      map: true,
      state: true,
      pickedBy: true,
      scoreA: true,
      scoreB: true,
      winner: true,
    }),
  ),
  elo: z.object({ A: z.int(), B: z.int() }),
  odds: z
    .object({ A: z.number().min(0).max(1), B: z.number().min(0).max(1) })
    .meta({ description: 'How likely each team was to win before the match' }),
});
export type FeaturedMatch = z.infer<typeof FeaturedMatchSchema>;

/** A staff edit of a result, and the later matches whose results it removes. */
export const MatchChangeSchema = z.object({
  match: MatchSchema,
  applied: z.boolean().meta({ description: 'False when `undoes` has to be confirmed first' }),
  undoes: z.array(MatchSummarySchema),
});
export type MatchChange = z.infer<typeof MatchChangeSchema>;

/** Current, next and last matches of all tournaments. */
export const TickerSchema = z.object({
  live: z.array(MatchSummarySchema),
  upcoming: z
    .array(MatchSummarySchema)
    .meta({ description: 'With both teams known, soonest first' }),
  recent: z.array(MatchSummarySchema).meta({ description: 'Newest first' }),
});
export type Ticker = z.infer<typeof TickerSchema>;

export const MatchTimeSchema = z.object({
  match: MatchReferenceSchema,
  state: z.enum(MATCH_STATES),
  startsAt: InstantSchema,
  opponent: TeamReferenceSchema.nullable(),
  tournament: TournamentReferenceSchema.nullable(),
  round: z.string().nullable(),
  bestOf: BestOfSchema,
});
export type MatchTime = z.infer<typeof MatchTimeSchema>;

/** The scoreboard that OCR recognized in a picture. It is confirmed in the match editor. */
export const ScoreboardReadingSchema = z.object({
  map: GameMapSchema.nullable(),
  scoreA: ScoreSchema.nullable(),
  scoreB: ScoreSchema.nullable(),
  rows: z.array(
    z.object({
      text: z.string().meta({ description: 'The name as it was read' }),
      player: PlayerReferenceSchema.nullable().meta({
        description: 'The player it most resembles',
      }),
      opponent: TeamSlotSchema.nullable(),
      kills: CountSchema.nullable(),
      deaths: CountSchema.nullable(),
      assists: CountSchema.nullable(),
      confidence: z.number().min(0).max(1),
    }),
  ),
});
export type ScoreboardReading = z.infer<typeof ScoreboardReadingSchema>;
