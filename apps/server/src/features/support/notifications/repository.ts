import { and, count, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database';
import { ticketMessages, tickets } from '../tables';

/** Tickets whose player wrote before a time and has no answer, by whom they are assigned to. */
export async function countUnansweredByAssignee(db: Db, before: number) {
  return db
    .select({ assignee: tickets.assignee, total: count() })
    .from(tickets)
    .innerJoin(ticketMessages, eq(ticketMessages.id, tickets.lastByPlayer))
    .where(
      and(
        inArray(tickets.state, ['open', 'waiting_for_staff']),
        isNull(tickets.mergedInto),
        lt(ticketMessages.sentAt, before),
      ),
    )
    .groupBy(tickets.assignee);
}
