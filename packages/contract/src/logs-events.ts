import { z } from 'zod';
import { eventsOf } from './define-channel';
import { UuidSchema } from './scalars';

/** For moderators who look at the log: an admin has edited, deleted or restored an entry. */
export const logEvents = eventsOf(['log.entry_changed'], z.object({ id: UuidSchema }));

/** The newest entry of each log. Sent at most every two seconds, however many entries there are. */
export const LogPositionsSchema = z.object({
  audit: UuidSchema.nullable(),
  player: UuidSchema.nullable(),
});
