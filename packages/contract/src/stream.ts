import { z } from 'zod';
import { defineAction, defineCall } from './define';
import { OVERLAY_LIMIT } from './limits';
import { PictureSchema } from './references';
import { MatchIdSchema, PlayerIdSchema, TeamNameSchema, TournamentIdSchema } from './scalars';
import { LeaderboardPlayerSchema } from './statistics';
import { InfoCardSchema, StreamControlSchema } from './stream-control';
import { streamDesk } from './stream-desk';
import { streamGame } from './stream-game';
import {
  ShownSeriesSchema,
  StreamConfigurationSchema,
  StreamCoverSchema,
  StreamMatchSchema,
  StreamPlayerSchema,
  StreamTeamSchema,
  StreamTournamentSchema,
} from './stream-schemas';
import { COVER_SUBJECTS, PLAYER_ORDERS } from './vocabulary';

export type {
  StreamConfiguration,
  StreamCover,
  StreamMap,
  StreamMatch,
  StreamOther,
  StreamPlayer,
  StreamTeam,
  StreamTournament,
} from './stream-schemas';

export const stream = {
  configuration: defineCall({
    method: 'GET',
    path: '/stream/configuration',
    who: 'public',
    summary: 'Read what the stream shows now',
    input: z.object({}),
    output: StreamConfigurationSchema,
    cache: { seconds: 60, until: ['stream'] },
    limit: OVERLAY_LIMIT,
  }),

  series: defineAction({
    object: 'stream',
    action: 'series',
    who: 'public',
    summary: 'Read a series as the stream shows or showed it, null if that is not known any more',
    input: ShownSeriesSchema,
    output: StreamConfigurationSchema.nullable(),
    revision: 'stream',
    limit: OVERLAY_LIMIT,
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
    limit: OVERLAY_LIMIT,
  }),

  team: defineCall({
    method: 'GET',
    path: '/stream/teams/{name}',
    who: 'public',
    summary: 'Read what scenes draw of a team',
    input: z.object({ name: TeamNameSchema }),
    output: StreamTeamSchema,
    cache: { seconds: 30, until: ['team:{name}'] },
    limit: OVERLAY_LIMIT,
  }),

  player: defineCall({
    method: 'GET',
    path: '/stream/players/{id}',
    who: 'public',
    summary: 'Read what scenes draw of a player',
    input: z.object({ id: PlayerIdSchema }),
    output: StreamPlayerSchema,
    cache: { seconds: 30, until: ['player:{id}'] },
    limit: OVERLAY_LIMIT,
  }),

  playerPhoto: defineCall({
    method: 'GET',
    path: '/stream/players/photo/{id}',
    who: 'public',
    summary: 'Read where the photo of a player is, null for a player who has none',
    input: z.object({ id: PlayerIdSchema }),
    output: z.object({ id: PlayerIdSchema, photo: PictureSchema.nullable() }),
    cache: { seconds: 30, until: ['player:{id}'] },
    limit: OVERLAY_LIMIT,
  }),

  // Under the object `stream`, because that is exempt from the access queue.
  control: defineAction({
    object: 'stream',
    action: 'control',
    who: 'public',
    summary: 'Read what the control room puts on air: countdown, texts, lower third, info card',
    input: z.object({}),
    output: StreamControlSchema,
    cache: { seconds: 60, until: ['stream'] },
    revision: 'stream',
    limit: OVERLAY_LIMIT,
  }),

  tournament: defineAction({
    object: 'stream',
    action: 'tournament',
    value: 'tournament',
    who: 'public',
    summary: 'Read what scenes draw of a tournament, found by its id or else by its name',
    input: z.object({ tournament: z.string().trim().min(1).max(100) }),
    output: StreamTournamentSchema,
    // A name is not a cache topic, so a response by name can be so many seconds old.
    cache: { seconds: 3, until: ['tournament:{tournament}'] },
    limit: OVERLAY_LIMIT,
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
    limit: OVERLAY_LIMIT,
  }),

  infoCard: defineAction({
    object: 'stream',
    action: 'info-card',
    who: 'public',
    summary: 'Read the info card that the stream shows now, null for none',
    input: z.object({}),
    output: InfoCardSchema.nullable(),
    cache: { seconds: 60, until: ['stream'] },
    limit: OVERLAY_LIMIT,
  }),

  match: defineAction({
    object: 'stream_match',
    action: 'get',
    value: 'id',
    who: 'public',
    summary: 'Read what scenes draw of a match; without id that of the stream, null for none',
    input: z.object({ id: MatchIdSchema.optional() }),
    output: StreamMatchSchema.nullable(),
    // Without an id there is no cache topic, so a score can be so many seconds old.
    cache: { seconds: 2, until: ['stream', 'match:{id}'] },
    limit: OVERLAY_LIMIT,
  }),

  cover: defineAction({
    object: 'stream',
    action: 'cover',
    who: 'public',
    summary: 'Read what the picture of a tournament, an article, a clip or a prediction says',
    input: z.object({ of: z.enum(COVER_SUBJECTS), id: z.string().trim().min(1).max(100) }),
    output: StreamCoverSchema,
    cache: { seconds: 30, until: ['tournament:{id}', 'articles', 'highlights'] },
    limit: OVERLAY_LIMIT,
  }),

  ...streamGame,
  ...streamDesk,
};
