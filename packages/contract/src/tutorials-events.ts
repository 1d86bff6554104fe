import { z } from 'zod';

/** Says which page only: drafts change too, and nobody learns of what they say. */
export const tutorialEvents = {
  'tutorial.changed': z.object({ page: z.enum(['tips', 'weapons', 'maps']) }),
};
