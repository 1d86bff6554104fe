import { z } from 'zod';
import { eventsOf } from './define-channel';
import { UuidSchema } from './scalars';

/** Links that let people pass the access queue. Their tokens never travel. */
export const queueEvents = eventsOf(
  ['queue.link_created', 'queue.link_used', 'queue.link_revoked'],
  z.object({ id: UuidSchema }),
);

export type QueueEvent = keyof typeof queueEvents;
