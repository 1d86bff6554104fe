/** A ticket and what its two sides do with it: the player and staff. */
import { channels } from '@mes/contract/channels';
import { ForbiddenError, ObjectNotFound } from '@mes/contract/errors';
import type { Ticket } from '@mes/contract/support-schemas';
import type { REQUEST_OUTCOMES } from '@mes/contract/vocabulary';
import { isAdmin, satisfies } from '@mes/domain/permissions/permissions';
import type { TicketSide } from '@mes/domain/support/tickets';
import { audit } from '../../platform/audit/audit';
import type { Action, Actor, AnyAction } from '../../platform/calls/actor';
import type { Db, Tx } from '../../platform/database/database';
import { publish } from '../../platform/outbox/publish';
import type { NewTicket, TicketRow } from './repository';
import * as repository from './repository';
import { texts } from './texts';
import { toTicket } from './views';

export type RequestOutcome = (typeof REQUEST_OUTCOMES)[number];

/** What a ticket belongs to elsewhere: a staff call, the report of a message, an appealed ban. */
export interface TicketSource {
  /** Closes a request, which closes its ticket; lifts a ban. Does nothing if it is closed or gone. */
  close(
    tx: Tx,
    closed: { sourceId: string; outcome: RequestOutcome },
    action: Action,
  ): Promise<void>;
  assign?(
    tx: Tx,
    assigned: { sourceId: string; assignee: string | null },
    action: Action,
  ): Promise<void>;
}

const LARGEST_ID = 2_147_483_647;

/** Ids are numbers here and texts on the wire. */
export function parseTicketId(id: string): number {
  const parsed = /^\d{1,10}$/.test(id) ? Number(id) : 0;
  if (parsed < 1 || parsed > LARGEST_ID) throw new ObjectNotFound();
  return parsed;
}

/** Staff are the player's side of their own tickets: they do not read notes about themselves. */
export function sideOf(
  { player }: Pick<TicketRow, 'player'>,
  actor: Pick<Actor, 'id' | 'permissions' | 'bans'>,
): TicketSide | null {
  if (player === actor.id) return 'player';
  const isStaff = satisfies(actor.permissions, 'Moderator') && !actor.bans.includes('site');
  return isStaff ? 'staff' : null;
}

/** Whether there is a ticket of that number concerns nobody else. */
export function assertSide(ticket: Pick<TicketRow, 'player'>, actor: Actor): TicketSide {
  const side = sideOf(ticket, actor);
  if (side === null) throw new ObjectNotFound();
  return side;
}

/** For the channel of a ticket. */
export async function isOnEitherSide(db: Db, id: string, actor: Actor): Promise<boolean> {
  const ticket = await findOfChannel(db, id);
  return ticket !== undefined && sideOf(ticket, actor) !== null;
}

/** For the channel of its notes. */
export async function mayReadNotes(db: Db, id: string, actor: Actor): Promise<boolean> {
  const ticket = await findOfChannel(db, id);
  return ticket !== undefined && sideOf(ticket, actor) === 'staff' && !isReported(ticket, actor);
}

async function findOfChannel(db: Db, id: string): Promise<TicketRow | undefined> {
  return /^\d{1,9}$/.test(id) ? repository.findRow(db, Number(id)) : undefined;
}

export async function lockTicket(tx: Tx, id: string): Promise<TicketRow> {
  const ticket = await repository.lockById(tx, parseTicketId(id));
  if (!ticket) throw new ObjectNotFound();
  return ticket;
}

export async function getTicketRow(db: Db, id: string): Promise<TicketRow> {
  const ticket = await repository.findRow(db, parseTicketId(id));
  if (!ticket) throw new ObjectNotFound();
  return ticket;
}

/** What only staff do, and not with their own tickets or those about them. */
export function assertStaffSide(ticket: TicketRow, actor: Actor): void {
  if (sideOf(ticket, actor) !== 'staff') throw new ForbiddenError(texts.ownTicket);
  if (isReported(ticket, actor)) throw new ForbiddenError(texts.aboutYou);
}

/** Nobody decides about a report against themselves. There may be nobody else than an admin. */
export function isReported(
  { about }: Pick<TicketRow, 'about'>,
  { id, permissions }: Pick<Actor, 'id' | 'permissions'>,
): boolean {
  return about === id && !isAdmin(permissions);
}

export async function readTicket(db: Db, id: number, side: TicketSide): Promise<Ticket> {
  const found = await repository.findById(db, id);
  if (!found) throw new ObjectNotFound();
  return toTicket(found, side);
}

/** Saves a change that staff could dispute, and publishes it to both sides and the lists. */
export async function changeTicket(
  tx: Tx,
  { ticket, name, set }: { ticket: TicketRow; name: string; set: Partial<NewTicket> },
  { actor, now }: AnyAction,
): Promise<TicketRow> {
  const after = await repository.update(tx, ticket.id, { ...set, updatedAt: now });
  await audit(tx, {
    ...{ at: now, actor: actor?.id ?? null, action: name, subject: `ticket:${ticket.id}` },
    before: toAudited(ticket),
    after: toAudited(after),
  });
  await publishChange(tx, after);
  return after;
}

export async function publishChange(tx: Tx, ticket: TicketRow): Promise<void> {
  const id = String(ticket.id);
  await publish(tx, channels.ticket(id), 'ticket.changed', { id });
  await publishToLists(tx, ticket, 'ticket.changed');
}

export async function publishToLists(
  tx: Tx,
  { id, player }: TicketRow,
  type: 'ticket.opened' | 'ticket.changed',
): Promise<void> {
  const data = { id: String(id) };
  await publish(tx, channels.tickets(), type, data);
  if (player !== null) await publish(tx, channels.account(player), type, data);
}

function toAudited({ state, assignee, mergedInto }: TicketRow) {
  return { state, assignee, mergedInto };
}
