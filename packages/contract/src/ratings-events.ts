import { z } from 'zod';
import { InstantSchema, MatchIdSchema } from './scalars';

/** A match was rated, for the first time or again. */
export const ratingEvents = { 'ratings.changed': z.object({ match: MatchIdSchema }) };

export const rebuiltRatingEvents = { 'ratings.rebuilt': z.object({}) };

export const ratingStaffEvents = {
  'ratings.rebuilt': z.object({ finishedAt: InstantSchema }),
  'ratings.rebuild_progressed': z.object({ done: z.int().min(0), total: z.int().min(0) }),
};
