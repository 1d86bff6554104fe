import { z } from 'zod';
import { SessionSchema } from './accounts';
import { ApiKeyIdSchema, ApiKeySchema } from './api-keys';
import { defineAction } from './define';
import { READ_LIMIT } from './limits';
import { PageInputSchema, PlayerReferenceSchema, PlayerTeamSchema } from './references';
import { InstantSchema, JsonSchema, NothingSchema, PlayerIdSchema, UuidSchema } from './scalars';

const PermissionNameSchema = z.string().trim().min(1).max(40);

/** An account as admins see it. */
export const AccountRowSchema = PlayerReferenceSchema.extend({
  team: PlayerTeamSchema,
  permissions: z.array(z.string()),
  bannedFrom: z.array(z.string()).meta({ description: 'Scopes of the bans in force' }),
  createdAt: InstantSchema,
  lastSeenAt: InstantSchema.nullable().meta({ description: 'Null if it is signed in nowhere' }),
  sessions: z.int(),
  apiKeys: z.int(),
});
export type AccountRow = z.infer<typeof AccountRowSchema>;

export const AccountChangeSchema = z.object({
  id: UuidSchema,
  at: InstantSchema,
  actor: PlayerReferenceSchema.nullable().meta({
    description: 'Null for the server itself, and for an account that is gone',
  }),
  action: z.string().meta({ description: 'Such as account.permissions_changed' }),
  before: JsonSchema,
  after: JsonSchema,
});
export type AccountChange = z.infer<typeof AccountChangeSchema>;

export const AccountDetailsSchema = AccountRowSchema.extend({
  provider: z.string(),
  providerId: z.string(),
  activeSessions: z.array(SessionSchema),
  keys: z.array(ApiKeySchema),
  staffTerms: z
    .array(
      z.object({
        permissions: z.array(z.string()).meta({ description: 'Those held last' }),
        since: InstantSchema,
        until: InstantSchema.nullable(),
      }),
    )
    .meta({ description: 'Newest first' }),
  changes: z.array(AccountChangeSchema).meta({ description: 'Newest first' }),
});
export type AccountDetails = z.infer<typeof AccountDetailsSchema>;

export const accountAdmin = {
  search: defineAction({
    object: 'admin',
    action: 'accounts',
    who: 'Admin',
    summary: 'List accounts by a part of the name, or by the beginning of an id or Discord id',
    input: PageInputSchema.extend({
      text: z.string().trim().max(60).default(''),
      staff: z.boolean().default(false).meta({ description: 'Only those with a permission' }),
      permission: PermissionNameSchema.optional(),
    }),
    output: z.array(AccountRowSchema),
    paged: true,
    limit: READ_LIMIT,
    revision: 'staff',
  }),

  get: defineAction({
    object: 'admin',
    action: 'account',
    value: 'account',
    who: 'Admin',
    summary: 'Read an account with its sessions, API keys and changes',
    input: z.object({ account: PlayerIdSchema }),
    output: AccountDetailsSchema,
    limit: READ_LIMIT,
    revision: 'staff',
  }),

  setPermission: defineAction({
    object: 'admin',
    action: 'set_permission',
    value: 'account',
    who: 'Admin',
    summary: 'Give an account a permission, or take it away',
    input: z.object({
      account: PlayerIdSchema,
      permission: PermissionNameSchema,
      granted: z.boolean(),
    }),
    output: z.object({ permissions: z.array(z.string()) }),
  }),

  revokeSession: defineAction({
    object: 'admin',
    action: 'revoke_session',
    value: 'account',
    who: 'Admin',
    summary: 'End a session of an account',
    input: z.object({ account: PlayerIdSchema, session: UuidSchema }),
    output: NothingSchema,
  }),

  revokeSessions: defineAction({
    object: 'admin',
    action: 'revoke_sessions',
    value: 'account',
    who: 'Admin',
    summary: 'Sign an account out everywhere',
    input: z.object({ account: PlayerIdSchema }),
    output: z.object({ revoked: z.int() }),
  }),

  revokeApiKey: defineAction({
    object: 'admin',
    action: 'revoke_api_key',
    value: 'account',
    who: 'Admin',
    summary: 'End an API key of an account at once and for good',
    input: z.object({ account: PlayerIdSchema, key: ApiKeyIdSchema }),
    output: NothingSchema,
  }),
};
