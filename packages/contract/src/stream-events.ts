import { z } from 'zod';
import { eventsOf } from './define-channel';
import { RevisionSchema } from './scalars';
import { OverlayOrderSchema } from './stream-control';

/** Without data: subscribers reload what they show. */
export const streamEvents = eventsOf(
  [
    'stream.configured',
    'stream.followed',
    'stream.rehearsed',
    'stream.directed',
    'stream.scored',
    'stream.stocked',
  ],
  z.object({ revision: RevisionSchema }),
);

/** Reaches every overlay as a `custom` message. */
export const overlayEvents = { 'overlay.ordered': OverlayOrderSchema };

export type StreamEvent = keyof typeof streamEvents;
