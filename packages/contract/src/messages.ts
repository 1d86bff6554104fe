import { z } from 'zod';
import { defineAction } from './define';
import { PlayerReferenceSchema } from './references';
import { InstantSchema, PlayerIdSchema, UuidSchema } from './scalars';

export const MAX_MESSAGE = 2_000;

export const PrivateMessageSchema = z.object({
  id: UuidSchema,
  userId: PlayerIdSchema.meta({ description: 'Who wrote it' }),
  message: z.string(),
  sentAt: InstantSchema,
  age: z.int().meta({ description: 'Milliseconds from sending to this answer' }),
});
export type PrivateMessage = z.infer<typeof PrivateMessageSchema>;

export const PrivateChannelSchema = z.object({
  user: PlayerReferenceSchema.meta({ description: 'The other side' }),
  last: PrivateMessageSchema.nullable(),
  unread: z.int(),
});
export type PrivateChannel = z.infer<typeof PrivateChannelSchema>;

export const ConversationAnswerSchema = z.discriminatedUnion('action', [
  z.object({
    action: z.literal('get_conversation'),
    user: PlayerReferenceSchema,
    messages: z.array(PrivateMessageSchema).meta({ description: 'Newest first' }),
    more: z.boolean().meta({ description: 'Whether there are older ones' }),
  }),
  z.object({
    action: z.literal('get_channels'),
    channels: z.array(PrivateChannelSchema).meta({ description: 'Newest message first' }),
  }),
  z.object({
    action: z.literal('send_message'),
    message: PrivateMessageSchema,
  }),
]);
export type ConversationAnswer = z.infer<typeof ConversationAnswerSchema>;

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
      before: UuidSchema.optional().meta({ description: 'Only messages older than this one' }),
      count: z.int().min(1).max(100).default(50),
    }),
    output: ConversationAnswerSchema,
    // Reading and sending share it: fast enough for a lively talk with the page kept up to date.
    limit: { calls: 120, seconds: 60 },
    available: false,
  }),
};
