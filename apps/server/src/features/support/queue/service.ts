/** What staff do with tickets. */
import type { Page } from '@mes/contract/define';
import { InvalidAction, InvalidParameter, ObjectNotFound } from '@mes/contract/errors';
import type { Ticket } from '@mes/contract/support-schemas';
import { toSearchQuery } from '@mes/domain/support/search';
import {
  advanceTicket,
  type ChosenState,
  OUTCOME_CATEGORIES,
  type OutcomeCategory,
  type TicketCategory,
} from '@mes/domain/support/tickets';
import type { Action } from '../../../platform/calls/actor';
import type { Db, Tx } from '../../../platform/database/database';
import { type PlayerReference, toPlayerReference } from '../../players/service';
import { notifyAssignee, notifyPlayer } from '../notifications/service';
import * as tickets from '../repository';
import {
  assertStaffSide,
  changeTicket,
  getTicketRow,
  lockTicket,
  parseTicketId,
  type RequestOutcome,
  readTicket,
  type TicketSource,
} from '../service';
import { texts } from '../texts';
import { toTicket } from '../views';
import * as repository from './repository';

export type TicketSources = Readonly<Record<OutcomeCategory, TicketSource>>;

/** A ban is lifted only by whoever says so. */
const DEFAULT_OUTCOMES: Readonly<Record<OutcomeCategory, RequestOutcome>> = {
  staff_call: 'acted_on',
  dispute: 'acted_on',
  message_report: 'acted_on',
  appeal: 'dismissed',
};

interface QueueQuery extends Omit<repository.TicketFilter, 'search'> {
  readonly query: string;
  readonly page: number;
  readonly size: number;
}

export async function listTickets(
  db: Db,
  { query, page, size, ...filter }: QueueQuery,
): Promise<Page<Ticket[]>> {
  const search = await toSearch(db, query);
  // Only punctuation: nothing contains it.
  if (search === null && query !== '') return { data: [], total: 0 };
  const where = repository.whereMatches({ ...filter, search });
  const order = repository.orderOf(filter.state);
  const [rows, total] = await Promise.all([
    tickets.findAll(db, { where, order, start: page * size, count: size }),
    tickets.countAll(db, where),
  ]);
  return { data: rows.map(toStaffTicket), total };
}

/** For the archive: of all states, newest first. */
export async function searchTickets(
  db: Db,
  { query, start, count }: { query: string; start: number; count: number },
): Promise<Page<Ticket[]>> {
  const search = await toSearch(db, query);
  if (search === null) return { data: [], total: 0 };
  const where = repository.whereMatches({ state: 'all', unassigned: false, search });
  const [rows, total] = await Promise.all([
    tickets.findAll(db, { where, order: tickets.newestFirst, start, count }),
    tickets.countAll(db, where),
  ]);
  return { data: rows.map(toStaffTicket), total };
}

/** Newest first. */
export async function findAllByDiscordId(db: Db, discordId: string): Promise<Ticket[]> {
  const player = await repository.findPlayer(db, { discordId });
  if (!player) return [];
  const { tickets: found } = await findAllByPlayer(db, player.id, { page: 0, size: 100 });
  return found;
}

/** By the id of a player or of a Discord account. */
export async function listUserTickets(
  db: Db,
  { user, page, size }: { user: string; page: number; size: number },
): Promise<{ player: PlayerReference; tickets: Ticket[]; total: number }> {
  const player =
    (await repository.findPlayer(db, { playerId: user })) ??
    (await repository.findPlayer(db, { discordId: user }));
  if (!player) throw new ObjectNotFound();
  const found = await findAllByPlayer(db, player.id, { page, size });
  return { player: toPlayerReference(player), ...found };
}

export async function listAssignees(db: Db): Promise<PlayerReference[]> {
  return (await repository.findStaff(db)).map(toPlayerReference);
}

/** `TicketSchema.channel`: the channel that mirrors the ticket at Discord; archived once it is gone. */
export async function linkTicketChannel(
  tx: Tx,
  { id, channel, archived = false }: { id: string; channel: string; archived?: boolean },
): Promise<void> {
  await tickets.update(tx, parseTicketId(id), { channel, archived });
}

export function findTicketByChannel(
  db: Db,
  channel: string,
): Promise<tickets.TicketRow | undefined> {
  return tickets.findByChannel(db, channel);
}

