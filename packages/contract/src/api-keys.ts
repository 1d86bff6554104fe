import { API_KEY_LIMITS, API_SCOPES } from '@mes/domain/accounts/api-keys';
import { z } from 'zod';
import { defineAction } from './define';
import { READ_LIMIT } from './limits';
import { InstantSchema, MALFORMED_ID, NothingSchema } from './scalars';

const { callsPerMinute, name } = API_KEY_LIMITS;

export const ApiKeyIdSchema = z.string().regex(/^[a-z0-9]{12}$/, MALFORMED_ID);

/** For programs: a key acts as its account, within its scopes. */
export const ApiKeySchema = z.object({
  id: ApiKeyIdSchema.meta({ description: 'The beginning of the key, after mes_' }),
  name: z.string(),
  scopes: z.array(z.enum(API_SCOPES)),
  callsPerMinute: z.int(),
  createdAt: InstantSchema,
  expiresAt: InstantSchema.nullable().meta({ description: 'Null if it does not expire' }),
  lastUsedAt: InstantSchema.nullable().meta({ description: 'Saved once a minute' }),
  calls: z.int().meta({ description: 'Made with it so far' }),
});
export type ApiKey = z.infer<typeof ApiKeySchema>;

export const apiKeys = {
  list: defineAction({
    object: 'player',
    action: 'api_keys',
    who: 'login',
    summary: 'List the API keys of the own account, newest first',
    input: z.object({}),
    output: z.array(ApiKeySchema),
    limit: READ_LIMIT,
  }),

  create: defineAction({
    object: 'player',
    action: 'create_api_key',
    who: 'login',
    summary: 'Create an API key for a program that acts as the own account',
    input: z.object({
      name: z.string().trim().min(1).max(name),
      scopes: z.array(z.enum(API_SCOPES)).min(1).max(API_SCOPES.length),
      callsPerMinute: z.int().min(1).max(callsPerMinute.most).default(callsPerMinute.default),
      expiresAt: InstantSchema.nullable().default(null),
    }),
    output: ApiKeySchema.extend({
      key: z.string().meta({ description: 'Shown this once; sent as Authorization: Bearer mes_…' }),
    }),
    secret: true,
    limit: { calls: 20, seconds: 3_600 },
  }),

  revoke: defineAction({
    object: 'player',
    action: 'revoke_api_key',
    value: 'key',
    who: 'login',
    summary: 'End an API key of the own account at once and for good',
    input: z.object({ key: ApiKeyIdSchema }),
    output: NothingSchema,
  }),
};
