import type { Ticket, TicketMessage, TicketPicture } from '@mes/contract/support-schemas';
import type { TicketSide } from '@mes/domain/support/tickets';
import { toPlayerReference } from '../players/service';
import type { TicketMessageRow, TicketPictureRow } from './messages/repository';
import type { FoundTicket, TicketRow } from './repository';

const UNKNOWN_TEAM = '?';

/** As one of the two sides sees it. */
export function toTicket(found: FoundTicket, side: TicketSide): Ticket {
  const { ticket, player, assignee, about, match, teamA, teamB } = found;
  const { subject, category, state, channel, archived, messages } = ticket;
  const { createdAt, updatedAt, firstAnswerAt, closedAt } = ticket;
  return {
    id: String(ticket.id),
    ...{ subject, category, state, channel, archived, messages },
    ...{ createdAt, updatedAt, firstAnswerAt, closedAt },
    player: player && toPlayerReference(player),
    assignee: assignee && toPlayerReference(assignee),
    about: about && toPlayerReference(about),
    match: match && {
      ...match,
      teams: `${teamA ?? UNKNOWN_TEAM} – ${teamB ?? UNKNOWN_TEAM}`,
    },
    mergedInto: ticket.mergedInto === null ? null : String(ticket.mergedInto),
    outcome: side === 'staff' ? outcomeOf(found) : null,
    unread: isUnread(ticket, side),
  };
}

function outcomeOf({
  ticket,
  callOutcome,
  reportOutcome,
  banLiftedAt,
}: FoundTicket): Ticket['outcome'] {
  if (ticket.ban === null || ticket.closedAt === null) return callOutcome ?? reportOutcome;
  return banLiftedAt !== null && banLiftedAt <= ticket.closedAt ? 'acted_on' : 'dismissed';
}

export function toMessage({
  message,
  by,
  pictures,
}: {
  message: TicketMessageRow;
  by: { id: string; name: string; photo: string | null } | null;
  pictures: readonly TicketPictureRow[];
}): TicketMessage {
  const { id, side, text, sentAt } = message;
  return {
    ...{ id, side, text, sentAt },
    ticket: String(message.ticket),
    by: by && toPlayerReference(by),
    pictures: pictures.map(toPicture),
  };
}

export function toPicture({ id, name, width, height }: TicketPictureRow): TicketPicture {
  return { id, name, width, height };
}

/** Ids of messages are ordered by time. */
function isUnread(ticket: TicketRow, side: TicketSide): boolean {
  const [last, seen] =
    side === 'staff'
      ? [ticket.lastByPlayer, ticket.seenByStaff]
      : [ticket.lastByStaff, ticket.seenByPlayer];
  return last !== null && (seen === null || last > seen);
}
