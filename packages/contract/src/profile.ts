import { PLAYER_NAME } from '@mes/domain/names/validity';
import { MOST_ROLES } from '@mes/domain/players/roles';
import { SOCIAL_LINK_KINDS } from '@mes/domain/players/social-links';
import { z } from 'zod';
import { defineAction } from './define';
import { UPLOAD_LIMIT } from './limits';
import {
  CountrySchema,
  PlayerProfileSchema,
  RoleSchema,
  SocialLinkSchema,
} from './profile-schemas';
import { PictureUploadSchema } from './references';
import { NothingSchema, PlayerIdSchema, TeamNameSchema } from './scalars';
import { TEAM_REGIONS } from './vocabulary';

/** The player whose profile is edited. Moderators may edit every profile. */
const EditedPlayerSchema = z.object({
  id: PlayerIdSchema.optional().meta({
    description: 'The own one unless given; others: Moderator',
  }),
});

const NameSchema = z.string().trim().min(PLAYER_NAME.min).max(PLAYER_NAME.max);
const GameIdSchema = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9-]{1,32}$/, 'Not an id of the game.');
const DeviceIdSchema = z.string().trim().min(1).max(128);
const DescriptionSchema = z.string().trim().max(2_000);
const LinksSchema = z.array(SocialLinkSchema).max(SOCIAL_LINK_KINDS.length);
const RolesSchema = z.array(RoleSchema).max(MOST_ROLES);
const LookingSchema = z.object({
  looking: z.boolean(),
  roles: RolesSchema.optional().meta({ description: 'Those of the profile unless given' }),
  region: z.enum(TEAM_REGIONS).nullable().default(null),
  note: z.string().trim().max(280).default(''),
});

/** The calls that change a player's profile. */
export const profileCalls = {
  saveProfile: defineAction({
    object: 'player',
    action: 'save_profile',
    who: 'login',
    summary: 'Change several things of the own profile at once: all of them, or none',
    input: z.object({
      version: z.string().max(64).meta({
        description: 'The profileVersion that was read; refused if it has changed since',
      }),
      name: NameSchema.optional(),
      country: CountrySchema.nullable().optional(),
      gameId: GameIdSchema.nullable().optional(),
      deviceId: DeviceIdSchema.nullable().optional(),
      description: DescriptionSchema.optional(),
      links: LinksSchema.optional(),
      roles: RolesSchema.optional(),
      search: LookingSchema.optional().meta({ description: 'For a team' }),
    }),
    output: PlayerProfileSchema,
    limit: { calls: 20, seconds: 600 },
  }),

  checkGameId: defineAction({
    object: 'player',
    action: 'check_game_id',
    value: 'gameId',
    who: 'login',
    summary: 'Say whether the own account could take an id of the game',
    input: z.object({ gameId: GameIdSchema }),
    output: z.object({
      state: z
        .enum(['free', 'taken', 'unknown', 'unchecked'])
        .meta({ description: 'unchecked: the game cannot be asked at the moment' }),
    }),
    // Asks the game's API, while somebody types.
    limit: { calls: 60, seconds: 60 },
  }),

  changeName: defineAction({
    object: 'player',
    action: 'change_name',
    value: 'id',
    who: 'login',
    summary: 'Change the own name, once in 30 days; moderators may change anyone’s at any time',
    input: EditedPlayerSchema.extend({
      name: NameSchema,
      hideFormer: z.boolean().default(false).meta({
        description: 'Keep the former name out of history and search; Moderator',
      }),
    }),
    output: PlayerProfileSchema,
    limit: { calls: 5, seconds: 600 },
  }),

  changeGameId: defineAction({
    object: 'player',
    action: 'change_game_id',
    value: 'id',
    who: 'login',
    summary: 'Change the own id in the game; moderators may change anyone’s',
    input: EditedPlayerSchema.extend({ gameId: GameIdSchema.nullable() }),
    output: PlayerProfileSchema,
    limit: { calls: 10, seconds: 600 },
  }),

  changeDeviceId: defineAction({
    object: 'player',
    action: 'change_device_id',
    value: 'id',
    who: 'login',
    summary: 'Change the id of the device that the player plays on',
    input: EditedPlayerSchema.extend({ deviceId: DeviceIdSchema.nullable() }),
    output: NothingSchema,
    limit: { calls: 10, seconds: 600 },
  }),

  changeDescription: defineAction({
    object: 'player',
    action: 'change_description',
    value: 'team',
    who: 'login',
    summary: 'Change the description of the led team, or of the own profile if no team is named',
    input: EditedPlayerSchema.extend({
      team: TeamNameSchema.optional(),
      description: DescriptionSchema,
    }),
    output: z.object({ description: z.string() }),
  }),

  changePhoto: defineAction({
    object: 'player',
    action: 'change_photo',
    value: 'id',
    who: 'login',
    summary: 'Change the own photo, or remove it; moderators may change anyone’s',
    input: EditedPlayerSchema.extend({ photo: PictureUploadSchema.nullable() }),
    output: PlayerProfileSchema,
    limit: UPLOAD_LIMIT,
  }),

  changeCountry: defineAction({
    object: 'player',
    action: 'change_country',
    value: 'id',
    who: 'login',
    summary: 'Change the own country; moderators may change anyone’s',
    input: EditedPlayerSchema.extend({ country: CountrySchema.nullable() }),
    output: PlayerProfileSchema,
  }),

  changeLinks: defineAction({
    object: 'player',
    action: 'change_links',
    value: 'id',
    who: 'login',
    summary: 'Replace the links of the own profile, one a service; moderators may replace anyone’s',
    input: EditedPlayerSchema.extend({ links: LinksSchema }),
    output: PlayerProfileSchema,
  }),

  changeRoles: defineAction({
    object: 'player',
    action: 'change_roles',
    value: 'id',
    who: 'login',
    summary: 'Change what the own profile says of roles; moderators may change anyone’s',
    input: EditedPlayerSchema.extend({ roles: RolesSchema }),
    output: PlayerProfileSchema,
  }),

  lookForTeam: defineAction({
    object: 'player',
    action: 'look_for_team',
    value: 'id',
    who: 'login',
    summary: 'Appear in the list of free agents, or leave it',
    input: EditedPlayerSchema.extend(LookingSchema.shape),
    output: PlayerProfileSchema,
  }),
};
