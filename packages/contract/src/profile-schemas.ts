import { COUNTRIES } from '@mes/domain/countries/countries';
import { PLAYER_ROLES } from '@mes/domain/players/roles';
import { SOCIAL_LINK_KINDS } from '@mes/domain/players/social-links';
import { z } from 'zod';
import { PlayerReferenceSchema, PlayerTeamSchema } from './references';
import { InstantSchema } from './scalars';
import { TEAM_REGIONS } from './vocabulary';

/** What a player tells of themselves: the same in the account, on the page and in lists. */
export const CountrySchema = z
  .enum(COUNTRIES)
  .meta({ description: 'ISO 3166, two capital letters, such as FI' });

/** `unchecked` while the game could not be asked, `unknown` if it says that there is no such id. */
export const GameIdStateSchema = z.enum(['verified', 'unchecked', 'unknown']);
export type GameIdState = z.infer<typeof GameIdStateSchema>;

export const SocialLinkSchema = z.object({
  kind: z.enum(SOCIAL_LINK_KINDS),
  url: z.string().max(500),
});

export const RoleSchema = z.enum(PLAYER_ROLES);

export const LookingSchema = z.object({
  roles: z.array(RoleSchema),
  region: z.enum(TEAM_REGIONS).nullable(),
  note: z.string(),
  since: InstantSchema,
});
export type Looking = z.infer<typeof LookingSchema>;

/** `info`: enough for a card. Facts and notes have calls of their own and are never in here. */
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

/** All that the player has written of themselves. */
export const PlayerProfileSchema = PlayerSummarySchema.extend({
  description: z.string(),
  socialLinks: z.array(SocialLinkSchema),
  looking: LookingSchema.nullable().meta({ description: 'For a team; null if not' }),
  createdAt: InstantSchema,
});
export type PlayerProfile = z.infer<typeof PlayerProfileSchema>;
