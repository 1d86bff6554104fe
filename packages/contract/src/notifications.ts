import { z } from 'zod';
import { defineAction, defineCall } from './define';
import { READ_LIMIT } from './limits';
import { NOTIFICATION_KIND_NAMES } from './notification-kinds';
import { InstantSchema, UuidSchema } from './scalars';

export const NotificationKindSchema = z.enum(NOTIFICATION_KIND_NAMES);

const WithoutResultSchema = z.object({ title: z.string(), text: z.string() });
export type WithoutResult = z.infer<typeof WithoutResultSchema>;

export const NotificationSchema = z.object({
  id: UuidSchema,
  kind: NotificationKindSchema,
  type: z.string().meta({ description: 'The event that it tells of, such as match.finished' }),
  title: z.string(),
  text: z.string(),
  link: z.string().nullable().meta({ description: 'A path of the site, such as /app/match/12' }),
  withoutResult: WithoutResultSchema.nullable().meta({
    description: 'What to show instead to people who want no results; null if it has none',
  }),
  createdAt: InstantSchema,
  readAt: InstantSchema.nullable(),
});
export type Notification = z.infer<typeof NotificationSchema>;

const UnreadSchema = z.int().meta({ description: 'How many the caller has not read' });

/** How an account is notified of one kind. */
export const NotificationPreferenceSchema = z.object({
  kind: NotificationKindSchema,
  label: z.string(),
  about: z.string(),
  site: z.boolean().meta({ description: 'In the inbox of the site' }),
  push: z.boolean().meta({ description: 'To the browsers that take push notifications' }),
});
export type NotificationPreference = z.infer<typeof NotificationPreferenceSchema>;

export const notifications = {
  markRead: defineCall({
    method: 'POST',
    path: '/notifications/mark-read',
    who: 'login',
    summary: 'Mark an own notification as read',
    input: z.object({ id: UuidSchema }),
    output: z.object({ notification: NotificationSchema, unread: UnreadSchema }),
    // One call for each row that becomes visible, and a long list is scrolled quickly.
    limit: { calls: 300, seconds: 60 },
  }),

  markAllRead: defineAction({
    object: 'notification',
    action: 'mark_all_read',
    value: 'upTo',
    who: 'login',
    summary: 'Mark every own notification as read, up to the newest that the caller saw',
    input: z.object({
      upTo: UuidSchema.optional().meta({ description: 'Those that came later stay unread' }),
    }),
    output: z.object({ unread: UnreadSchema }),
  }),

  list: defineAction({
    object: 'notification',
    action: 'list',
    who: 'login',
    summary: 'List the own notifications, newest first',
    input: z.object({
      unreadOnly: z.boolean().default(false),
      before: UuidSchema.optional().meta({ description: 'Only those older than this one' }),
      count: z.int().min(1).max(100).default(30),
    }),
    output: z.object({
      notifications: z.array(NotificationSchema),
      more: z.boolean().meta({ description: 'Whether there are older ones' }),
      unread: UnreadSchema,
    }),
    limit: READ_LIMIT,
  }),

  unread: defineAction({
    object: 'notification',
    action: 'unread',
    who: 'login',
    summary: 'Count the own notifications that are not read',
    input: z.object({}),
    output: z.object({ unread: UnreadSchema }),
    limit: READ_LIMIT,
  }),

  preferences: defineAction({
    object: 'notification',
    action: 'get_preferences',
    who: 'login',
    summary: 'Read of what the caller is told, and how',
    input: z.object({}),
    output: z.array(NotificationPreferenceSchema),
    limit: READ_LIMIT,
  }),

  setPreference: defineAction({
    object: 'notification',
    action: 'set_preference',
    value: 'kind',
    who: 'login',
    summary: 'Choose how the caller is told of one kind of event',
    input: z.object({
      kind: NotificationKindSchema,
      site: z.boolean().optional(),
      push: z.boolean().optional(),
    }),
    output: z.array(NotificationPreferenceSchema),
  }),
};
