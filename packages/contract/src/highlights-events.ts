import { z } from 'zod';
import { eventsOf } from './define-channel';
import { UuidSchema } from './scalars';

/** About published clips. */
export const highlightEvents = {
  ...eventsOf(
    ['clip.published', 'clip.removed', 'clip.week_decided'],
    z.object({ id: UuidSchema }),
  ),
  /** Of all clips since the last such event, at most once a second. */
  'clips.liked': z.object({ clips: z.array(z.object({ id: UuidSchema, likes: z.int() })) }),
};

/** For those who tag: a clip came in, or somebody has dealt with it. */
export const clipQueueEvents = {
  'queue.changed': z.object({ id: UuidSchema, waiting: z.int() }),
};
