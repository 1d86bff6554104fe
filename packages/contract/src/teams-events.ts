import { z } from 'zod';
import { eventsOf } from './define-channel';

/** By its present name: after `team.renamed` the new one. */
const TeamNamedSchema = z.object({ team: z.string() });

/** What brackets and matches show of a team. */
export const shownTeamEvents = eventsOf(
  ['team.renamed', 'team.tag_changed', 'team.logo_changed', 'team.logo_removed'],
  TeamNamedSchema,
);

/** Everyone who shows the team, and the players whom it concerns. */
export const teamEvents = {
  ...shownTeamEvents,
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
    TeamNamedSchema,
  ),
};

/** Between the leader and the player who is invited. */
export const teamInvitationEvents = eventsOf(
  ['team.invited', 'team.invitation_withdrawn', 'team.invitation_declined'],
  TeamNamedSchema,
);

/** What casters read about a team. */
export const teamStaffEvents = { 'team.information_changed': TeamNamedSchema };

export type TeamEvent = keyof typeof teamEvents;
export type ShownTeamEvent = keyof typeof shownTeamEvents;
export type TeamInvitationEvent = keyof typeof teamInvitationEvents;
