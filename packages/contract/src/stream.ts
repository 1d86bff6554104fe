import { MAP_SLOTS } from '@mes/domain/maps/maps';
import { z } from 'zod';
import { defineAction, defineCall } from './define';
import { OVERLAYS } from './limits';
import {
  MatchSummarySchema,
  OpponentSchema,
  ScoreSchema,
  VetoFormatSchema,
  VetoSchema,
} from './match-schemas';
import {
  PictureSchema,
  PlayerReferenceSchema,
  PlayerTeamSchema,
  TeamReferenceSchema,
} from './references';
import {
  BestOfSchema,
  CentsSchema,
  InstantSchema,
  MatchIdSchema,
  PlayerIdSchema,
  RevisionSeenSchema,
  TeamNameSchema,
  TournamentIdSchema,
} from './scalars';
import {
  GameMapSchema,
  LeaderboardPlayerSchema,
  MapStatisticsSchema,
  PlayerTotalsSchema,
  TeamStatisticsSchema,
} from './statistics';
import { InfoCardSchema, StreamControlSchema } from './stream-control';
import { TournamentRecordSchema, WebsiteTournamentSchema } from './tournament-schemas';
import { PLAYER_ORDERS } from './vocabulary';

/** A is team 1 of the configuration, B is team 2. */
const WinnerSchema = OpponentSchema.nullable().meta({ description: 'Null until played' });

/** What the text in `other` holds, for those who write and read it. */
export const StreamOtherSchema = z.object({
  liveMapVeto: z.boolean().optional(),
  scores: z
    .partialRecord(GameMapSchema, z.tuple([ScoreSchema, ScoreSchema]))
    .optional()
    .meta({ description: 'Rounds of team 1 and team 2 by map' }),
  servers: z.partialRecord(GameMapSchema, z.string().max(60)).optional(),
});
export type StreamOther = z.infer<typeof StreamOtherSchema>;

/** Spelt as overlays and casters' tools have always read it. */
const fields = {
  Tournament: z.string().max(120).meta({ description: 'The name, then ; and the id' }),
  Round: z.string().max(60),
  Score1: ScoreSchema,
  Score2: ScoreSchema,
  BestOf: BestOfSchema,
  Maps: z.array(GameMapSchema).max(MAP_SLOTS).meta({ description: 'In order of play' }),
  Winners: z.array(WinnerSchema).max(MAP_SLOTS).meta({ description: 'In order of play' }),
  normTeam1: z.string().max(32).meta({ description: 'Name of the team, empty for none' }),
  normTeam2: z.string().max(32).meta({ description: 'Name of the team, empty for none' }),
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
  ...fields,
  matchup: StreamMatchupSchema,
  revision: z.int(),
  updatedAt: InstantSchema,
});
export type StreamConfiguration = z.infer<typeof StreamConfigurationSchema>;

export const StreamPlayerSchema = PlayerReferenceSchema.extend({
  country: z.string().nullable(),
  team: PlayerTeamSchema,
  elo: z.number().nullable(),
  rank: z.int().nullable(),
  statistics: PlayerTotalsSchema,
});
export type StreamPlayer = z.infer<typeof StreamPlayerSchema>;

export const StreamTeamSchema = TeamReferenceSchema.extend({
  displayName: z.string().meta({ description: 'Shortened and in capitals, as scenes write it' }),
  region: z.string(),
  elo: z.number().nullable(),
  rank: z.int().nullable(),
  players: z.array(PlayerReferenceSchema.extend({ rating: z.number().nullable() })),
  statistics: TeamStatisticsSchema,
  maps: z.array(MapStatisticsSchema),
  tournaments: z.array(TournamentRecordSchema),
  earnings: CentsSchema,
});
export type StreamTeam = z.infer<typeof StreamTeamSchema>;

export const PlayedMapSchema = z.object({
  name: GameMapSchema,
  index: z.int(),
  winner: WinnerSchema,
  score: z.tuple([ScoreSchema, ScoreSchema]).nullable(),
  server: z.string().nullable(),
  current: z.boolean(),
  leftout: z.boolean(),
});
export type PlayedMap = z.infer<typeof PlayedMapSchema>;

export const StreamMatchSchema = MatchSummarySchema.extend({
  maps: z.array(PlayedMapSchema),
  mapVeto: MapVetoSchema,
  vetoFormat: VetoFormatSchema,
  veto: VetoSchema.nullable().meta({ description: 'Who banned and picked, and whose turn it is' }),
  revision: z.int(),
});
export type StreamMatch = z.infer<typeof StreamMatchSchema>;

