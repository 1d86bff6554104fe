import { CHAT_LIMITS, CHAT_ROLES, LINK_RULES } from '@mes/domain/chat/limits';
import { z } from 'zod';
import { PlayerReferenceSchema } from './references';
import { InstantSchema, LineSchema, MALFORMED_ID, PlayerIdSchema, UuidSchema } from './scalars';

export const ChatChannelIdSchema = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/, MALFORMED_ID);

/** What staff set. Who may read a channel is decided when it is created. */
export const ChatChannelContentSchema = z.object({
  name: LineSchema.max(CHAT_LIMITS.channelName),
  about: z.string().trim().max(CHAT_LIMITS.about).default(''),
  writers: z.enum(CHAT_ROLES).default('everyone'),
  slowModeSeconds: z
    .int()
    .min(0)
    .max(CHAT_LIMITS.slowModeSeconds)
    .default(0)
    .meta({ description: 'Between two messages of one person; 0 for none' }),
  links: z.enum(LINK_RULES).default('on'),
});

export const ChatChannelSchema = z.object({
  id: ChatChannelIdSchema,
  name: z.string(),
  about: z.string(),
  readers: z.enum(CHAT_ROLES),
  writers: z.enum(CHAT_ROLES),
  slowModeSeconds: z.int(),
  links: z.enum(LINK_RULES),
  archived: z.boolean().meta({ description: 'Can be read, but nobody writes any more' }),
});
export type ChatChannel = z.infer<typeof ChatChannelSchema>;

export const ChatMessageSchema = z.object({
  id: UuidSchema,
  channel: ChatChannelIdSchema,
  author: PlayerReferenceSchema.nullable().meta({ description: 'Null for a deleted account' }),
  text: z.string(),
  sentAt: InstantSchema,
  editedAt: InstantSchema.nullable(),
  mentions: z.array(
    z.object({
      id: PlayerIdSchema,
      name: z.string().meta({ description: 'As it was when the message was written' }),
    }),
  ),
});
export type ChatMessage = z.infer<typeof ChatMessageSchema>;

/** As moderators see it. */
export const StaffChatMessageSchema = ChatMessageSchema.extend({
  originalText: z.string().nullable().meta({ description: 'Before the first edit, if any' }),
  deletion: z
    .object({
      at: InstantSchema,
      by: PlayerReferenceSchema.nullable(),
      reason: z.string(),
      own: z.boolean().meta({ description: 'Deleted by its author' }),
    })
    .nullable(),
});
export type StaffChatMessage = z.infer<typeof StaffChatMessageSchema>;

const pageOf = <S extends z.ZodType>(message: S) =>
  z.object({
    messages: z.array(message).meta({ description: 'Newest first' }),
    older: z.boolean().meta({ description: 'Whether there are older ones' }),
    newer: z.boolean().meta({ description: 'Whether there are newer ones' }),
  });
export const ChatPageSchema = pageOf(ChatMessageSchema);
export type ChatPage = z.infer<typeof ChatPageSchema>;
export const StaffChatPageSchema = pageOf(StaffChatMessageSchema);
export type StaffChatPage = z.infer<typeof StaffChatPageSchema>;

export const ChatTimeOutSchema = z.object({
  id: UuidSchema,
  player: PlayerReferenceSchema,
  until: InstantSchema,
  reason: z.string(),
  createdAt: InstantSchema,
  by: PlayerReferenceSchema.nullable(),
});
export type ChatTimeOut = z.infer<typeof ChatTimeOutSchema>;

/** What the caller has read, and whether they may write. */
export const OwnChatStateSchema = z.object({
  channels: z.array(
    z.object({
      channel: ChatChannelIdSchema,
      unread: z.int().meta({ description: 'At most 100' }),
      lastRead: UuidSchema,
    }),
  ),
  timeOut: z.object({ until: InstantSchema, reason: z.string() }).nullable(),
  banned: z.boolean(),
});
export type OwnChatState = z.infer<typeof OwnChatStateSchema>;

export const ChatWordSchema = z.object({
  word: z.string(),
  createdAt: InstantSchema,
  by: PlayerReferenceSchema.nullable(),
});
export type ChatWord = z.infer<typeof ChatWordSchema>;
