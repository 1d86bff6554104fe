import { TICKET_LIMITS } from '@mes/domain/support/limits';
import { REQUEST_CATEGORIES } from '@mes/domain/support/tickets';
import { z } from 'zod';
import { defineAction, defineCall } from './define';
import { READ_LIMIT, UPLOAD_LIMIT } from './limits';
import { PageInputSchema, PictureUploadSchema, PlayerReferenceSchema } from './references';
import {
  InstantSchema,
  LineSchema,
  MatchIdSchema,
  NothingSchema,
  PlayerIdSchema,
  RevisionSchema,
  UuidSchema,
} from './scalars';
import {
  CannedAnswerContentSchema,
  CannedAnswerSchema,
  OwnBanSchema,
  PictureContentSchema,
  SentPicturesSchema,
  TicketCategorySchema,
  TicketConversationSchema,
  TicketIdSchema,
  TicketMessageSchema,
  TicketNoteSchema,
  TicketPictureSchema,
  TicketSchema,
  TicketSeenSchema,
  TicketStateSchema,
  TicketStatisticsSchema,
} from './support-schemas';
import { REQUEST_OUTCOMES } from './vocabulary';

const OneTicketSchema = z.object({ id: TicketIdSchema });
const TextSchema = z.string().trim().min(1).max(TICKET_LIMITS.text);
/** A person who is banned from the site can make these calls, to appeal the ban. */
const playerCalls = {
  myTickets: defineCall({
    method: 'GET',
    path: '/tickets/my-tickets',
    who: 'login',
    banned: 'allowed',
    summary: 'List the tickets of the caller, newest first',
    input: PageInputSchema.extend({ state: TicketStateSchema.optional() }),
    output: z.array(TicketSchema),
    paged: true,
  }),

  ownBans: defineAction({
    object: 'ticket',
    action: 'own_bans',
    who: 'login',
    banned: 'allowed',
    summary:
      'List the bans that the caller can appeal, the own and that of the led team, with their appeals',
    input: z.object({}),
    output: z.array(OwnBanSchema),
    limit: READ_LIMIT,
  }),

  open: defineAction({
    object: 'ticket',
    action: 'open',
    who: 'login',
    banned: 'allowed',
    summary: 'Ask staff for something; a banned person can only appeal the ban',
    input: z.object({
      category: z.enum(REQUEST_CATEGORIES),
      subject: LineSchema.max(TICKET_LIMITS.subject),
      text: TextSchema,
      pictures: SentPicturesSchema,
      match: MatchIdSchema.optional().meta({ description: 'The match that it is about' }),
      player: PlayerIdSchema.optional().meta({ description: 'The player that it is about' }),
      ban: UuidSchema.optional().meta({ description: 'Needed for an appeal' }),
    }),
    output: TicketSchema,
    limit: { calls: 20, seconds: 600 },
  }),

  read: defineAction({
    object: 'ticket',
    action: 'read',
    value: 'id',
    who: 'login',
    banned: 'allowed',
    summary: 'Read a ticket with its messages, as its player or as staff',
    input: OneTicketSchema,
    output: TicketConversationSchema,
    revision: 'ticket:{id}',
    limit: READ_LIMIT,
  }),

  answer: defineAction({
    object: 'ticket',
    action: 'answer',
    value: 'id',
    who: 'login',
    banned: 'allowed',
    summary: 'Write into a ticket, as its player or as staff; reopens a closed one',
    input: OneTicketSchema.extend({ text: TextSchema, pictures: SentPicturesSchema }),
    output: TicketMessageSchema,
    limit: { calls: 60, seconds: 60 },
  }),

  markSeen: defineAction({
    object: 'ticket',
    action: 'mark_seen',
    value: 'id',
    who: 'login',
    banned: 'allowed',
    summary: 'Say that the side of the caller has seen a message and those before it',
    input: OneTicketSchema.extend({ upTo: UuidSchema }),
    output: TicketSeenSchema,
    limit: { calls: 300, seconds: 60 },
  }),

  typing: defineAction({
    object: 'ticket',
    action: 'typing',
    value: 'id',
    who: 'login',
    banned: 'allowed',
    summary: 'Show the other side that the caller is writing',
    input: OneTicketSchema,
    output: NothingSchema,
    limit: { calls: 60, seconds: 60 },
  }),

  uploadPicture: defineAction({
    object: 'ticket',
    action: 'upload_picture',
    who: 'login',
    banned: 'allowed',
    summary: 'Upload a picture for a ticket; only its player and staff can see it',
    input: PictureUploadSchema,
    output: TicketPictureSchema,
    limit: UPLOAD_LIMIT,
  }),

  // Not an address: browsers send no credentials with the pictures of a page.
  picture: defineAction({
    object: 'ticket',
    action: 'picture',
    value: 'id',
    who: 'login',
    banned: 'allowed',
    summary: 'Read a picture of a ticket',
    input: z.object({ id: UuidSchema }),
    output: PictureContentSchema,
    limit: READ_LIMIT,
  }),
};

