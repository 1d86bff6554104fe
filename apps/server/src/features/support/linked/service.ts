/**
 * Tickets of requests that another feature has: staff calls, disputes, reports of messages. That
 * feature keeps its rules; it opens and closes the ticket in its own transactions.
 */
import { advanceTicket, type LinkedCategory } from '@mes/domain/support/tickets';
import type { AnyAction } from '../../../platform/calls/actor';
import type { Db, Tx } from '../../../platform/database/database';
import { addMessage } from '../messages/service';
import * as repository from '../repository';
import { changeTicket } from '../service';

interface LinkedTicket {
  readonly category: LinkedCategory;
  readonly sourceId: string;
  readonly subject: string;
  readonly text: string;
  readonly matchId?: string;
  /** The player that it is about. */
  readonly aboutId?: string;
}

/** The actor is its player; where the server acts, it has none. */
export async function openLinkedTicket(
  tx: Tx,
  { category, sourceId, subject, text, matchId, aboutId }: LinkedTicket,
  action: AnyAction,
): Promise<void> {
  const { actor, now } = action;
  const ticket = await repository.insert(tx, {
    category,
    subject,
    source: sourceId,
    player: actor?.id ?? null,
    match: matchId ?? null,
    about: aboutId ?? null,
    createdAt: now,
    updatedAt: now,
  });
  await addMessage(tx, { ticket, side: 'player', text }, action);
}

/** The requests are closed. */
export async function closeLinkedTickets(
  tx: Tx,
  sourceIds: readonly string[],
  action: AnyAction,
): Promise<void> {
  if (sourceIds.length === 0) return;
  for (const ticket of await repository.lockAllBySource(tx, sourceIds)) {
    if (ticket.state === 'closed') continue;
    const progress = advanceTicket(ticket, { type: 'state', state: 'closed', at: action.now });
    const set = { ...progress, closedBy: action.actor?.id ?? null };
    await changeTicket(tx, { ticket, name: 'ticket.closed', set }, action);
  }
}

/** Somebody has taken the request. */
export async function assignLinkedTicket(
  tx: Tx,
  { sourceId, assignee }: { sourceId: string; assignee: string },
  action: AnyAction,
): Promise<void> {
  for (const ticket of await repository.lockAllBySource(tx, [sourceId]))
    await changeTicket(tx, { ticket, name: 'ticket.assigned', set: { assignee } }, action);
}

/** Ids of tickets by the request that they belong to. */
export async function findLinkedTicketIds(
  db: Db,
  sourceIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = await repository.findIdsBySource(db, sourceIds);
  return new Map([...found].map(([source, id]) => [source, String(id)]));
}
