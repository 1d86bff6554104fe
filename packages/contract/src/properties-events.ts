import { z } from 'zod';
import { eventsOf } from './define-channel';
import { PropertyIdSchema } from './properties';

/** Without the value, because reading it needs a permission. */
export const propertyEvents = eventsOf(
  ['property.created', 'property.written', 'property.permissions_changed', 'property.deleted'],
  z.object({ id: PropertyIdSchema }),
);

export type PropertyEvent = keyof typeof propertyEvents;
