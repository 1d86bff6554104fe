import { TICKET_SIDES } from '@mes/domain/support/tickets';
import { z } from 'zod';
import { eventsOf } from './define-channel';
import { UuidSchema } from './scalars';
import { TicketIdSchema, TicketMessageSchema, TicketSeenSchema } from './support-schemas';

const TicketReferenceSchema = z.object({ id: TicketIdSchema });

/** For the player and staff: never anything of an internal note. */
export const ticketEvents = {
  'ticket.message_added': z.object({ message: TicketMessageSchema }),
  // State, assignee or merge: pages read it again.
  'ticket.changed': TicketReferenceSchema,
  'ticket.seen': TicketSeenSchema,
};

/** Who is writing now. Not stored: pages forget it after a few seconds. */
export const TicketTypingSchema = z.object({
  side: z.enum(TICKET_SIDES),
  name: z.string(),
});
export type TicketTyping = z.infer<typeof TicketTypingSchema>;

export const ticketNoteEvents = { 'ticket.note_added': z.object({ id: UuidSchema }) };

/** For lists: the staff’s, and on the channel of the account the own ones. */
export const ticketListEvents = eventsOf(
  ['ticket.opened', 'ticket.changed'],
  TicketReferenceSchema,
);
