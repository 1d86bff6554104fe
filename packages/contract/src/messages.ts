import { z } from 'zod';
import { MAX_MESSAGE } from './constants';
import { defineAction } from './define';
import { READ_LIMIT } from './limits';
import { PageInputSchema, PlayerReferenceSchema } from './references';
import { InstantSchema, NothingSchema, PlayerIdSchema, UuidSchema } from './scalars';
import { TicketIdSchema } from './support-schemas';
import { REPORT_REASONS, REPORT_STATES, REQUEST_OUTCOMES } from './vocabulary';

export const PrivateMessageSchema = z.object({
  id: UuidSchema,
  userId: PlayerIdSchema.meta({ description: 'Who wrote it' }),
  message: z.string(),
  sentAt: InstantSchema,
  age: z.int().meta({ description: 'Milliseconds from sending to this answer' }),
});
export type PrivateMessage = z.infer<typeof PrivateMessageSchema>;

const UnreadSchema = z.int().meta({ description: 'How many messages the caller has not read' });

export const PrivateChannelSchema = z.object({
  user: PlayerReferenceSchema.meta({ description: 'The other side' }),
  last: PrivateMessageSchema.nullable(),
  unread: UnreadSchema,
});
export type PrivateChannel = z.infer<typeof PrivateChannelSchema>;

export const ConversationSchema = z.object({
  action: z.literal('get_conversation'),
  user: PlayerReferenceSchema,
  messages: z.array(PrivateMessageSchema).meta({ description: 'Newest first' }),
  more: z.boolean().meta({ description: 'Whether there are older ones' }),
  unread: UnreadSchema,
  blocked: z.boolean().meta({ description: 'Whether the caller has blocked the other side' }),
  refusal: z.string().nullable().meta({
    description: 'Why nobody can write to the other side, or null',
  }),
});
export type Conversation = z.infer<typeof ConversationSchema>;

export const ChannelsSchema = z.object({
  action: z.literal('get_channels'),
  channels: z.array(PrivateChannelSchema).meta({ description: 'Newest message first' }),
  more: z.boolean().meta({ description: 'Whether there are older ones' }),
});

export const ConversationResponseSchema = z.discriminatedUnion('action', [
  ConversationSchema,
  ChannelsSchema,
  z.object({ action: z.literal('send_message'), message: PrivateMessageSchema }),
]);
export type ConversationResponse = z.infer<typeof ConversationResponseSchema>;

/** Published on `account:{id}` of both users, each with the other as `user`. */
export const MessageAddedSchema = z.object({
  user: PlayerReferenceSchema,
  message: PrivateMessageSchema,
});
export type MessageAdded = z.infer<typeof MessageAddedSchema>;

/** Published on `account:{id}` for the other open pages of the reader. */
export const MessageReadSchema = z.object({ userId: PlayerIdSchema, unread: UnreadSchema });
export type MessageRead = z.infer<typeof MessageReadSchema>;

export const MessageReportSchema = z.object({
  id: UuidSchema,
  message: z.string().meta({ description: 'As it was when it was reported' }),
  sentAt: InstantSchema,
  sender: PlayerReferenceSchema,
  reporter: PlayerReferenceSchema.nullable(),
  reason: z.enum(REPORT_REASONS),
  note: z.string(),
  createdAt: InstantSchema,
  state: z.enum(REPORT_STATES),
  resolution: z
    .object({
      outcome: z.enum(REQUEST_OUTCOMES),
      note: z.string(),
      by: PlayerReferenceSchema.nullable(),
      at: InstantSchema,
    })
    .nullable(),
  ticket: TicketIdSchema.nullable().meta({ description: 'Null for reports from before tickets' }),
});
export type MessageReport = z.infer<typeof MessageReportSchema>;

const ConversationKeySchema = z.object({ userId: PlayerIdSchema });
const BlockedSchema = z.object({ blocked: z.boolean() });
const NoteSchema = z.string().trim().max(1_000).default('');

export const messages = {
  privateConversation: defineAction({
    object: 'discord',
    action: 'private_conversation',
    value: 'userId',
    who: 'login',
    summary: 'Read or continue a private conversation, or list the own ones',
    input: z.object({
      action: z.enum(['get_conversation', 'get_channels', 'send_message']),
      userId: PlayerIdSchema.optional().meta({
        description: 'The other side; needed for all but get_channels',
      }),
      message: z.string().trim().min(1).max(MAX_MESSAGE).optional().meta({
        description: 'Needed for send_message',
      }),
      before: UuidSchema.optional().meta({
        description: 'Only messages, or conversations with a last one, older than this message',
      }),
      count: z.int().min(1).max(100).default(50),
    }),
    output: ConversationResponseSchema,
    // Shared by reading and sending: enough for a fast conversation.
    limit: { calls: 300, seconds: 60 },
  }),

  unread: defineAction({
    object: 'message',
    action: 'unread',
    who: 'login',
    summary: 'Count the private messages that the caller has not read',
    input: z.object({}),
    output: z.object({ unread: UnreadSchema }),
    limit: READ_LIMIT,
  }),

  markRead: defineAction({
    object: 'message',
    action: 'mark_read',
    value: 'userId',
    who: 'login',
    summary: 'Mark a private conversation as read, up to the newest message that the caller saw',
    input: ConversationKeySchema.extend({
      upTo: UuidSchema.optional().meta({ description: 'Those that came later stay unread' }),
    }),
    output: z.object({ unread: UnreadSchema.meta({ description: 'Of this conversation' }) }),
    // One call for each message that arrives in an open conversation.
    limit: { calls: 300, seconds: 60 },
  }),

  block: defineAction({
    object: 'message',
    action: 'block',
    value: 'userId',
    who: 'login',
    summary: 'Take no more private messages from a player',
    input: ConversationKeySchema,
    output: BlockedSchema,
  }),

  unblock: defineAction({
    object: 'message',
    action: 'unblock',
    value: 'userId',
    who: 'login',
    summary: 'Take private messages from a player again',
    input: ConversationKeySchema,
    output: BlockedSchema,
  }),

  blocked: defineAction({
    object: 'message',
    action: 'list_blocked',
    who: 'login',
    summary: 'List the players whose private messages the caller does not take',
    input: z.object({}),
    output: z.array(PlayerReferenceSchema),
    limit: READ_LIMIT,
  }),

  report: defineAction({
    object: 'message',
    action: 'report',
    value: 'messageId',
    who: 'login',
    summary: 'Show a private message that the caller received to the moderators',
    input: z.object({
      messageId: UuidSchema,
      reason: z.enum(REPORT_REASONS),
      note: NoteSchema,
    }),
    output: NothingSchema,
    limit: { calls: 20, seconds: 600 },
  }),

  reports: defineAction({
    object: 'message',
    action: 'reports',
    who: 'Moderator',
    summary: 'List reported private messages, newest first',
    input: PageInputSchema.extend({
      state: z.enum([...REPORT_STATES, 'all']).default('open'),
      sender: PlayerIdSchema.optional().meta({ description: 'Of everybody unless given' }),
    }),
    output: z.array(MessageReportSchema),
    paged: true,
    revision: 'staff',
    limit: READ_LIMIT,
  }),

  resolveReport: defineAction({
    object: 'message',
    action: 'resolve_report',
    value: 'id',
    who: 'Moderator',
    summary: 'Close a report of a private message',
    input: z.object({
      id: UuidSchema,
      outcome: z.enum(REQUEST_OUTCOMES),
      note: NoteSchema,
    }),
    output: MessageReportSchema,
  }),
};
