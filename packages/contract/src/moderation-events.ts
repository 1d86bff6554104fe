import { z } from 'zod';
import { eventsOf } from './define-channel';
import { AboutSchema } from './moderation-schemas';

const SubjectSchema = z.object({
  kind: z.enum(['player', 'team']),
  id: z.string().meta({ description: 'Player id or team name' }),
});

/** For everyone: the blacklist is public. */
export const banEvents = eventsOf(['ban.created', 'ban.lifted'], SubjectSchema);

/** For moderators who look at the same person or team. */
export const noteEvents = eventsOf(['notes.changed'], z.object({ about: AboutSchema }));
