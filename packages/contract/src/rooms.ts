import { z } from 'zod';
import { MAX_LOBBY, MAX_ROOM_MESSAGE } from './constants';
import { defineAction } from './define';
import { NOTIFY_LIMIT, READ_LIMIT } from './limits';
import { MatchSummarySchema, SideSchema, TeamSlotSchema } from './match-schemas';
import {
  RoomDetailsSchema,
  RoomMessageSchema,
  RoomSchema,
  TimeProposalSchema,
} from './room-schemas';
import { InstantSchema, MatchIdSchema, NothingSchema, UuidSchema } from './scalars';
import { GameMapSchema } from './statistics';

const MatchSchema = z.object({ id: MatchIdSchema });

/** Staff choose the team they act for; others always act for their own. */
const ForTeamSchema = MatchSchema.extend({ opponent: TeamSlotSchema.optional() });

const ChoiceSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('map'), map: GameMapSchema }),
  z.object({
    kind: z.literal('side'),
    side: SideSchema.meta({ description: 'Where the choosing team starts' }),
  }),
]);
export type VetoChoice = z.infer<typeof ChoiceSchema>;

const ROOM_LIMIT = { calls: 60, seconds: 60 };

export const rooms = {
  get: defineAction({
    object: 'match',
    action: 'room',
    value: 'id',
    who: 'public',
    summary: 'Read the room of a match: who is there, who is ready, and the veto',
    input: MatchSchema,
    output: RoomSchema,
    cache: { seconds: 30, until: ['match:{id}'] },
    revision: 'match:{id}',
  }),

  details: defineAction({
    object: 'match',
    action: 'room_details',
    value: 'id',
    who: 'login',
    summary: 'Read what only the two teams and staff see of a room; null for everyone else',
    input: MatchSchema,
    output: RoomDetailsSchema.nullable(),
    revision: 'room:{id}',
    limit: READ_LIMIT,
  }),

  checkIn: defineAction({
    object: 'match',
    action: 'check_in',
    value: 'id',
    who: 'login',
    summary: 'Say that the own team is there',
    input: ForTeamSchema,
    output: RoomSchema,
    limit: ROOM_LIMIT,
  }),

  ready: defineAction({
    object: 'match',
    action: 'ready',
    value: 'id',
    who: 'login',
    summary: 'Be ready for the veto, or for the match after it; both teams ready begins it',
    input: ForTeamSchema.extend({ ready: z.boolean().default(true) }),
    output: RoomSchema,
    limit: ROOM_LIMIT,
  }),

  start: defineAction({
    object: 'match',
    action: 'start',
    value: 'id',
    who: 'Moderator',
    summary: 'Let a match go live without waiting for the teams to be ready',
    input: MatchSchema,
    output: RoomSchema,
  }),

  startVeto: defineAction({
    object: 'match',
    action: 'veto_start',
    value: 'id',
    who: 'Moderator',
    summary: 'Start the veto without waiting for the teams to be ready',
    input: MatchSchema.extend({
      first: TeamSlotSchema.optional().meta({
        description: 'Who has the first turn; the higher seed, or a coin, unless given',
      }),
    }),
    output: RoomSchema,
  }),

  takeTurn: defineAction({
    object: 'match',
    action: 'veto_turn',
    value: 'id',
    who: 'login',
    summary: 'Ban, pick or choose a side; staff act for the team whose turn it is',
    input: MatchSchema.extend({
      token: z.string().max(64).meta({ description: 'Of the turn; one of another does nothing' }),
      choice: ChoiceSchema,
    }),
    output: RoomSchema,
    limit: ROOM_LIMIT,
  }),

  undoTurn: defineAction({
    object: 'match',
    action: 'veto_undo',
    value: 'id',
    who: 'Moderator',
    summary: 'Take back the last choice of a veto',
    input: MatchSchema.extend({
      token: z.string().max(64).nullable().meta({
        description: 'Of the turn that is on, null after the last: two presses undo once',
      }),
    }),
    output: RoomSchema,
  }),

  pauseVeto: defineAction({
    object: 'match',
    action: 'veto_pause',
    value: 'id',
    who: 'Moderator',
    summary: 'Stop the clock of a veto',
    input: MatchSchema,
    output: RoomSchema,
  }),

  resumeVeto: defineAction({
    object: 'match',
    action: 'veto_resume',
    value: 'id',
    who: 'Moderator',
    summary: 'Let the clock of a veto go on',
    input: MatchSchema,
    output: RoomSchema,
  }),

  setLobby: defineAction({
    object: 'match',
    action: 'lobby',
    value: 'id',
    who: 'login',
    summary: 'Say where the teams meet in the game, as a captain or staff',
    input: MatchSchema.extend({ lobby: z.string().trim().max(MAX_LOBBY) }),
    output: NothingSchema,
    // Staff may set the times of a whole round.
    limit: { calls: 60, seconds: 600 },
  }),

  messages: defineAction({
    object: 'match',
    action: 'chat',
    value: 'id',
    who: 'login',
    summary: 'Read the chat of a room, newest first',
    input: MatchSchema.extend({
      before: UuidSchema.optional().meta({ description: 'Only those older than this message' }),
      count: z.int().min(1).max(100).default(50),
    }),
    output: z.object({
      messages: z.array(RoomMessageSchema),
      more: z.boolean().meta({ description: 'Whether there are older ones' }),
    }),
    revision: 'room:{id}',
    limit: READ_LIMIT,
  }),

  send: defineAction({
    object: 'match',
    action: 'chat_send',
    value: 'id',
    who: 'login',
    summary: 'Write to everyone in the room',
    input: MatchSchema.extend({ text: z.string().min(1).max(MAX_ROOM_MESSAGE) }),
    output: RoomMessageSchema,
    // Higher than anyone types, but it stops scripts.
    limit: { calls: 30, seconds: 60 },
  }),

  deleteMessage: defineAction({
    object: 'match',
    action: 'chat_delete',
    value: 'message',
    who: 'Moderator',
    summary: 'Delete a message of a room',
    input: z.object({ message: UuidSchema }),
    output: NothingSchema,
  }),

  callStaff: defineAction({
    object: 'match',
    action: 'call_staff',
    value: 'id',
    who: 'login',
    summary: 'Call staff to the own team’s match',
    input: MatchSchema.extend({ reason: z.string().trim().min(1).max(500) }),
    output: NothingSchema,
    limit: { calls: 10, seconds: 600 },
  }),

  forfeitNoShow: defineAction({
    object: 'match',
    action: 'forfeit_no_show',
    value: 'call',
    who: 'Moderator',
    summary: 'Forfeit a match for the teams that did not come, and close the call',
    input: z.object({ call: UuidSchema }),
    output: MatchSummarySchema,
  }),

  proposeTime: defineAction({
    object: 'match',
    action: 'propose_time',
    value: 'id',
    who: 'login',
    summary: 'Propose another time to the other captain, or counter theirs',
    input: MatchSchema.extend({
      startsAt: InstantSchema,
      counters: UuidSchema.optional().meta({
        description: 'The other team’s proposal that this one answers',
      }),
    }),
    output: TimeProposalSchema,
    limit: NOTIFY_LIMIT,
  }),

  answerTime: defineAction({
    object: 'match',
    action: 'answer_time',
    value: 'id',
    who: 'login',
    summary: 'Accept or decline a time that the other captain proposes, or take the own one back',
    input: MatchSchema.extend({ proposal: UuidSchema, accept: z.boolean() }),
    output: TimeProposalSchema,
    limit: ROOM_LIMIT,
  }),
};
