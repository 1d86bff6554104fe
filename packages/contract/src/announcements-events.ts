import { z } from 'zod';
import { eventsOf } from './define-channel';
import { UuidSchema } from './scalars';

/** For everyone, so they say nothing about an announcement: who may see it reads it. */
export const announcementEvents = eventsOf(
  ['announcement.published', 'announcement.changed', 'announcement.ended'],
  z.object({ id: UuidSchema }),
);

export const announcementStaffEvents = {
  /** Anything that admins see of it, also of a draft. */
  'announcement.saved': z.object({ id: UuidSchema }),
  'announcement.seen': z.object({ id: UuidSchema, accounts: z.int(), visitors: z.int() }),
};

export const announcementAccountEvents = {
  'announcement.dismissed': z.object({ id: UuidSchema }),
};
