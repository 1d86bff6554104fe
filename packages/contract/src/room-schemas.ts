import { z } from 'zod';
import { MatchSchema, TeamSlotSchema, VetoSchema } from './match-schemas';
import { PlayerReferenceSchema, RosterPlayerSchema } from './references';
import { InstantSchema, MatchIdSchema, UuidSchema } from './scalars';
import { TIME_PROPOSAL_STATES } from './vocabulary';

const RoomTeamSchema = z.object({
  captain: PlayerReferenceSchema.nullable().meta({ description: 'Who acts for the team' }),
  players: z.array(RosterPlayerSchema),
  checkedInAt: InstantSchema.nullable(),
  readyAt: InstantSchema.nullable().meta({ description: 'Ready for what comes next' }),
});
export type RoomTeam = z.infer<typeof RoomTeamSchema>;

/** The public part of a match room. */
export const RoomSchema = z.object({
  id: MatchIdSchema,
  teams: z.object({ A: RoomTeamSchema.nullable(), B: RoomTeamSchema.nullable() }),
  veto: VetoSchema.nullable().meta({
    description: 'Null before it starts; of a match on air, what the broadcast has shown of it',
  }),
  turnSeconds: z.int().min(1),
  checkInOpensAt: InstantSchema.nullable().meta({ description: 'Null where no time is set' }),
  noShowAt: InstantSchema.nullable().meta({
    description: 'When staff are told of a team that is not there; null if they are not',
  }),
});
export type Room = z.infer<typeof RoomSchema>;

export const TimeProposalSchema = z.object({
  id: UuidSchema,
  opponent: TeamSlotSchema.meta({ description: 'The team that proposes it' }),
  by: PlayerReferenceSchema.nullable(),
  startsAt: InstantSchema,
  state: z.enum(TIME_PROPOSAL_STATES),
  createdAt: InstantSchema,
  answeredAt: InstantSchema.nullable(),
});
export type TimeProposal = z.infer<typeof TimeProposalSchema>;

/** The part for the two teams and staff. */
export const RoomDetailsSchema = z.object({
  own: TeamSlotSchema.nullable().meta({ description: 'The caller’s team in this match' }),
  isCaptain: z.boolean(),
  isStaff: z.boolean(),
  lobby: z.string().meta({ description: 'Where to meet in the game' }),
  proposals: z.array(TimeProposalSchema).meta({ description: 'Newest first' }),
  staffCall: z
    .object({
      id: UuidSchema,
      reason: z.string(),
      createdAt: InstantSchema,
      takenBy: PlayerReferenceSchema.nullable(),
    })
    .nullable()
    .meta({ description: 'The open call for staff that has waited longest' }),
  ahead: MatchSchema.pick({ state: true, veto: true, maps: true }).nullable().meta({
    description: 'The match without the stream delay; null where everyone knows the same',
  }),
  now: InstantSchema.meta({ description: 'The server’s clock, to count down by' }),
});
export type RoomDetails = z.infer<typeof RoomDetailsSchema>;

/** `chat.sent` on `room:{id}` has only its id, because reading it is checked separately. */
export const RoomMessageSchema = z.object({
  id: UuidSchema,
  by: PlayerReferenceSchema.nullable(),
  role: z.enum(['A', 'B', 'staff']).meta({ description: 'For whom it was written' }),
  text: z.string(),
  sentAt: InstantSchema,
});
export type RoomMessage = z.infer<typeof RoomMessageSchema>;
