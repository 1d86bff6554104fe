import { z } from 'zod';
import { NotificationKindSchema, NotificationSchema } from './notifications';
import { UuidSchema } from './scalars';

export const notificationEvents = {
  'notification.added': z.object({ notification: NotificationSchema }),
  // Single notifications, or all up to one.
  'notification.read': z.union([
    z.object({ ids: z.array(UuidSchema) }),
    z.object({ upTo: UuidSchema }),
  ]),
  'notification.preferences_changed': z.object({ kind: NotificationKindSchema }),
};
