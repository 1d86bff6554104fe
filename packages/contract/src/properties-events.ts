import { z } from 'zod';
import { eventsOf } from './define-channel';
import { PropertyIdSchema } from './properties';

/** Who may know the value is decided when it is read. */
export const propertyEvents = eventsOf(
  ['property.created', 'property.written', 'property.permissions_changed', 'property.deleted'],
  z.object({ id: PropertyIdSchema }),
);

export type PropertyEvent = keyof typeof propertyEvents;
