import { MAP_SLOTS } from '@mes/domain/maps/maps';
import { z } from 'zod';
import {
  MatchSummarySchema,
  ScoreSchema,
  TeamSlotSchema,
  VetoFormatSchema,
  VetoSchema,
} from './match-schemas';
import { PlayerReferenceSchema, PlayerTeamSchema, TeamReferenceSchema } from './references';
import { BestOfSchema, CentsSchema, InstantSchema, MatchIdSchema, RevisionSchema } from './scalars';
import {
  GameMapSchema,
  MapStatisticsSchema,
  PlayerTotalsSchema,
  TeamStatisticsSchema,
} from './statistics';
import { TournamentRecordSchema, WebsiteTournamentSchema } from './tournament-schemas';

/** A is team 1 of the configuration, B is team 2. */
const WinnerSchema = TeamSlotSchema.nullable().meta({ description: 'Null until played' });

/** The parsed content of `other`. */
export const StreamOtherSchema = z.object({
  liveMapVeto: z.boolean().optional(),
  vetoFirst: TeamSlotSchema.optional().meta({ description: 'Who starts a veto by hand' }),
  scores: z
    .partialRecord(GameMapSchema, z.tuple([ScoreSchema, ScoreSchema]))
    .optional()
    .meta({ description: 'Rounds of team 1 and team 2 by map' }),
  servers: z.partialRecord(GameMapSchema, z.string().max(60)).optional(),
});
export type StreamOther = z.infer<typeof StreamOtherSchema>;

/** With the field names that overlays and casters' tools expect. */
export const streamFields = {
  Tournament: z.string().max(120).meta({ description: 'The name, then ; and the id' }),
  Round: z.string().max(60),
  Score1: ScoreSchema,
  Score2: ScoreSchema,
  BestOf: BestOfSchema,
  Maps: z.array(GameMapSchema).max(MAP_SLOTS).meta({ description: 'In order of play' }),
  Winners: z.array(WinnerSchema).max(MAP_SLOTS).meta({ description: 'In order of play' }),
  normTeam1: z.string().max(32).meta({ description: 'Team name, empty for none' }),
  normTeam2: z.string().max(32).meta({ description: 'Team name, empty for none' }),
  other: z.string().max(10_000).meta({
    description: 'JSON text with liveMapVeto, scores and servers',
  }),
};

const MapVetoSchema = z
  .array(GameMapSchema.nullable())
  .length(MAP_SLOTS)
  .meta({ description: 'Nine slots in veto order, null while open' });

export const StreamMatchupSchema = z.object({
  id: MatchIdSchema.nullable().meta({ description: 'The series that is linked to the stream' }),
  format: VetoFormatSchema,
  mapVeto: MapVetoSchema,
});

export const StreamConfigurationSchema = z.object({
  ...streamFields,
  matchup: StreamMatchupSchema,
  series: RevisionSchema.meta({
    description: 'Stays the same until the stream is linked to another series',
  }),
  revision: RevisionSchema,
  updatedAt: InstantSchema,
});
export type StreamConfiguration = z.infer<typeof StreamConfigurationSchema>;

/** By its match, or by the number that it had on stream; without both the one on stream. */
export const ShownSeriesSchema = z.object({
  match: MatchIdSchema.optional(),
  series: RevisionSchema.optional(),
});

export const StreamPlayerSchema = PlayerReferenceSchema.extend({
  country: z.string().nullable(),
  team: PlayerTeamSchema,
  elo: z.number().nullable(),
  rank: z.int().nullable(),
  statistics: PlayerTotalsSchema,
});
export type StreamPlayer = z.infer<typeof StreamPlayerSchema>;

const LineupSchema = z.array(PlayerReferenceSchema.extend({ rating: z.number().nullable() }));

export const StreamTeamSchema = TeamReferenceSchema.extend({
  displayName: z.string().meta({ description: 'Shortened and in capitals, as scenes write it' }),
  region: z.string(),
  elo: z.number().nullable(),
  rank: z.int().nullable(),
  players: LineupSchema.meta({ description: 'Who has played most lately comes first' }),
  statistics: TeamStatisticsSchema,
  maps: z.array(MapStatisticsSchema),
  tournaments: z.array(TournamentRecordSchema),
  earnings: CentsSchema,
});
export type StreamTeam = z.infer<typeof StreamTeamSchema>;

export const StreamMapSchema = z.object({
  name: GameMapSchema,
  index: z.int(),
  winner: WinnerSchema,
  score: z.tuple([ScoreSchema, ScoreSchema]).nullable(),
  server: z.string().nullable(),
  current: z.boolean(),
  leftout: z.boolean(),
});
export type StreamMap = z.infer<typeof StreamMapSchema>;

export const StreamMatchSchema = MatchSummarySchema.extend({
  maps: z.array(StreamMapSchema),
  mapVeto: MapVetoSchema,
  vetoFormat: VetoFormatSchema,
  veto: VetoSchema.nullable().meta({ description: 'Who banned and picked, and whose turn it is' }),
  lineups: z
    .object({ A: LineupSchema, B: LineupSchema })
    .meta({ description: 'Who plays: captured, or expected from the roster; five at most' }),
  revision: RevisionSchema,
});
export type StreamMatch = z.infer<typeof StreamMatchSchema>;

/** What scenes show of a tournament: a part of the website's view. */
export const StreamTournamentSchema = WebsiteTournamentSchema.pick({
  id: true,
  name: true,
  region: true,
  season: true,
  state: true,
  startsAt: true,
  endsAt: true,
  accent: true,
  prizePool: true,
  registered: true,
  winner: true,
  stages: true,
  mapPool: true,
  prizes: true,
  placements: true,
  bracket: true,
  live: true,
  upcoming: true,
  recent: true,
});
export type StreamTournament = z.infer<typeof StreamTournamentSchema>;

/** The cover of a tournament or an article, for link previews without a match. */
export const StreamCoverSchema = z.object({
  kicker: z.string().meta({ description: 'What it is, above the title' }),
  title: z.string(),
  lines: z.array(z.string()),
  tournament: z
    .string()
    .nullable()
    .meta({ description: 'Id of the tournament whose look it has; null for the house' }),
});
export type StreamCover = z.infer<typeof StreamCoverSchema>;
