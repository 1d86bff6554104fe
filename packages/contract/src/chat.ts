import { CHAT_LIMITS, CHAT_ROLES } from '@mes/domain/chat/limits';
import { z } from 'zod';
import {
  ChatChannelContentSchema,
  ChatChannelIdSchema,
  ChatChannelSchema,
  ChatMessageSchema,
  ChatPageSchema,
  ChatTimeOutSchema,
  ChatWordSchema,
  OwnChatStateSchema,
  StaffChatMessageSchema,
  StaffChatPageSchema,
} from './chat-schemas';
import { defineAction } from './define';
import { READ_LIMIT } from './limits';
import { InstantSchema, NothingSchema, PlayerIdSchema, UuidSchema } from './scalars';
import { REPORT_REASONS } from './vocabulary';

const OneMessageSchema = z.object({ id: UuidSchema });
const OneChannelSchema = z.object({ id: ChatChannelIdSchema });
const TextSchema = z.string().min(1).max(CHAT_LIMITS.message);
const ReasonSchema = z.string().trim().min(1).max(CHAT_LIMITS.reason);
/** Enough for a lively conversation; a script notices. */
const WRITE_LIMIT = { calls: 30, seconds: 60 };

/** At most one of `before`, `after` and `around`; the newest without them. */
const PageSchema = z.object({
  channel: ChatChannelIdSchema,
  before: UuidSchema.optional().meta({ description: 'Only messages older than this one' }),
  after: UuidSchema.optional().meta({ description: 'Only messages newer than this one' }),
  around: UuidSchema.optional().meta({ description: 'This message in its context' }),
  count: z.int().min(1).max(100).default(50),
});

const readerCalls = {
  channels: defineAction({
    object: 'chat',
    action: 'channels',
    who: 'public',
    summary: 'List the channels that everyone may read, archived ones last',
    input: z.object({}),
    output: z.array(ChatChannelSchema),
    cache: { seconds: 300, until: ['chats'] },
    revision: 'chats',
  }),

  messages: defineAction({
    object: 'chat',
    action: 'messages',
    value: 'channel',
    who: 'public',
    summary: 'Read messages of a channel that everyone may read',
    input: PageSchema,
    output: ChatPageSchema,
    // Names of authors change without an event of the channel.
    cache: { seconds: 60, until: ['chat:{channel}'] },
    revision: 'chat:{channel}',
  }),

  search: defineAction({
    object: 'chat',
    action: 'search',
    who: 'public',
    summary: 'Search messages of all channels that the caller may read, newest first',
    input: z.object({
      query: z.string().trim().max(200).default('').meta({ description: 'Words or their start' }),
      player: PlayerIdSchema.optional().meta({ description: 'Only messages of this player' }),
      channel: ChatChannelIdSchema.optional(),
      from: InstantSchema.optional(),
      to: InstantSchema.optional(),
      before: UuidSchema.optional().meta({ description: 'Only messages older than this one' }),
      count: z.int().min(1).max(100).default(30),
    }),
    output: z.object({
      messages: z.array(StaffChatMessageSchema).meta({
        description: 'Deleted ones and original texts for moderators only',
      }),
      more: z.boolean(),
    }),
    limit: { calls: 60, seconds: 60 },
  }),
};

const memberCalls = {
  ownState: defineAction({
    object: 'chat',
    action: 'own_state',
    who: 'login',
    summary: 'Read what the caller has not read yet, and whether they may write',
    input: z.object({}),
    output: OwnChatStateSchema,
    limit: READ_LIMIT,
  }),

  markRead: defineAction({
    object: 'chat',
    action: 'mark_read',
    value: 'channel',
    who: 'login',
    summary: 'Mark a channel as read, up to the newest message that the caller saw',
    input: z.object({ channel: ChatChannelIdSchema, upTo: UuidSchema }),
    output: NothingSchema,
    limit: { calls: 120, seconds: 60 },
  }),

  send: defineAction({
    object: 'chat',
    action: 'send',
    value: 'channel',
    who: 'login',
    summary: 'Write a message in a channel',
    input: z.object({ channel: ChatChannelIdSchema, text: TextSchema }),
    output: ChatMessageSchema,
    limit: WRITE_LIMIT,
  }),

  edit: defineAction({
    object: 'chat',
    action: 'edit',
    value: 'id',
    who: 'login',
    summary: 'Change an own message within 15 minutes',
    input: OneMessageSchema.extend({ text: TextSchema }),
    output: ChatMessageSchema,
    limit: WRITE_LIMIT,
  }),

  deleteOwn: defineAction({
    object: 'chat',
    action: 'delete_own',
    value: 'id',
    who: 'login',
    summary: 'Delete an own message',
    input: OneMessageSchema,
    output: NothingSchema,
    limit: WRITE_LIMIT,
  }),

  report: defineAction({
    object: 'chat',
    action: 'report',
    value: 'id',
    who: 'login',
    summary: 'Show a message to the moderators, once for each person',
    input: OneMessageSchema.extend({
      reason: z.enum(REPORT_REASONS),
      note: z.string().trim().max(1_000).default(''),
    }),
    output: NothingSchema,
    limit: { calls: 20, seconds: 600 },
  }),
};

