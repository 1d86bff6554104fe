import { z } from 'zod';
import { defineAction, defineCall } from './define';
import { InstantSchema } from './scalars';

export const GameProfileSchema = z.object({
  id: z.string().meta({ description: 'As it was asked for' }),
  found: z.boolean(),
  gameId: z.string().nullable(),
  name: z.string().nullable(),
  level: z.int().nullable(),
  clan: z.string().nullable(),
  banned: z.boolean().nullable().meta({ description: 'In the game; null where it does not say' }),
});
export type GameProfile = z.infer<typeof GameProfileSchema>;

export const GameHistoryPointSchema = z.object({
  at: InstantSchema,
  servers: z.int().meta({ description: 'Servers that the game told of' }),
  online: z.int().meta({ description: 'Servers that ran' }),
  players: z
    .int()
    .nullable()
    .meta({ description: 'Playing at that time, all regions together; null where it did not say' }),
});
export type GameHistoryPoint = z.infer<typeof GameHistoryPointSchema>;

export const GameServerSchema = z.object({
  id: z.string(),
  name: z.string(),
  region: z.string().nullable(),
  state: z.enum(['online', 'offline', 'unknown']),
  players: z.int().nullable(),
  checkedAt: InstantSchema.nullable(),
});
export type GameServer = z.infer<typeof GameServerSchema>;

export const gameApi = {
  findIds: defineCall({
    method: 'POST',
    path: '/critical-ops/find-ids',
    who: 'login',
    summary: 'Look up players of the game by id or name, answered in the order asked',
    input: z.object({ ids: z.array(z.string().trim().min(1).max(32)).min(1).max(50) }),
    output: z.array(GameProfileSchema),
    // Calls the game's API, which has a rate limit.
    limit: { calls: 20, seconds: 60 },
  }),

  statistics: defineAction({
    object: 'game_stats',
    action: 'criticalops',
    value: 'view',
    who: 'public',
    summary: 'Read how the game’s servers and players have been over time, oldest first',
    input: z.object({
      view: z.enum(['get_history']).default('get_history'),
      start: InstantSchema.optional().meta({ description: 'A week before the end unless given' }),
      end: InstantSchema.optional().meta({ description: 'Now unless given' }),
    }),
    output: z.array(GameHistoryPointSchema),
    cache: { seconds: 60, until: [] },
  }),

  servers: defineAction({
    object: 'criticalops',
    action: 'servers',
    who: 'public',
    summary: 'List the servers of the game and whether they run',
    input: z.object({}),
    output: z.array(GameServerSchema),
    cache: { seconds: 30, until: [] },
  }),
};