const staffCalls = {
  list: defineAction({
    object: 'ticket',
    action: 'list',
    who: 'Moderator',
    summary: 'List or search tickets: those that wait longest first, closed ones newest first',
    input: PageInputSchema.extend({
      state: z.enum(['unresolved', ...TicketStateSchema.options, 'all']).default('unresolved'),
      category: TicketCategorySchema.optional(),
      assignee: PlayerIdSchema.optional(),
      unassigned: z.boolean().default(false),
      match: MatchIdSchema.optional(),
      about: PlayerIdSchema.optional().meta({ description: 'Only tickets about this player' }),
      query: z.string().trim().max(200).default('').meta({
        description: 'Words of the subject or a message, or a part of the player’s name',
      }),
    }),
    output: z.array(TicketSchema),
    paged: true,
    revision: 'tickets',
    limit: READ_LIMIT,
  }),

  userTickets: defineAction({
    object: 'ticket',
    action: 'user_tickets',
    value: 'user',
    who: 'Moderator',
    summary: 'List the tickets of a player, newest first',
    input: PageInputSchema.extend({
      user: PlayerIdSchema.meta({ description: 'A player id or a Discord id' }),
    }),
    output: z.object({
      player: PlayerReferenceSchema,
      tickets: z.array(TicketSchema),
      total: z.int(),
    }),
    limit: READ_LIMIT,
  }),

  assignees: defineAction({
    object: 'ticket',
    action: 'assignees',
    who: 'Moderator',
    summary: 'List the people who can be assigned to tickets',
    input: z.object({}),
    output: z.array(PlayerReferenceSchema),
    limit: READ_LIMIT,
  }),

  assign: defineAction({
    object: 'ticket',
    action: 'assign',
    value: 'id',
    who: 'Moderator',
    summary: 'Assign a ticket to somebody of the staff, or to nobody',
    input: OneTicketSchema.extend({ assignee: PlayerIdSchema.nullable() }),
    output: TicketSchema,
  }),

  setState: defineAction({
    object: 'ticket',
    action: 'set_state',
    value: 'id',
    who: 'Moderator',
    summary: 'Close a ticket, reopen it, or say who has to write next',
    input: OneTicketSchema.extend({
      state: TicketStateSchema.exclude(['open']),
      outcome: z.enum(REQUEST_OUTCOMES).optional().meta({
        description:
          'Of a staff call, dispute or report, `acted_on` unless given; of an appeal `acted_on` lifts the ban, `dismissed` unless given',
      }),
    }),
    output: TicketSchema,
  }),

  merge: defineAction({
    object: 'ticket',
    action: 'merge',
    value: 'id',
    who: 'Moderator',
    summary: 'Show the messages of a ticket in another one of the same player',
    input: OneTicketSchema.extend({ into: TicketIdSchema }),
    output: TicketSchema,
  }),

  unmerge: defineAction({
    object: 'ticket',
    action: 'unmerge',
    value: 'id',
    who: 'Moderator',
    summary: 'Take a ticket out of the one that it was merged into',
    input: OneTicketSchema,
    output: TicketSchema,
  }),

  notes: defineAction({
    object: 'ticket',
    action: 'notes',
    value: 'id',
    who: 'Moderator',
    summary: 'List the internal notes of a ticket, oldest first',
    input: OneTicketSchema,
    output: z.array(TicketNoteSchema),
    revision: 'ticket_notes:{id}',
    limit: READ_LIMIT,
  }),

  addNote: defineAction({
    object: 'ticket',
    action: 'add_note',
    value: 'id',
    who: 'Moderator',
    summary: 'Write an internal note, which only staff can read',
    input: OneTicketSchema.extend({ text: z.string().trim().min(1).max(TICKET_LIMITS.note) }),
    output: TicketNoteSchema,
  }),

  statistics: defineCall({
    method: 'GET',
    path: '/tickets/stats',
    who: 'Moderator',
    summary: 'Count tickets, answer times and the load of each staff member',
    input: z.object({
      start: InstantSchema.optional().meta({ description: '90 days before the end unless given' }),
      end: InstantSchema.optional().meta({ description: 'Now unless given' }),
    }),
    output: TicketStatisticsSchema,
  }),
};

const cannedAnswerCalls = {
  cannedAnswers: defineAction({
    object: 'ticket',
    action: 'canned_answers',
    who: 'Moderator',
    summary: 'List the canned answers by title',
    input: z.object({}),
    output: z.array(CannedAnswerSchema),
    limit: READ_LIMIT,
  }),

  addCannedAnswer: defineAction({
    object: 'ticket',
    action: 'add_canned_answer',
    who: 'Moderator',
    summary:
      'Add a canned answer; {player}, {staff}, {ticket}, {match} and {subject} are filled in',
    input: CannedAnswerContentSchema,
    output: CannedAnswerSchema,
  }),

  editCannedAnswer: defineAction({
    object: 'ticket',
    action: 'edit_canned_answer',
    value: 'id',
    who: 'Moderator',
    summary: 'Change a canned answer',
    input: CannedAnswerContentSchema.extend({ id: UuidSchema, revision: RevisionSchema }),
    output: CannedAnswerSchema,
  }),

  deleteCannedAnswer: defineAction({
    object: 'ticket',
    action: 'delete_canned_answer',
    value: 'id',
    who: 'Moderator',
    summary: 'Delete a canned answer',
    input: z.object({ id: UuidSchema }),
    output: NothingSchema,
  }),
};

export const support = { ...playerCalls, ...staffCalls, ...cannedAnswerCalls };
