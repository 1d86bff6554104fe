import { PLAYER_NAME } from '@mes/domain/names/validity';
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

/** The calls that change a player's profile. */
export const profileCalls = {
  changeName: defineAction({
    object: 'player',
    action: 'change_name',
    value: 'id',
    who: 'login',
    summary: 'Change the own name, once in 30 days; moderators may change anyone’s at any time',
    input: EditedPlayerSchema.extend({
      name: z.string().trim().min(PLAYER_NAME.min).max(PLAYER_NAME.max),
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
    input: EditedPlayerSchema.extend({
      gameId: z
        .string()
        .trim()
        .regex(/^[A-Za-z0-9-]{1,32}$/, 'Not an id of the game.')
        .nullable(),
    }),
    output: PlayerProfileSchema,
    limit: { calls: 10, seconds: 600 },
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
  }),

  changeDescription: defineAction({
    object: 'player',
    action: 'change_description',
    value: 'team',
    who: 'login',
    summary: 'Change the description of the led team, or of the own profile if no team is named',
    input: EditedPlayerSchema.extend({
      team: TeamNameSchema.optional(),
      description: z.string().trim().max(2_000),
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
    input: EditedPlayerSchema.extend({
      links: z.array(SocialLinkSchema).max(SOCIAL_LINK_KINDS.length),
    }),
    output: PlayerProfileSchema,
  }),

  lookForTeam: defineAction({
    object: 'player',
    action: 'look_for_team',
    value: 'id',
    who: 'login',
    summary: 'Appear in the list of free agents, or leave it',
    input: EditedPlayerSchema.extend({
      looking: z.boolean(),
      roles: z.array(RoleSchema).max(3).default([]),
      region: z.enum(TEAM_REGIONS).nullable().default(null),
      note: z.string().trim().max(280).default(''),
    }),
    output: PlayerProfileSchema,
  }),
};
