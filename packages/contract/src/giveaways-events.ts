import { z } from 'zod';
import { eventsOf } from './define-channel';
import { UuidSchema } from './scalars';

/** Giveaways are public, except for their codes: the events carry only ids. */
export const giveawayEvents = {
  ...eventsOf(
    [
      'giveaway.created',
      'giveaway.edited',
      'giveaway.deleted',
      'giveaway.opened',
      'giveaway.closed',
      'giveaway.drawn',
      'giveaway.paid',
    ],
    z.object({ id: UuidSchema }),
  ),
  /** At most once a second for a giveaway, however many enter. */
  'giveaway.entered': z.object({ id: UuidSchema, entries: z.int() }),
};

export type GiveawayEvent = keyof typeof giveawayEvents;
