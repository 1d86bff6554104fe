/** A ticket with its messages, as the rules of tickets make it. */
import { advanceTicket, NEW_TICKET, type TicketSide } from '@mes/domain/support/tickets';
import type { matches } from '../features/matches/tables';
import type { ticketMessages, ticketNotes, tickets } from '../features/support/tables';

type TicketRow = typeof tickets.$inferInsert;

export interface WrittenTicket {
  readonly ticket: TicketRow;
  readonly messages: readonly (typeof ticketMessages.$inferInsert)[];
  readonly notes: readonly (typeof ticketNotes.$inferInsert)[];
}

interface TicketStory
  extends Pick<TicketRow, 'category' | 'subject' | 'match' | 'about' | 'ban' | 'source'> {
  readonly id: number;
  /** Null where the server called staff. */
  readonly player: string | null;
  readonly staff: string;
  /** The player begins, then staff and player take turns. */
  readonly lines: readonly string[];
  readonly times: readonly number[];
  readonly closedAt: number | null;
  readonly mergedInto?: number;
  readonly note?: string;
}

/** All rows are copied with the columns of the first one. */
const NOTHING = {
  ...{ match: null, about: null, ban: null, source: null, mergedInto: null, assignee: null },
  ...{ lastByPlayer: null, lastByStaff: null, seenByPlayer: null, seenByStaff: null },
  ...{ firstAnswerBy: null, closedBy: null },
};

export type TicketMatch = typeof matches.$inferInsert;
export type NextId = (at: number) => string;
export type Story = Omit<TicketStory, 'id'>;

export function writeTicket(
  { id, player, staff, lines, times, closedAt, note, ...given }: TicketStory,
  nextId: NextId,
): WrittenTicket {
  const ticket: TicketRow = {
    ...NOTHING,
    ...given,
    ...{ id, player, createdAt: times[0]!, updatedAt: times[0]!, messages: lines.length },
  };
  let progress = NEW_TICKET;
  const messages = lines.map((text, line) => {
    const side: TicketSide = line % 2 === 0 ? 'player' : 'staff';
    const sentAt = times[line]!;
    const message = nextId(sentAt);
    progress = advanceTicket(progress, { type: 'message', side, at: sentAt });
    Object.assign(
      ticket,
      side === 'staff'
        ? { lastByStaff: message, seenByStaff: message, assignee: staff, firstAnswerBy: staff }
        : { lastByPlayer: message, seenByPlayer: message },
    );
    if (closedAt !== null) Object.assign(ticket, { seenByStaff: message, seenByPlayer: message });
    return { id: message, ticket: id, by: side === 'staff' ? staff : player, side, text, sentAt };
  });
  const at = closedAt ?? times.at(-1)!;
  if (closedAt !== null) {
    progress = advanceTicket(progress, { type: 'state', state: 'closed', at });
    Object.assign(ticket, { closedBy: staff, assignee: staff });
  }
  const notes =
    note && ticket.assignee
      ? [{ id: nextId(at), ticket: id, by: staff, text: note, createdAt: at }]
      : [];
  return { ticket: { ...ticket, ...progress, updatedAt: at }, messages, notes };
}
