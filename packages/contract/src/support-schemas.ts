import { TICKET_LIMITS } from '@mes/domain/support/limits';
import { TICKET_CATEGORIES, TICKET_SIDES, TICKET_STATES } from '@mes/domain/support/tickets';
import { z } from 'zod';
import { BanSchema } from './moderation-schemas';
import { PlayerReferenceSchema } from './references';
import {
  InstantSchema,
  LineSchema,
  MALFORMED_ID,
  MatchIdSchema,
  RevisionSchema,
  SnowflakeSchema,
  UuidSchema,
} from './scalars';
import { REQUEST_OUTCOMES } from './vocabulary';

export const TicketIdSchema = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/, MALFORMED_ID);
export const TicketStateSchema = z.enum(TICKET_STATES);
export const TicketCategorySchema = z.enum(TICKET_CATEGORIES);

export const TicketSchema = z.object({
  id: TicketIdSchema,
  subject: z.string(),
  category: TicketCategorySchema,
  state: TicketStateSchema,
  player: PlayerReferenceSchema.nullable().meta({
    description: 'Null once the account is gone, and where the server called staff',
  }),
  assignee: PlayerReferenceSchema.nullable(),
  match: z
    .object({ id: MatchIdSchema, matchID: z.int(), teams: z.string() })
    .nullable()
    .meta({ description: 'The match that it is about' }),
  about: PlayerReferenceSchema.nullable().meta({ description: 'The player that it is about' }),
  mergedInto: TicketIdSchema.nullable().meta({ description: 'The ticket that has its messages' }),
  outcome: z.enum(REQUEST_OUTCOMES).nullable().meta({
    description: 'How the staff call, dispute, report or appeal ended; staff alone see it',
  }),
  channel: SnowflakeSchema.nullable().meta({ description: 'The Discord channel that mirrors it' }),
  archived: z.boolean().meta({ description: 'Its channel has been deleted at Discord' }),
  messages: z.int(),
  unread: z.boolean().meta({ description: 'Whether the caller’s side has messages to read' }),
  createdAt: InstantSchema,
  updatedAt: InstantSchema,
  firstAnswerAt: InstantSchema.nullable(),
  closedAt: InstantSchema.nullable(),
});
export type Ticket = z.infer<typeof TicketSchema>;

export const TicketPictureSchema = z.object({
  id: UuidSchema,
  name: z.string(),
  width: z.int(),
  height: z.int(),
});
export type TicketPicture = z.infer<typeof TicketPictureSchema>;

export const PictureContentSchema = z.object({ type: z.literal('image/webp'), data: z.string() });

export const SentPicturesSchema = z
  .array(UuidSchema)
  .max(TICKET_LIMITS.pictures)
  .default([])
  .meta({ description: 'Ids of pictures that the caller has uploaded' });

export const TicketMessageSchema = z.object({
  id: UuidSchema,
  ticket: TicketIdSchema.meta({ description: 'Where it was written; another one after a merge' }),
  by: PlayerReferenceSchema.nullable().meta({ description: 'Null once the account is gone' }),
  side: z.enum(TICKET_SIDES),
  text: z.string(),
  pictures: z.array(TicketPictureSchema),
  sentAt: InstantSchema,
});
export type TicketMessage = z.infer<typeof TicketMessageSchema>;

/** The newest message that somebody of each side has seen. */
export const TicketSeenSchema = z.object({
  player: UuidSchema.nullable(),
  staff: UuidSchema.nullable(),
});
export type TicketSeen = z.infer<typeof TicketSeenSchema>;

export const TicketConversationSchema = z.object({
  ticket: TicketSchema,
  side: z.enum(TICKET_SIDES).meta({ description: 'The side of the caller' }),
  messages: z.array(TicketMessageSchema).meta({ description: 'Oldest first, with merged ones' }),
  seen: TicketSeenSchema,
  refusal: z.string().nullable().meta({ description: 'Why the caller cannot answer, or null' }),
});
export type TicketConversation = z.infer<typeof TicketConversationSchema>;

/** For staff alone. */
export const TicketNoteSchema = z.object({
  id: UuidSchema,
  by: PlayerReferenceSchema.nullable(),
  text: z.string(),
  at: InstantSchema,
});
export type TicketNote = z.infer<typeof TicketNoteSchema>;

export const CannedAnswerContentSchema = z.object({
  title: LineSchema.max(TICKET_LIMITS.cannedTitle),
  text: z.string().trim().min(1).max(TICKET_LIMITS.text),
});

export const CannedAnswerSchema = CannedAnswerContentSchema.extend({
  id: UuidSchema,
  revision: RevisionSchema,
});
export type CannedAnswer = z.infer<typeof CannedAnswerSchema>;

/** A ban in force of the caller, or of the team that the caller leads, and the ticket that appeals it. */
export const OwnBanSchema = BanSchema.extend({
  id: UuidSchema,
  team: z.string().nullable().meta({ description: 'The banned team; null for the own ban' }),
  since: InstantSchema,
  ticket: TicketIdSchema.nullable(),
});
export type OwnBan = z.infer<typeof OwnBanSchema>;

const DurationSchema = z.int().nullable().meta({ description: 'Milliseconds, null without data' });

export const TicketStatisticsSchema = z.object({
  total: z.int(),
  states: z.record(TicketStateSchema, z.int()),
  firstAnswer: DurationSchema.meta({ description: 'Median until the first answer of staff' }),
  timeToClose: DurationSchema.meta({ description: 'Median until closed' }),
  previous: z
    .object({ total: z.int(), firstAnswer: DurationSchema, timeToClose: DurationSchema })
    .meta({ description: 'Of the period before, which is as long' }),
  days: z.array(
    z.object({
      day: InstantSchema,
      opened: z.int(),
      closed: z.int(),
      unresolved: z.int().meta({ description: 'Not closed at the end of the day' }),
      firstAnswer: DurationSchema.meta({ description: 'Median of those opened on the day' }),
    }),
  ),
  categories: z.array(z.object({ category: TicketCategorySchema, tickets: z.int() })),
  staff: z.array(
    z.object({
      player: PlayerReferenceSchema,
      assigned: z.int(),
      answered: z.int(),
      closed: z.int(),
      messages: z.int(),
      firstAnswer: DurationSchema,
    }),
  ),
});
export type TicketStatistics = z.infer<typeof TicketStatisticsSchema>;