/** What scenes draw of a tournament: a part of the website's view. */
export const StreamTournamentSchema = WebsiteTournamentSchema.pick({
  id: true,
  name: true,
  region: true,
  season: true,
  state: true,
  startsAt: true,
  endsAt: true,
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

export const stream = {
  configuration: defineCall({
    method: 'GET',
    path: '/stream/configuration',
    who: 'public',
    summary: 'Read what the stream shows now',
    input: z.object({}),
    output: StreamConfigurationSchema,
    cache: { seconds: 60, until: ['stream'] },
    limit: OVERLAYS,
    available: false,
  }),

  configure: defineCall({
    method: 'POST',
    path: '/stream/configuration',
    who: 'Admin|editstream',
    summary: 'Change what the stream shows; fields that are not sent stay as they are',
    input: z
      .object({ ...fields, matchup: StreamMatchupSchema.partial() })
      .partial()
      .extend({ revision: RevisionSeenSchema }),
    output: StreamConfigurationSchema,
    limit: { calls: 240, seconds: 60 },
    available: false,
  }),

  teamInfo: defineCall({
    method: 'GET',
    path: '/stream/configuration/cache/teamInfo',
    who: 'public',
    summary: 'Read both teams of the stream configuration, null for one that does not exist',
    input: z.object({}),
    output: z.object({
      normTeam1: StreamTeamSchema.nullable(),
      normTeam2: StreamTeamSchema.nullable(),
    }),
    cache: { seconds: 30, until: ['stream'] },
    limit: OVERLAYS,
    available: false,
  }),

  team: defineCall({
    method: 'GET',
    path: '/stream/teams/{name}',
    who: 'public',
    summary: 'Read what scenes draw of a team',
    input: z.object({ name: TeamNameSchema }),
    output: StreamTeamSchema,
    cache: { seconds: 30, until: ['team:{name}'] },
    limit: OVERLAYS,
    available: false,
  }),

  player: defineCall({
    method: 'GET',
    path: '/stream/players/{id}',
    who: 'public',
    summary: 'Read what scenes draw of a player',
    input: z.object({ id: PlayerIdSchema }),
    output: StreamPlayerSchema,
    cache: { seconds: 30, until: ['player:{id}'] },
    limit: OVERLAYS,
    available: false,
  }),

  playerPhoto: defineCall({
    method: 'GET',
    path: '/stream/players/photo/{id}',
    who: 'public',
    summary: 'Read where the photo of a player is, null for a player who has none',
    input: z.object({ id: PlayerIdSchema }),
    output: z.object({ id: PlayerIdSchema, photo: PictureSchema.nullable() }),
    cache: { seconds: 30, until: ['player:{id}'] },
    limit: OVERLAYS,
    available: false,
  }),

  // These live under the object `stream` because the access queue never keeps an overlay out of it.
  control: defineAction({
    object: 'stream',
    action: 'control',
    who: 'public',
    summary: 'Read what the control room puts on air: countdown, texts, lower third, info card',
    input: z.object({}),
    output: StreamControlSchema,
    cache: { seconds: 60, until: ['stream'] },
    limit: OVERLAYS,
    available: false,
  }),

  tournament: defineAction({
    object: 'stream',
    action: 'tournament',
    value: 'tournament',
    who: 'public',
    summary: 'Read what scenes draw of a tournament, found by its id or else by its name',
    input: z.object({ tournament: z.string().trim().min(1).max(100) }),
    output: StreamTournamentSchema,
    // A name is no topic, so the seconds bound how old an answer found by one can be.
    cache: { seconds: 3, until: ['tournament:{tournament}'] },
    limit: OVERLAYS,
    available: false,
  }),

  leaderboard: defineAction({
    object: 'stream',
    action: 'leaderboard',
    who: 'public',
    summary: 'List the players that scenes show in the order of a captured statistic',
    input: z.object({
      order: z.enum(PLAYER_ORDERS).default('rating'),
      tournament: TournamentIdSchema.optional(),
      count: z.int().min(1).max(50).default(10),
    }),
    output: z.array(LeaderboardPlayerSchema),
    cache: { seconds: 30, until: ['leaderboards'] },
    limit: OVERLAYS,
    available: false,
  }),

  infoCard: defineAction({
    object: 'stream',
    action: 'info-card',
    who: 'public',
    summary: 'Read the info card that the stream shows now, null for none',
    input: z.object({}),
    output: InfoCardSchema.nullable(),
    cache: { seconds: 60, until: ['stream'] },
    limit: OVERLAYS,
    available: false,
  }),

  match: defineAction({
    object: 'stream_match',
    action: 'get',
    value: 'id',
    who: 'public',
    summary: 'Read what scenes draw of a match; without id that of the stream, null for none',
    input: z.object({ id: MatchIdSchema.optional() }),
    output: StreamMatchSchema.nullable(),
    // Without an id the topic names no match, so the seconds alone bound how old a score can be.
    cache: { seconds: 2, until: ['stream', 'match:{id}'] },
    limit: OVERLAYS,
    available: false,
  }),
};
