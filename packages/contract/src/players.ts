import { PLAYER_NAME } from '@mes/domain/names/validity';
import { z } from 'zod';
import { defineAction, defineCall } from './define';
import { OVERLAYS, READING, UPLOADING } from './limits';
import { MatchPlayerSchema, MatchSummarySchema } from './match-schemas';
import { EloSchema, EloStandingSchema } from './ratings';
import {
  PictureUploadSchema,
  PlayerReferenceSchema,
  PlayerTeamSchema,
  TeamReferenceSchema,
} from './references';
import {
  InstantSchema,
  NothingSchema,
  PlayerIdSchema,
  RevisionSeenSchema,
  TeamNameSchema,
} from './scalars';
import { GameMapSchema, PerformanceSchema, PlayerTotalsSchema } from './statistics';
import { StreamPlayerSchema } from './stream';
import { TournamentRecordSchema } from './tournament-schemas';

/** `info`: enough for a card. Facts and notes have calls of their own and are never in here. */
export const PlayerSummarySchema = PlayerReferenceSchema.extend({
  state: z.enum(['active', 'banned', 'deleted']),
  gameId: z.string().nullable(),
  country: z.string().nullable().meta({ description: 'ISO 3166, two letters' }),
  team: PlayerTeamSchema,
  isLeader: z.boolean(),
  lookingForTeam: z.boolean(),
});
export type PlayerSummary = z.infer<typeof PlayerSummarySchema>;

/** `full_info`: everything public. */
export const PlayerSchema = PlayerSummarySchema.extend({
  description: z.string(),
  createdAt: InstantSchema,
  standing: EloStandingSchema,
  totals: PlayerTotalsSchema,
});
export type Player = z.infer<typeof PlayerSchema>;

/** A match from the view of one of its players. */
export const PlayedMatchSchema = z.object({
  match: MatchSummarySchema,
  line: MatchPlayerSchema.omit({ player: true }),
});
export type PlayedMatch = z.infer<typeof PlayedMatchSchema>;

/** The player with what the page shows besides. */
export const WebsitePlayerSchema = PlayerSchema.extend({
  teamReference: TeamReferenceSchema.nullable().meta({ description: 'The team with its logo' }),
  elo: EloSchema,
  maps: z.array(PerformanceSchema.extend({ map: GameMapSchema })),
  recentMatches: z.array(PlayedMatchSchema),
  upcomingMatches: z.array(MatchSummarySchema),
  tournaments: z.array(TournamentRecordSchema.extend({ team: TeamReferenceSchema })),
  teams: z
    .array(
      z.object({
        team: TeamReferenceSchema,
        joinedAt: InstantSchema,
        leftAt: InstantSchema.nullable(),
      }),
    )
    .meta({ description: 'Newest first' }),
});
export type WebsitePlayer = z.infer<typeof WebsitePlayerSchema>;

export const PlayerFactsSchema = z.object({
  player: PlayerReferenceSchema,
  facts: z.string(),
  revision: z.int(),
  updatedAt: InstantSchema.nullable(),
  updatedBy: PlayerReferenceSchema.nullable(),
});
export type PlayerFacts = z.infer<typeof PlayerFactsSchema>;

const OnePlayerSchema = z.object({ id: PlayerIdSchema });

/** Whose profile is edited. Anyone may edit the own one, moderators every one. */
const EditedPlayerSchema = z.object({
  id: PlayerIdSchema.optional().meta({
    description: 'The own one unless given; others: Moderator',
  }),
});

const CACHE = { seconds: 60, until: ['player:{id}'] };

