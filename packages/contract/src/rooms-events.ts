import { z } from 'zod';
import { eventsOf } from './define-channel';
import { VetoSchema } from './match-schemas';
import { MatchIdSchema, UuidSchema } from './scalars';

const NothingSchema = z.object({});

/** The public events of a room. */
export const publicRoomEvents = {
  // The whole veto, so that a page that missed an event is correct after the next.
  'veto.changed': z.object({ veto: VetoSchema }),
  'room.changed': NothingSchema,
};

/** Never with texts: players who left the team may still be subscribed, but cannot read them. */
export const roomEvents = {
  'room.changed': NothingSchema,
  'room.staff_call_changed': NothingSchema,
  ...eventsOf(['chat.sent', 'chat.deleted'], z.object({ id: UuidSchema })),
};

/** A veto change that is public only after the stream delay. */
export const vetoStaffEvents = { 'veto.changed': z.object({ match: MatchIdSchema }) };