const moderatorCalls = {
  staffMessages: defineAction({
    object: 'chat',
    action: 'staff_messages',
    value: 'channel',
    who: 'Moderator',
    summary: 'Read messages of any channel, with deleted ones and original texts',
    input: PageSchema,
    output: StaffChatPageSchema,
    revision: 'chat:{channel}',
    limit: READ_LIMIT,
  }),

  remove: defineAction({
    object: 'chat',
    action: 'remove',
    value: 'id',
    who: 'Moderator',
    summary: 'Delete a message of anyone; moderators still see it',
    input: OneMessageSchema.extend({ reason: ReasonSchema }),
    output: NothingSchema,
  }),

  restore: defineAction({
    object: 'chat',
    action: 'restore',
    value: 'id',
    who: 'Moderator',
    summary: 'Bring back a message that a moderator has deleted',
    input: OneMessageSchema,
    output: ChatMessageSchema,
  }),

  timeOut: defineAction({
    object: 'chat',
    action: 'time_out',
    value: 'player',
    who: 'Moderator',
    summary: 'Keep a player from writing in the chat for five minutes to seven days',
    input: z.object({
      player: PlayerIdSchema,
      minutes: z
        .int()
        .min(CHAT_LIMITS.timeOutMinutes.min)
        .max(CHAT_LIMITS.timeOutMinutes.max)
        .meta({ description: 'From now; replaces a time-out in force' }),
      reason: ReasonSchema,
    }),
    output: ChatTimeOutSchema,
  }),

  endTimeOut: defineAction({
    object: 'chat',
    action: 'end_time_out',
    value: 'player',
    who: 'Moderator',
    summary: 'Let a player write in the chat again',
    input: z.object({ player: PlayerIdSchema }),
    output: NothingSchema,
  }),

  timeOuts: defineAction({
    object: 'chat',
    action: 'time_outs',
    who: 'Moderator',
    summary: 'List the time-outs in force, the newest first',
    input: z.object({}),
    output: z.array(ChatTimeOutSchema),
    limit: READ_LIMIT,
  }),

  words: defineAction({
    object: 'chat',
    action: 'words',
    who: 'Moderator',
    summary: 'List the words that the filter of the chat refuses',
    input: z.object({}),
    output: z.array(ChatWordSchema),
    limit: READ_LIMIT,
  }),

  addWord: defineAction({
    object: 'chat',
    action: 'add_word',
    value: 'word',
    who: 'Moderator',
    summary: 'Refuse messages with a word; a * at an end also matches longer words',
    input: z.object({ word: z.string().trim().min(2).max(CHAT_LIMITS.word) }),
    output: z.array(ChatWordSchema),
  }),

  deleteWord: defineAction({
    object: 'chat',
    action: 'delete_word',
    value: 'word',
    who: 'Moderator',
    summary: 'Take a word out of the filter of the chat',
    input: z.object({ word: z.string().trim().min(1).max(CHAT_LIMITS.word) }),
    output: z.array(ChatWordSchema),
  }),
};

const channelCalls = {
  allChannels: defineAction({
    object: 'chat',
    action: 'all_channels',
    who: 'Moderator',
    summary: 'List all channels, archived ones last',
    input: z.object({}),
    output: z.array(ChatChannelSchema),
    revision: 'chats',
    limit: READ_LIMIT,
  }),

  createChannel: defineAction({
    object: 'chat',
    action: 'create_channel',
    who: 'Moderator',
    summary: 'Add a channel to the chat',
    input: ChatChannelContentSchema.extend({
      readers: z.enum(CHAT_ROLES).default('everyone').meta({
        description: 'Cannot be changed later',
      }),
    }),
    output: ChatChannelSchema,
  }),

  editChannel: defineAction({
    object: 'chat',
    action: 'edit_channel',
    value: 'id',
    who: 'Moderator',
    summary: 'Rename a channel, or change its rules',
    input: OneChannelSchema.extend(ChatChannelContentSchema.shape),
    output: ChatChannelSchema,
  }),

  orderChannels: defineAction({
    object: 'chat',
    action: 'order_channels',
    who: 'Moderator',
    summary: 'Put the channels of the chat in order',
    input: z.object({
      ids: z.array(ChatChannelIdSchema).min(1).max(CHAT_LIMITS.channels).meta({
        description: 'From the first one; those that are left out keep their place behind',
      }),
    }),
    output: z.array(ChatChannelSchema),
  }),

  archiveChannel: defineAction({
    object: 'chat',
    action: 'archive_channel',
    value: 'id',
    who: 'Moderator',
    summary: 'Close a channel, which can still be read, or open it again',
    input: OneChannelSchema.extend({ archived: z.boolean().default(true) }),
    output: ChatChannelSchema,
  }),
};

export const chat = { ...readerCalls, ...memberCalls, ...moderatorCalls, ...channelCalls };
