import { z } from 'zod';
import { defineAction, defineCall } from './define';
import { READ_LIMIT } from './limits';
import {
  GameIdStateSchema,
  RoleSchema,
  SocialLinkSchema,
  TeamSearchSchema,
} from './profile-schemas';
import {
  LogoSchema,
  PlayerReferenceSchema,
  PlayerTeamSchema,
  TeamReferenceSchema,
} from './references';
import {
  InstantSchema,
  JsonSchema,
  NothingSchema,
  PlayerIdSchema,
  SnowflakeSchema,
  UuidSchema,
} from './scalars';
import { TEAM_REGIONS } from './vocabulary';

/** The caller's own account. Never contains the secret, which is sent only at sign-in. */
export const AccountSchema = z.object({
  id: PlayerIdSchema,
  name: z.string(),
  permissions: z.array(z.string()).meta({ description: 'Such as Moderator or editstream' }),
  bannedFrom: z.array(z.string()).meta({ description: 'Scopes of the bans in force' }),
  email: z.string().nullable().meta({ description: 'Masked: a•••@example.org' }),
  discordId: SnowflakeSchema.nullable(),
  nameChangeableAt: InstantSchema.meta({ description: 'When the name may change again' }),
  gameId: z.string().nullable(),
  gameIdState: GameIdStateSchema.nullable(),
  hasDeviceId: z.boolean().meta({ description: 'The id itself is kept as a hash' }),
  country: z.string().nullable(),
  description: z.string(),
  photo: z.string().nullable(),
  socialLinks: z.array(SocialLinkSchema),
  roles: z.array(RoleSchema),
  looking: TeamSearchSchema.nullable().meta({ description: 'For a team; null if not' }),
  profileVersion: z.string().meta({ description: 'Differs once anything of the profile does' }),
  isLeader: z.boolean(),
  team: PlayerTeamSchema,
  teamData: z
    .object({
      name: z.string(),
      tag: z.string(),
      region: z.enum(TEAM_REGIONS),
      logo: LogoSchema.nullable(),
      leader: PlayerIdSchema.nullable(),
      players: z.array(PlayerReferenceSchema),
    })
    .nullable(),
  invitations: z
    .array(
      z.object({
        team: TeamReferenceSchema,
        invitedAt: InstantSchema,
        invitedBy: PlayerReferenceSchema.nullable(),
      }),
    )
    .meta({ description: 'Newest first' }),
  requests: z
    .array(z.object({ team: TeamReferenceSchema, requestedAt: InstantSchema }))
    .meta({ description: 'Teams that the owner has asked to join, newest first' }),
  spoilerFree: z.boolean().nullable().meta({
    description: 'Whether results are hidden until asked for; null until the owner has chosen',
  }),
  createdAt: InstantSchema,
});
export type Account = z.infer<typeof AccountSchema>;

export const SignInResultSchema = AccountSchema.extend({
  secret: z.string().meta({
    description:
      'Shown this once; sent as id.secret from now on. Empty for pages, which have it in a cookie',
  }),
  previousUrl: z.string().meta({ description: 'Where to go now: a path of the site' }),
});
export type SignInResult = z.infer<typeof SignInResultSchema>;

/** One for each sign-in. */
export const SessionSchema = z.object({
  id: UuidSchema,
  device: z.string(),
  createdAt: InstantSchema,
  lastSeenAt: InstantSchema,
  current: z.boolean().meta({ description: 'The one that this call was made with' }),
});
export type Session = z.infer<typeof SessionSchema>;

/** All stored personal data of an account. */
export const AccountExportSchema = z.object({
  exportedAt: InstantSchema,
  parts: z.record(z.string(), JsonSchema).meta({ description: 'By part of the program' }),
});
export type AccountExport = z.infer<typeof AccountExportSchema>;

const ProviderSchema = z.string().regex(/^[a-z][a-z0-9-]{0,31}$/, 'Not a sign-in provider.');

/** OAuth fields keep their OAuth names. */
const RedirectUriSchema = z
  .url({ protocol: /^https?$/ })
  .max(500)
  .optional()
  .meta({
    description: 'The return address; /app/login on the site unless given',
  });
const StateSchema = z
  .string()
  .max(4_000)
  .regex(/^[A-Za-z0-9+/_=-]*$/, 'It must be base64.');

/** Too low for guessing codes, and higher than a person needs. */
const SIGN_IN_LIMIT = { calls: 10, seconds: 60 };

