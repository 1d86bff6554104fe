import { z } from 'zod';
import { defineCall } from './define';
import { InstantSchema, UuidSchema } from './scalars';

export const NotificationSchema = z.object({
  id: UuidSchema,
  type: z.string().meta({ description: 'The event that it tells of, such as match.finished' }),
  title: z.string(),
  text: z.string(),
  link: z.string().nullable().meta({ description: 'A path of the site' }),
  createdAt: InstantSchema,
  readAt: InstantSchema.nullable(),
});
export type Notification = z.infer<typeof NotificationSchema>;

export const notifications = {
  markRead: defineCall({
    method: 'POST',
    path: '/notifications/mark-read',
    who: 'login',
    summary: 'Mark an own notification as read',
    input: z.object({ id: UuidSchema }),
    output: z.object({ notification: NotificationSchema, unread: z.int() }),
    // A full list is read in one go, one call for each row that comes into view.
    limit: { calls: 300, seconds: 60 },
    available: false,
  }),
};