export function createQueue(sources: TicketSources) {
  return {
    async assign(
      tx: Tx,
      { id, assignee }: { id: string; assignee: string | null },
      action: Action,
    ): Promise<Ticket> {
      const { category, source, ...seen } = await getTicketRow(tx, id);
      assertStaffSide({ category, source, ...seen }, action.actor);
      if (assignee !== null && !(await repository.isStaff(tx, assignee)))
        throw new InvalidParameter('assignee', texts.notStaff);
      if (assignee !== null && assignee === seen.about)
        throw new InvalidParameter('assignee', texts.assignedToReported);
      // The request first, as its own feature does it: two at once never wait for each other.
      if (source !== null && hasOutcome(category))
        await sources[category].assign?.(tx, { sourceId: source, assignee }, action);
      const ticket = await lockTicket(tx, id);
      if (ticket.assignee !== assignee)
        await changeTicket(tx, { ticket, name: 'ticket.assigned', set: { assignee } }, action);
      if (seen.assignee !== assignee)
        await notifyAssignee(
          tx,
          { ticket: { ...ticket, assignee }, assignedBy: action.actor.id },
          action.now,
        );
      return readTicket(tx, ticket.id, 'staff');
    },

    async setState(
      tx: Tx,
      { id, state, outcome }: { id: string; state: ChosenState; outcome?: RequestOutcome },
      action: Action,
    ): Promise<Ticket> {
      const before = await getTicketRow(tx, id);
      assertStaffSide(before, action.actor);
      const { category } = before;
      const sourceId = before.source ?? before.ban;
      if (sourceId !== null && hasOutcome(category) && state === 'closed')
        await sources[category].close(
          tx,
          { sourceId, outcome: outcome ?? DEFAULT_OUTCOMES[category] },
          action,
        );
      else if (outcome !== undefined) throw new InvalidParameter('outcome', texts.states.noOutcome);
      const ticket = await lockTicket(tx, id);
      if (ticket.mergedInto !== null) throw new InvalidAction(texts.states.merged);
      if (ticket.source !== null && ticket.state === 'closed' && state !== 'closed')
        throw new InvalidAction(texts.states.linkedClosed);
      if (ticket.state !== state) await changeState(tx, { ticket, state }, action);
      else if (before.state !== state) await notifyOfClosing(tx, ticket, action);
      return readTicket(tx, ticket.id, 'staff');
    },
  };
}

async function changeState(
  tx: Tx,
  { ticket, state }: { ticket: tickets.TicketRow; state: ChosenState },
  action: Action,
): Promise<void> {
  const progress = advanceTicket(ticket, { type: 'state', state, at: action.now });
  const isClosed = state === 'closed';
  const set = { ...progress, closedBy: isClosed ? action.actor.id : null };
  const name = isClosed ? 'ticket.closed' : 'ticket.state_changed';
  const after = await changeTicket(tx, { ticket, name, set }, action);
  if (isClosed) await notifyOfClosing(tx, after, action);
}

async function notifyOfClosing(tx: Tx, ticket: tickets.TicketRow, { now }: Action): Promise<void> {
  await notifyPlayer(tx, ticket, { key: `ticket_closed:${ticket.id}:${ticket.closedAt}`, now });
}

async function findAllByPlayer(
  db: Db,
  playerId: string,
  { page, size }: { page: number; size: number },
): Promise<{ tickets: Ticket[]; total: number }> {
  const where = repository.isOfPlayer(playerId);
  const [rows, total] = await Promise.all([
    tickets.findAll(db, {
      where,
      order: tickets.newestFirst,
      start: page * size,
      count: size,
    }),
    tickets.countAll(db, where),
  ]);
  return { tickets: rows.map(toStaffTicket), total };
}

function toStaffTicket(found: tickets.FoundTicket): Ticket {
  return toTicket(found, 'staff');
}

async function toSearch(db: Db, query: string): Promise<repository.Search | null> {
  const words = toSearchQuery(query);
  if (words === null) return null;
  return { words, name: query, isCommon: await repository.isCommon(db, words) };
}

function hasOutcome(category: TicketCategory): category is OutcomeCategory {
  return OUTCOME_CATEGORIES.some((each) => each === category);
}
