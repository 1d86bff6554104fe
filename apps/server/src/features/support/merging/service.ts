/**
 * Merging shows the messages of a ticket in another one. Nothing is moved, so that it can be undone
 * whatever was written meanwhile.
 */
import { InvalidAction } from '@mes/contract/errors';
import type { Ticket } from '@mes/contract/support-schemas';
import { advanceTicket } from '@mes/domain/support/tickets';
import type { Action } from '../../../platform/calls/actor';
import type { Tx } from '../../../platform/database/database';
import * as repository from '../repository';
import {
  assertStaffSide,
  changeTicket,
  lockTicket,
  parseTicketId,
  publishChange,
  readTicket,
} from '../service';
import { texts } from '../texts';

/** Closes the merged ticket; resolves to the one that has the messages now. */
export async function mergeTicket(
  tx: Tx,
  { id, into }: { id: string; into: string },
  action: Action,
): Promise<Ticket> {
  if (parseTicketId(id) === parseTicketId(into)) throw new InvalidAction(texts.merging.itself);
  const { ticket, target } = await lockBoth(tx, { id, into });
  assertStaffSide(ticket, action.actor);
  await assertMergeable(tx, { ticket, target });
  const progress = advanceTicket(ticket, { type: 'state', state: 'closed', at: action.now });
  const set = { ...progress, mergedInto: target.id, closedBy: action.actor.id };
  await changeTicket(tx, { ticket, name: 'ticket.merged', set }, action);
  await publishChange(tx, target);
  return readTicket(tx, target.id, 'staff');
}

/** The ticket waits for staff again. */
export async function unmergeTicket(
  tx: Tx,
  { id }: { id: string },
  action: Action,
): Promise<Ticket> {
  const ticket = await lockTicket(tx, id);
  assertStaffSide(ticket, action.actor);
  if (ticket.mergedInto === null) throw new InvalidAction(texts.merging.notMerged);
  const state = 'waiting_for_staff';
  const progress = advanceTicket(ticket, { type: 'state', state, at: action.now });
  const set = { ...progress, mergedInto: null, closedBy: null };
  await changeTicket(tx, { ticket, name: 'ticket.unmerged', set }, action);
  const target = await repository.findRow(tx, ticket.mergedInto);
  if (target) await publishChange(tx, target);
  return readTicket(tx, ticket.id, 'staff');
}

interface Pair {
  readonly ticket: repository.TicketRow;
  readonly target: repository.TicketRow;
}

/** In the order of their numbers: two merges the other way round do not wait for each other. */
async function lockBoth(tx: Tx, { id, into }: { id: string; into: string }): Promise<Pair> {
  if (parseTicketId(id) < parseTicketId(into)) {
    const ticket = await lockTicket(tx, id);
    return { ticket, target: await lockTicket(tx, into) };
  }
  const target = await lockTicket(tx, into);
  return { ticket: await lockTicket(tx, id), target };
}

async function assertMergeable(tx: Tx, { ticket, target }: Pair): Promise<void> {
  if (ticket.source !== null || ticket.ban !== null) throw new InvalidAction(texts.merging.linked);
  if (ticket.mergedInto !== null) throw new InvalidAction(texts.merging.alreadyMerged);
  if (target.mergedInto !== null) throw new InvalidAction(texts.merging.intoMerged);
  if (target.state === 'closed' && ticket.state !== 'closed')
    throw new InvalidAction(texts.merging.intoClosed);
  if (ticket.player === null || ticket.player !== target.player)
    throw new InvalidAction(texts.merging.otherPlayer);
  if ((await repository.findIdsMergedInto(tx, ticket.id)).length > 0)
    throw new InvalidAction(texts.merging.hasMerged);
}
