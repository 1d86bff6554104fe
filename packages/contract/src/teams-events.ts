import { z } from 'zod';
import { eventsOf } from './define-channel';

/** The current name of the team: after `team.renamed` the new one. */
const TeamPayloadSchema = z.object({ team: z.string() });

/** Changes of a team that brackets and matches show. */
export const teamDisplayEvents = eventsOf(
  ['team.renamed', 'team.tag_changed', 'team.logo_changed', 'team.logo_removed'],
  TeamPayloadSchema,
);

/** On all channels that show the team, and on those of its players. */
export const teamEvents = {
  ...teamDisplayEvents,
  ...eventsOf(
    [
      'team.created',
      'team.description_changed',
      'team.region_changed',
      'team.player_joined',
      'team.player_left',
      'team.player_kicked',
      'team.ownership_transferred',
      'team.disbanded',
    ],
    TeamPayloadSchema,
  ),
};

/** For the leader, and the player who is invited or asks to join. */
export const teamInvitationEvents = eventsOf(
  [
    'team.invited',
    'team.invitation_withdrawn',
    'team.invitation_declined',
    'team.requested',
    'team.request_withdrawn',
    'team.request_declined',
  ],
  TeamPayloadSchema,
);

/** Information about a team for casters. */
export const teamStaffEvents = { 'team.information_changed': TeamPayloadSchema };

export type TeamEvent = keyof typeof teamEvents;
export type TeamDisplayEvent = keyof typeof teamDisplayEvents;
export type TeamInvitationEvent = keyof typeof teamInvitationEvents;