export const accounts = {
  login: defineCall({
    method: 'POST',
    path: '/login',
    who: 'public',
    summary: 'Sign in with a code of the provider, registering the account at its first sign-in',
    input: z.object({
      code: z.string().min(1).max(500),
      state: StateSchema.meta({ description: 'As the provider returned it' }),
      redirect_uri: RedirectUriSchema,
      device: z.string().optional().meta({
        description: 'What the list of sessions calls this one; made from User-Agent unless given',
      }),
    }),
    headers: { redirect_uri: 'redirect_uri', device: 'user-agent' },
    output: SignInResultSchema,
    limit: SIGN_IN_LIMIT,
  }),

  playerLogin: defineAction({
    object: 'player',
    action: 'login',
    value: 'id',
    who: 'public',
    summary: 'Read the own account with credentials that the client holds, given or of the call',
    input: z.object({ id: z.string().optional(), secret: z.string().optional() }),
    output: AccountSchema,
    limit: { calls: 60, seconds: 60 },
  }),

  register: defineCall({
    method: 'GET',
    path: '/register/{provider}',
    who: 'public',
    summary: 'Begin a sign-in and say where the provider asks the visitor for consent',
    input: z.object({
      provider: ProviderSchema,
      state: StateSchema.optional().meta({ description: 'base64 JSON with previous_url' }),
      redirect_uri: RedirectUriSchema,
      login_hint: z.string().max(100).optional(),
    }),
    headers: { redirect_uri: 'redirect_uri' },
    output: z.object({
      url: z.string(),
      state: z.string().meta({
        description: 'What the provider will return with the code; any other answer is not ours',
      }),
    }),
    limit: { calls: 30, seconds: 60 },
  }),

  me: defineCall({
    method: 'GET',
    path: '/players/me',
    who: 'login',
    summary: 'Read the own account',
    input: z.object({}),
    output: AccountSchema,
  }),

  setSpoilerFree: defineAction({
    object: 'player',
    action: 'set_spoiler_free',
    value: 'spoilerFree',
    who: 'login',
    summary: 'Choose whether results are hidden until asked for, in notifications too',
    input: z.object({ spoilerFree: z.boolean() }),
    output: AccountSchema,
    limit: { calls: 60, seconds: 60 },
  }),

  sessions: defineAction({
    object: 'player',
    action: 'sessions',
    who: 'login',
    summary: 'List where the own account is signed in, last seen first',
    input: z.object({}),
    output: z.array(SessionSchema),
    limit: READ_LIMIT,
  }),

  revokeSession: defineAction({
    object: 'player',
    action: 'revoke_session',
    value: 'session',
    who: 'login',
    summary: 'End a session of the own account',
    input: z.object({ session: UuidSchema }),
    output: NothingSchema,
  }),

  revokeOtherSessions: defineAction({
    object: 'player',
    action: 'revoke_other_sessions',
    who: 'login',
    summary: 'End every session of the own account but the one that this call is made with',
    input: z.object({}),
    output: z.object({ revoked: z.int() }),
  }),

  /** Public, so that a banned account can sign out, too. Without a session it has no effect. */
  logout: defineAction({
    object: 'player',
    action: 'logout',
    who: 'public',
    summary: 'End the session that this call is made with',
    input: z.object({}),
    output: NothingSchema,
  }),

  /** By HTTP, as the next: a socket's answer sets no cookie. */
  saveSession: defineAction({
    object: 'player',
    action: 'save_session',
    value: 'id',
    who: 'public',
    summary: 'Move a session that a page holds into a cookie that no script can read',
    input: z.object({ id: z.string().max(100), secret: z.string().max(200) }),
    output: NothingSchema,
    limit: { calls: 60, seconds: 60 },
  }),

  clearSession: defineAction({
    object: 'player',
    action: 'clear_session',
    who: 'public',
    summary: 'Delete the cookies of a session from the browser; the session itself goes on',
    input: z.object({}),
    output: NothingSchema,
  }),

  claimAdmin: defineAction({
    object: 'player',
    action: 'claim_admin',
    who: 'login',
    summary: 'Become the first admin with the code that the server printed at its start',
    input: z.object({ code: z.string().min(1).max(100) }),
    output: AccountSchema,
    limit: { calls: 5, seconds: 600 },
  }),

  export: defineAction({
    object: 'player',
    action: 'export',
    who: 'login',
    summary: 'Read everything that is kept of the own account',
    input: z.object({}),
    output: AccountExportSchema,
    limit: { calls: 10, seconds: 3_600 },
  }),

  deleteAccount: defineAction({
    object: 'player',
    action: 'delete_account',
    who: 'login',
    summary: 'Delete the own account for good; its matches stay without its name',
    input: z.object({
      name: z.string().max(100).meta({ description: 'The own name, typed to confirm' }),
    }),
    output: NothingSchema,
    limit: { calls: 5, seconds: 600 },
  }),
};
