import { z } from 'zod';
import { ChatChannelIdSchema, ChatMessageSchema } from './chat-schemas';
import { InstantSchema, UuidSchema } from './scalars';

/** With the whole message, so that thousands of readers need no request. */
export const chatEvents = {
  'chat.message_added': z.object({ message: ChatMessageSchema }),
  /** Edited, or restored after a deletion. */
  'chat.message_changed': z.object({ message: ChatMessageSchema }),
  'chat.message_deleted': z.object({ id: UuidSchema }),
};

/** Empty: everyone hears it, also of channels that only moderators know. */
export const chatListEvents = { 'chat.channels_changed': z.object({}) };

export const chatAccountEvents = {
  /** On one page of the account; the others count along. */
  'chat.channel_read': z.object({
    channel: ChatChannelIdSchema,
    lastRead: UuidSchema,
    unread: z.int().meta({ description: 'At most 100' }),
  }),
  'chat.time_out_changed': z.object({
    until: InstantSchema.nullable().meta({ description: 'Null where it was lifted' }),
  }),
};
