/**
 * Who is notified of tickets. The list has them all, so staff hear of what nobody has taken once in a
 * while, and of a ticket of their own once until somebody of the staff has read it.
 */
import type { LinkedCategory, TicketCategory } from '@mes/domain/support/tickets';
import type { Database, Db, Tx } from '../../../platform/database/database';
import { findAccountIds } from '../../accounts/service';
import { markReadAbout, notify } from '../../notifications/service';
import type { TicketRow } from '../repository';
import { texts } from '../texts';
import * as repository from './repository';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** A match waits while staff are called; everything else can wait longer. */
const MATCH_QUIET_MS = 10 * MINUTE_MS;
const QUIET_MS = 60 * MINUTE_MS;
const UNANSWERED_AFTER_MS = DAY_MS;
const MATCH_CATEGORIES: readonly LinkedCategory[] = ['staff_call', 'dispute'];
const QUEUE = '/app/support/tickets';

export async function notifyPlayer(
  tx: Tx,
  ticket: TicketRow,
  { key, now }: { key: string; now: number },
): Promise<void> {
  if (ticket.player === null) return;
  const type = ticket.state === 'closed' ? 'closed' : 'answered';
  await notify(tx, {
    accountIds: [ticket.player],
    type: `ticket.${type}`,
    ...texts.notifications[type](ticket.subject),
    link: linkTo(ticket),
    key,
    now,
  });
}

/** The player has written: the assigned person is notified, or all staff where there is none. */
export async function notifyStaff(
  tx: Tx,
  { before, ticket }: { before: TicketRow; ticket: TicketRow },
  now: number,
): Promise<void> {
  const staff = await findOthers(tx, ticket.player, now);
  if (ticket.assignee === null || !staff.includes(ticket.assignee))
    return notifyAll(tx, { staff, category: ticket.category, now });
  await notify(tx, {
    accountIds: [ticket.assignee],
    type: 'ticket.player_answered',
    ...texts.notifications.playerAnswered(ticket.subject),
    link: linkTo(ticket),
    key: `ticket_unread:${ticket.id}:${before.seenByStaff}`,
    now,
  });
}

/** Whoever takes a ticket knows it. */
export async function notifyAssignee(
  tx: Tx,
  { ticket, assignedBy }: { ticket: TicketRow; assignedBy: string },
  now: number,
): Promise<void> {
  if (ticket.assignee === null || ticket.assignee === assignedBy) return;
  await notify(tx, {
    accountIds: [ticket.assignee],
    type: 'ticket.assigned',
    ...texts.notifications.assigned(ticket.subject),
    link: linkTo(ticket),
    key: `ticket_assigned:${ticket.id}:${now}`,
    now,
  });
}

/** Once a day for each of the staff: their own tickets, and those that nobody has taken. */
export async function notifyOfUnanswered(database: Database, now: number): Promise<void> {
  const before = now - UNANSWERED_AFTER_MS;
  const waiting = await repository.countUnansweredByAssignee(database.db, before);
  if (waiting.length === 0) return;
  await database.transaction(async (tx) => {
    const staff = await findAccountIds(tx, { rule: 'Moderator', now });
    const isTaken = (assignee: string | null) => assignee !== null && staff.includes(assignee);
    for (const { assignee, total } of waiting.filter((each) => isTaken(each.assignee)))
      await notifyUnanswered(tx, { accountIds: [assignee!], total, which: 'mine' }, now);
    const free = waiting
      .filter((each) => !isTaken(each.assignee))
      .reduce((sum, { total }) => sum + total, 0);
    if (free > 0)
      await notifyUnanswered(tx, { accountIds: staff, total: free, which: 'nobody' }, now);
  });
}

/** Whoever has opened the ticket needs no notification of it any more. */
export async function markTicketRead(
  tx: Tx,
  { ticket, accountId }: { ticket: TicketRow; accountId: string },
  now: number,
): Promise<void> {
  const types =
    ticket.player === accountId
      ? (['ticket.answered', 'ticket.closed'] as const)
      : (['ticket.player_answered', 'ticket.assigned'] as const);
  await markReadAbout(tx, { accountId, types, link: linkTo(ticket), now });
}

async function notifyAll(
  tx: Tx,
  { staff, category, now }: { staff: readonly string[]; category: TicketCategory; now: number },
): Promise<void> {
  const isOfMatch = MATCH_CATEGORIES.some((each) => each === category);
  const quietMs = isOfMatch ? MATCH_QUIET_MS : QUIET_MS;
  const name = isOfMatch ? 'match_tickets' : 'tickets';
  await notify(tx, {
    accountIds: staff,
    type: 'ticket.waiting',
    ...(isOfMatch ? texts.notifications.matchWaiting : texts.notifications.waiting),
    link: QUEUE,
    key: `${name}_waiting:${Math.floor(now / quietMs)}`,
    now,
  });
}

async function notifyUnanswered(
  tx: Tx,
  {
    accountIds,
    total,
    which,
  }: { accountIds: readonly string[]; total: number; which: 'mine' | 'nobody' },
  now: number,
): Promise<void> {
  await notify(tx, {
    accountIds,
    type: 'ticket.unanswered',
    ...texts.notifications.unanswered[which](total),
    link: `${QUEUE}?assigned=${which}`,
    key: `tickets_unanswered:${which}:${Math.floor(now / DAY_MS)}`,
    now,
  });
}

/** Staff are the player's side of their own tickets. */
async function findOthers(db: Db, playerId: string | null, now: number): Promise<string[]> {
  const staff = await findAccountIds(db, { rule: 'Moderator', now });
  return staff.filter((id) => id !== playerId);
}

function linkTo({ id }: TicketRow): string {
  return `${QUEUE}/${id}`;
}
