import { TAG } from '@mes/domain/names/validity';
import { z } from 'zod';
import { AccountSchema } from './accounts';
import { defineAction } from './define';
import { NOTIFY_LIMIT, READ_LIMIT, UPLOAD_LIMIT } from './limits';
import { PictureUploadSchema } from './references';
import { NewTeamNameSchema, PlayerIdSchema, TeamNameSchema } from './scalars';
import { ManagedTeamSchema } from './team-schemas';
import { TEAM_REGIONS } from './vocabulary';

const TagSchema = z.string().trim().min(TAG.min).max(TAG.max);
const OneTeamSchema = z.object({ team: TeamNameSchema });
const MemberSchema = OneTeamSchema.extend({
  target: PlayerIdSchema.meta({ description: 'The player whom it concerns' }),
});

/**
 * The calls that change teams. Calls for the caller's own membership return the account, others the
 * team. Where a summary says "the led team", moderators may use any team.
 */
export const membershipCalls = {
  create: defineAction({
    object: 'player',
    action: 'createteam',
    value: 'name',
    who: 'login',
    summary: 'Create a team and lead it',
    input: z.object({
      name: NewTeamNameSchema,
      tag: TagSchema,
      region: z.enum(TEAM_REGIONS),
      logo: PictureUploadSchema.nullable().default(null),
    }),
    output: AccountSchema,
    limit: { calls: 5, seconds: 3_600 },
  }),

  disband: defineAction({
    object: 'player',
    action: 'disband_team',
    value: 'team',
    who: 'login',
    summary: 'Disband the led team; its matches stay',
    input: OneTeamSchema,
    output: AccountSchema,
  }),

  join: defineAction({
    object: 'player',
    action: 'join_team',
    value: 'team',
    who: 'login',
    summary: 'Join a team that has invited the caller, in person or by a link',
    input: OneTeamSchema.extend({
      invitation: z.string().max(64).optional().meta({ description: 'From an invitation link' }),
    }),
    output: AccountSchema,
    limit: { calls: 30, seconds: 600 },
  }),

  askToJoin: defineAction({
    object: 'player',
    action: 'ask_to_join',
    value: 'team',
    who: 'login',
    summary: 'Ask the leader of a team to be let in',
    input: OneTeamSchema,
    output: AccountSchema,
    limit: NOTIFY_LIMIT,
  }),

  withdrawRequest: defineAction({
    object: 'player',
    action: 'withdraw_request',
    value: 'team',
    who: 'login',
    summary: 'Withdraw the request to join a team',
    input: OneTeamSchema,
    output: AccountSchema,
  }),

  declineInvitation: defineAction({
    object: 'player',
    action: 'decline_invitation',
    value: 'team',
    who: 'login',
    summary: 'Decline the invitation of a team, which may not invite again for a week',
    input: OneTeamSchema,
    output: AccountSchema,
  }),

  leave: defineAction({
    object: 'player',
    action: 'leave_team',
    value: 'team',
    who: 'login',
    summary: 'Leave the own team; it disbands when nobody is left',
    input: z.object({
      team: TeamNameSchema.optional().meta({
        description: 'Refused if it is no longer the own team',
      }),
    }),
    output: AccountSchema,
  }),

  invitations: defineAction({
    object: 'team',
    action: 'invitations',
    value: 'team',
    who: 'login',
    summary: 'Read the led team with whom it has invited',
    input: OneTeamSchema,
    output: ManagedTeamSchema,
    limit: READ_LIMIT,
    revision: 'team:{team}',
  }),

  invite: defineAction({
    object: 'player',
    action: 'invite',
    value: 'team',
    who: 'login',
    summary: 'Invite a player to the led team',
    input: MemberSchema,
    output: ManagedTeamSchema,
    limit: { calls: 30, seconds: 600 },
  }),

  withdrawInvitation: defineAction({
    object: 'player',
    action: 'withdraw_invitation',
    value: 'team',
    who: 'login',
    summary: 'Withdraw an invitation to the led team',
    input: MemberSchema,
    output: ManagedTeamSchema,
  }),

  createInvitationLink: defineAction({
    object: 'team',
    action: 'create_invitation_link',
    value: 'team',
    who: 'login',
    summary: 'Make a link by which players join the led team; the former link ends',
    input: OneTeamSchema,
    output: ManagedTeamSchema,
    limit: { calls: 10, seconds: 600 },
  }),

  deleteInvitationLink: defineAction({
    object: 'team',
    action: 'delete_invitation_link',
    value: 'team',
    who: 'login',
    summary: 'End the invitation link of the led team',
    input: OneTeamSchema,
    output: ManagedTeamSchema,
  }),

  acceptRequest: defineAction({
    object: 'player',
    action: 'accept_request',
    value: 'team',
    who: 'login',
    summary: 'Let a player into the led team who has asked to join',
    input: MemberSchema,
    output: ManagedTeamSchema,
  }),

  declineRequest: defineAction({
    object: 'player',
    action: 'decline_request',
    value: 'team',
    who: 'login',
    summary: 'Decline the request of a player, who may not ask again for a week',
    input: MemberSchema,
    output: ManagedTeamSchema,
  }),

  kick: defineAction({
    object: 'player',
    action: 'kick',
    value: 'team',
    who: 'login',
    summary: 'Remove a player from the led team',
    input: MemberSchema,
    output: ManagedTeamSchema,
  }),

  transferOwnership: defineAction({
    object: 'player',
    action: 'transfer_ownership',
    value: 'team',
    who: 'login',
    summary: 'Make another player the leader of the led team',
    input: MemberSchema,
    output: ManagedTeamSchema,
    limit: NOTIFY_LIMIT,
  }),

  changeName: defineAction({
    object: 'team',
    action: 'change_name',
    value: 'team',
    who: 'login',
    summary: 'Change the name of the led team, once in 30 days; moderators at any time',
    input: OneTeamSchema.extend({
      name: NewTeamNameSchema,
      hideFormer: z.boolean().default(false).meta({
        description: 'Keep the former name out of history and search; Moderator',
      }),
    }),
    output: ManagedTeamSchema,
    limit: { calls: 5, seconds: 600 },
  }),

  changeRegion: defineAction({
    object: 'team',
    action: 'change_region',
    value: 'team',
    who: 'Moderator',
    summary: 'Change the region that a team plays in',
    input: OneTeamSchema.extend({ region: z.enum(TEAM_REGIONS) }),
    output: ManagedTeamSchema,
  }),

  changeTag: defineAction({
    object: 'player',
    action: 'change_tag',
    value: 'team',
    who: 'login',
    summary: 'Change the tag of the led team',
    input: OneTeamSchema.extend({ tag: TagSchema }),
    output: ManagedTeamSchema,
    limit: { calls: 10, seconds: 600 },
  }),

  editLogo: defineAction({
    object: 'player',
    action: 'edit_logo',
    value: 'team',
    who: 'login',
    summary: 'Change the logo of the led team',
    input: OneTeamSchema.extend(PictureUploadSchema.shape),
    output: ManagedTeamSchema,
    limit: UPLOAD_LIMIT,
  }),

  removeLogo: defineAction({
    object: 'player',
    action: 'remove_logo',
    value: 'team',
    who: 'login',
    summary: 'Remove the logo of the led team, which gets a drawn emblem again',
    input: OneTeamSchema,
    output: ManagedTeamSchema,
  }),
};
