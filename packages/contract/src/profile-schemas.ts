import { COUNTRIES } from '@mes/domain/countries/countries';
import { PLAYER_ROLES } from '@mes/domain/players/roles';
import { SOCIAL_LINK_KINDS } from '@mes/domain/players/social-links';
import { z } from 'zod';
import { PlayerReferenceSchema, PlayerTeamSchema } from './references';
import { InstantSchema } from './scalars';
import { TEAM_REGIONS } from './vocabulary';

/** Profile data of players, in the account, on the page and in lists. */
export const CountrySchema = z
  .enum(COUNTRIES)
  .meta({ description: 'ISO 3166, two capital letters, such as FI' });

/** `unchecked` while the game's API was not available, `unknown` if there is no such id. */
export const GameIdStateSchema = z.enum(['verified', 'unchecked', 'unknown']);
export type GameIdState = z.infer<typeof GameIdStateSchema>;

export const SocialLinkSchema = z.object({
  kind: z.enum(SOCIAL_LINK_KINDS),
  url: z.string().max(500),
});

export const RoleSchema = z.enum(PLAYER_ROLES);

export const TeamSearchSchema = z.object({
  roles: z.array(RoleSchema),
  region: z.enum(TEAM_REGIONS).nullable(),
  note: z.string(),
  since: InstantSchema,
});
export type TeamSearch = z.infer<typeof TeamSearchSchema>;

/** `info`: enough for a card. Never contains facts and notes, which have their own calls. */
export const PlayerSummarySchema = PlayerReferenceSchema.extend({
  state: z.enum(['active', 'banned', 'deleted']),
  gameId: z.string().nullable(),
  gameIdState: GameIdStateSchema.nullable(),
  country: z.string().nullable().meta({ description: 'ISO 3166, two letters' }),
  team: PlayerTeamSchema,
  isLeader: z.boolean(),
  lookingForTeam: z.boolean(),
});
export type PlayerSummary = z.infer<typeof PlayerSummarySchema>;

/** The full profile of a player. */
export const PlayerProfileSchema = PlayerSummarySchema.extend({
  description: z.string(),
  socialLinks: z.array(SocialLinkSchema),
  roles: z.array(RoleSchema).meta({ description: 'What the player plays, at most three' }),
  looking: TeamSearchSchema.nullable().meta({ description: 'For a team; null if not' }),
  createdAt: InstantSchema,
});
export type PlayerProfile = z.infer<typeof PlayerProfileSchema>;
