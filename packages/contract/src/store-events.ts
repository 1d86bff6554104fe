import { z } from 'zod';
import { eventsOf } from './define-channel';
import { UuidSchema } from './scalars';

/** An item was added, edited, archived, or a piece of it was taken or returned. */
export const storeItemEvents = { 'store.item_changed': z.object({ id: UuidSchema }) };

export const storeRequestEvents = eventsOf(
  ['store.request_created', 'store.request_ended'],
  z.object({ id: UuidSchema }),
);
