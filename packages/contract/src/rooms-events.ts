import { z } from 'zod';
import { eventsOf } from './define-channel';
import { VetoSchema } from './match-schemas';
import { MatchIdSchema, UuidSchema } from './scalars';

const NothingSchema = z.object({});

/** What everyone may see of a room. */
export const publicRoomEvents = {
  // The whole veto: a page that missed one shows the truth with the next.
  'veto.changed': z.object({ veto: VetoSchema }),
  'room.changed': NothingSchema,
};

/** Never a text: who has left the team meanwhile may still be listening, but cannot read. */
export const roomEvents = {
  'room.changed': NothingSchema,
  'room.staff_call_changed': NothingSchema,
  ...eventsOf(['chat.sent', 'chat.deleted'], z.object({ id: UuidSchema })),
};

/** A veto that the public sees later, by the stream delay. */
export const vetoStaffEvents = { 'veto.changed': z.object({ match: MatchIdSchema }) };