export const players = {
  get: defineCall({
    method: 'GET',
    path: '/players/{id}',
    who: 'public',
    summary: 'Read everything public of a player',
    input: OnePlayerSchema,
    output: PlayerSchema,
    cache: CACHE,
    available: false,
  }),

  fullInfo: defineAction({
    object: 'player',
    action: 'full_info',
    value: 'id',
    who: 'public',
    summary: 'Read everything public of a player',
    input: OnePlayerSchema,
    output: PlayerSchema,
    cache: CACHE,
    available: false,
  }),

  summary: defineCall({
    method: 'GET',
    path: '/players/{id}/info',
    who: 'public',
    summary: 'Read a summary of a player',
    input: OnePlayerSchema,
    output: PlayerSummarySchema,
    cache: CACHE,
    available: false,
  }),

  info: defineAction({
    object: 'player',
    action: 'info',
    value: 'id',
    who: 'public',
    summary: 'Read a summary of a player',
    input: OnePlayerSchema,
    output: PlayerSummarySchema,
    cache: CACHE,
    available: false,
  }),

  website: defineCall({
    method: 'GET',
    path: '/website/players/{id}',
    who: 'public',
    summary: 'Read a player with everything that the page shows',
    input: OnePlayerSchema,
    output: WebsitePlayerSchema,
    cache: CACHE,
    available: false,
  }),

  streamInformation: defineAction({
    object: 'player',
    action: 'stream_information',
    value: 'id',
    who: 'public',
    summary: 'Read what scenes draw of a player',
    input: OnePlayerSchema,
    output: StreamPlayerSchema,
    cache: { seconds: 30, until: ['player:{id}', 'stream'] },
    limit: OVERLAYS,
    available: false,
  }),

  recentMatches: defineAction({
    object: 'player',
    action: 'recent_matches',
    value: 'id',
    who: 'public',
    summary: 'List the matches that a player has played last, newest first',
    input: OnePlayerSchema.extend({ count: z.int().min(1).max(50).default(10) }),
    output: z.array(PlayedMatchSchema),
    cache: CACHE,
    available: false,
  }),

  changeName: defineAction({
    object: 'player',
    action: 'change_name',
    value: 'id',
    who: 'login',
    summary: 'Change the own name; moderators may change anyone’s',
    input: EditedPlayerSchema.extend({
      name: z.string().trim().min(PLAYER_NAME.min).max(PLAYER_NAME.max),
    }),
    output: PlayerSchema,
    limit: { calls: 5, seconds: 600 },
    available: false,
  }),

  changeGameId: defineAction({
    object: 'player',
    action: 'change_game_id',
    value: 'id',
    who: 'login',
    summary: 'Change the own id in the game; moderators may change anyone’s',
    input: EditedPlayerSchema.extend({
      gameId: z
        .string()
        .trim()
        .regex(/^[A-Za-z0-9-]{1,32}$/, 'Not an id of the game.')
        .nullable(),
    }),
    output: PlayerSchema,
    limit: { calls: 10, seconds: 600 },
    available: false,
  }),

  changeDeviceId: defineAction({
    object: 'player',
    action: 'change_device_id',
    value: 'id',
    who: 'login',
    summary: 'Change the id of the device that the player plays on',
    input: EditedPlayerSchema.extend({
      deviceId: z.string().trim().min(1).max(128).nullable(),
    }),
    output: NothingSchema,
    limit: { calls: 10, seconds: 600 },
    available: false,
  }),

  changeDescription: defineAction({
    object: 'player',
    action: 'change_description',
    value: 'team',
    who: 'login',
    summary: 'Change the description of the led team, or of the own profile if no team is named',
    input: z.object({
      team: TeamNameSchema.optional(),
      description: z.string().trim().max(2_000),
    }),
    output: z.object({ description: z.string() }),
    available: false,
  }),

  changePhoto: defineAction({
    object: 'player',
    action: 'change_photo',
    value: 'id',
    who: 'login',
    summary: 'Change the own photo, or remove it; moderators may change anyone’s',
    input: EditedPlayerSchema.extend({ photo: PictureUploadSchema.nullable() }),
    output: PlayerSchema,
    limit: UPLOADING,
    available: false,
  }),

  facts: defineAction({
    object: 'player',
    action: 'get_facts',
    value: 'target_id',
    who: 'Admin|readfacts',
    summary: 'Read what casters may say of a player',
    input: z.object({ target_id: PlayerIdSchema }),
    output: PlayerFactsSchema,
    limit: READING,
    available: false,
  }),

  setFacts: defineAction({
    object: 'player',
    action: 'set_facts',
    value: 'target_id',
    who: 'Admin|readfacts',
    summary: 'Write what casters may say of a player',
    input: z.object({
      target_id: PlayerIdSchema,
      facts: z.string().trim().max(10_000),
      revision: RevisionSeenSchema,
    }),
    output: PlayerFactsSchema,
    available: false,
  }),
};
