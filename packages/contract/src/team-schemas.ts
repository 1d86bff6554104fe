import { z } from 'zod';
import { PlayerReferenceSchema, RosterPlayerSchema, TeamReferenceSchema } from './references';
import { InstantSchema } from './scalars';
import { TEAM_REGIONS } from './vocabulary';

/** `info`: enough for a card. */
export const TeamSummarySchema = TeamReferenceSchema.extend({
  state: z.enum(['active', 'banned', 'disbanded']),
  region: z.enum(TEAM_REGIONS),
  leader: PlayerReferenceSchema.nullable(),
  players: z.array(PlayerReferenceSchema),
});
export type TeamSummary = z.infer<typeof TeamSummarySchema>;

/** The full profile of a team. */
export const TeamProfileSchema = TeamSummarySchema.extend({
  description: z.string(),
  createdAt: InstantSchema,
});
export type TeamProfile = z.infer<typeof TeamProfileSchema>;

/** The team as its leader sees it. */
export const ManagedTeamSchema = TeamProfileSchema.extend({
  mostPlayers: z.int().meta({ description: 'As many as may be in a team' }),
  nameChangeableAt: InstantSchema.meta({ description: 'When the name may change again' }),
  invitations: z
    .array(z.object({ player: PlayerReferenceSchema, invitedAt: InstantSchema }))
    .meta({ description: 'Not answered yet, newest first' }),
  requests: z
    .array(z.object({ player: PlayerReferenceSchema, requestedAt: InstantSchema }))
    .meta({ description: 'Of players who ask to join, oldest first' }),
  invitationLink: z
    .object({ token: z.string(), expiresAt: InstantSchema })
    .nullable()
    .meta({ description: 'Whoever has the token can join the team' }),
});
export type ManagedTeam = z.infer<typeof ManagedTeamSchema>;

export const ROSTER_CHANGES = ['left', 'kicked', 'disbanded', 'deleted'] as const;

/** A period in which a player was in the team. */
export const TeamMembershipSchema = z.object({
  player: RosterPlayerSchema,
  joinedAt: InstantSchema,
  leftAt: InstantSchema.nullable(),
  leftBy: z.enum(ROSTER_CHANGES).nullable(),
});
export type TeamMembership = z.infer<typeof TeamMembershipSchema>;

/** Notes for casters about a team. */
export const TeamInformationSchema = z.object({
  text: z.string(),
  addedAt: InstantSchema,
  addedBy: PlayerReferenceSchema.nullable(),
});
export type TeamInformation = z.infer<typeof TeamInformationSchema>;
