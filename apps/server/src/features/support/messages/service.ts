/** The conversation of a ticket. */
import { channels } from '@mes/contract/channels';
import {
  ForbiddenError,
  InvalidAction,
  InvalidParameter,
  ObjectNotFound,
  TooManyRequests,
} from '@mes/contract/errors';
import type { TicketConversation, TicketMessage, TicketSeen } from '@mes/contract/support-schemas';
import { cleanMessage } from '@mes/domain/messages/text';
import { TICKET_LIMITS } from '@mes/domain/support/limits';
import { advanceTicket, answerProblem, type TicketSide } from '@mes/domain/support/tickets';
import { v7 as uuidv7 } from 'uuid';
import type { Action, Actor, AnyAction } from '../../../platform/calls/actor';
import type { Db, Tx } from '../../../platform/database/database';
import type { Feed } from '../../../platform/outbox/feed';
import { publish } from '../../../platform/outbox/publish';
import { markTicketRead, notifyPlayer, notifyStaff } from '../notifications/service';
import * as tickets from '../repository';
import {
  assertSide,
  assertStaffSide,
  getTicketRow,
  isReported,
  lockTicket,
  publishToLists,
  readTicket,
} from '../service';
import { texts } from '../texts';
import { toMessage } from '../views';
import * as repository from './repository';

const MINUTE_MS = 60_000;

/** What one side writes into a ticket. */
interface Answer {
  readonly id: string;
  readonly text: string;
  /** Ids of uploaded pictures. */
  readonly pictures?: readonly string[];
}

export async function readConversation(
  db: Db,
  id: string,
  { actor, now }: Action,
): Promise<TicketConversation> {
  const ticket = await getTicketRow(db, id);
  const side = assertSide(ticket, actor);
  const found = await repository.findAllByTickets(db, await ticketIdsOf(db, ticket));
  return {
    ticket: await readTicket(db, ticket.id, side),
    side,
    messages: found.map(toMessage),
    seen: seenOf(ticket),
    refusal: refusalOf(ticket, { side, actor, now }),
  };
}

/** As the caller: the player of the ticket or somebody of the staff. */
export async function answer(tx: Tx, input: Answer, action: Action): Promise<TicketMessage> {
  const { actor, now } = action;
  const ticket = await lockTicket(tx, input.id);
  const side = assertSide(ticket, actor);
  if (side === 'staff') assertStaffSide(ticket, actor);
  assertMayAppeal(ticket, actor);
  await assertPace(tx, actor, now);
  return addMessage(tx, { ticket, side, ...input }, action);
}

/** From elsewhere, such as the Discord channel of the ticket: whoever calls knows the side. */
export async function answerTicket(
  tx: Tx,
  { id, side, text }: { id: string; side: TicketSide; text: string },
  action: AnyAction,
): Promise<TicketMessage> {
  return addMessage(tx, { ticket: await lockTicket(tx, id), side, text }, action);
}

/** The ticket is locked. */
export async function addMessage(
  tx: Tx,
  {
    ticket,
    side,
    text: written,
    pictures = [],
  }: Omit<Answer, 'id'> & { ticket: tickets.TicketRow; side: TicketSide },
  { actor, now }: AnyAction,
): Promise<TicketMessage> {
  const problem = problemOf(ticket, { side, now });
  if (problem !== null) throw new InvalidAction(problem);
  const text = cleanMessage(written);
  if (text === null) throw new InvalidParameter('text', texts.empty);
  const id = uuidv7();
  const by = actor?.id ?? null;
  await repository.insert(tx, { id, ticket: ticket.id, by, side, text, sentAt: now });
  const attached =
    by === null
      ? 0
      : await repository.attachPictures(tx, { ids: pictures, uploadedBy: by, to: { message: id } });
  if (attached !== new Set(pictures).size)
    throw new InvalidParameter('pictures', texts.unknownPicture);

  const progress = advanceTicket(ticket, { type: 'message', side, at: now });
  const isFirstAnswer = ticket.firstAnswerAt === null && progress.firstAnswerAt !== null;
  const seen = { [side === 'staff' ? 'seenByStaff' : 'seenByPlayer']: id };
  const last = { [side === 'staff' ? 'lastByStaff' : 'lastByPlayer']: id };
  const after = await tickets.update(tx, ticket.id, {
    ...progress,
    ...last,
    ...seen,
    messages: ticket.messages + 1,
    updatedAt: now,
    ...(isFirstAnswer ? { firstAnswerBy: by } : {}),
    ...(progress.closedAt === null ? { closedBy: null } : {}),
  });
  const message = toMessage((await repository.findById(tx, id))!);
  const channel = channels.ticket(String(ticket.id));
  await publish(tx, channel, 'ticket.message_added', { message });
  await publish(tx, channel, 'ticket.changed', { id: String(ticket.id) });
  await publishToLists(tx, after, ticket.messages === 0 ? 'ticket.opened' : 'ticket.changed');
  if (side === 'staff') await notifyPlayer(tx, after, { key: `ticket_message:${id}`, now });
  else await notifyStaff(tx, { before: ticket, ticket: after }, now);
  return message;
}

export const { lockUnmirrored, markMirrored } = repository;

/** Undefined if it was deleted with its ticket. */
export async function findMessage(db: Db, id: string): Promise<TicketMessage | undefined> {
  const found = await repository.findById(db, id);
  return found && toMessage(found);
}

/** For the archive of Discord: of all tickets, oldest first. */
export async function findMessagesSince(
  db: Db,
  since: number,
  range?: tickets.Range,
): Promise<TicketMessage[]> {
  return (await repository.findAllSince(db, since, range)).map(toMessage);
}

/** For the archive of Discord: of one ticket, without those merged into it. */
export async function findMessagePage(
  db: Db,
  { id, ...page }: { id: string } & repository.TicketMessagePage,
): Promise<{ messages: TicketMessage[]; total: number }> {
  const ticket = await getTicketRow(db, id);
  const [found, total] = await Promise.all([
    repository.findPageByTicket(db, ticket.id, page),
    repository.countByTicket(db, ticket.id),
  ]);
  return { messages: found.map(toMessage), total };
}

export async function markSeen(
  tx: Tx,
  { id, upTo }: { id: string; upTo: string },
  { actor, now }: Action,
): Promise<TicketSeen> {
  const ticket = await lockTicket(tx, id);
  const side = assertSide(ticket, actor);
  const ticketIds = await ticketIdsOf(tx, ticket);
  if (!(await repository.isInTickets(tx, { id: upTo, ticketIds }))) throw new ObjectNotFound();
  await markTicketRead(tx, { ticket, accountId: actor.id }, now);
  const field = side === 'staff' ? 'seenByStaff' : 'seenByPlayer';
  const before = ticket[field];
  if (before !== null && before >= upTo) return seenOf(ticket);
  const after = await tickets.update(tx, ticket.id, { [field]: upTo });
  await publish(tx, channels.ticket(String(ticket.id)), 'ticket.seen', seenOf(after));
  await publishToLists(tx, after, 'ticket.changed');
  return seenOf(after);
}

/** Not stored: the other side sees it for a few seconds. */
export async function showTyping(
  { db, feed }: { db: Db; feed: Feed },
  id: string,
  actor: Actor,
): Promise<void> {
  const ticket = await getTicketRow(db, id);
  const side = assertSide(ticket, actor);
  feed.sendState(channels.ticket(String(ticket.id)), { side, name: actor.name });
}

function refusalOf(
  ticket: tickets.TicketRow,
  { side, actor, now }: { side: TicketSide; actor: Actor; now: number },
): string | null {
  if (actor.bans.includes('site') && ticket.category !== 'appeal')
    return ForbiddenError.banned('site').message;
  if (side === 'staff' && isReported(ticket, actor)) return texts.aboutYou;
  return problemOf(ticket, { side, now });
}

function problemOf(
  ticket: tickets.TicketRow,
  { side, now }: { side: TicketSide; now: number },
): string | null {
  const { closedAt, mergedInto, source, ban } = ticket;
  const problem = answerProblem(
    { closedAt, isMerged: mergedInto !== null, isLinked: source !== null },
    { side, now },
  );
  if (problem === null) return null;
  if (problem === 'closed_too_long' && ban !== null) return texts.answers.appeal_decided;
  return problem === 'merged' ? texts.answers.merged(mergedInto!) : texts.answers[problem];
}

/** A banned person can do nothing but appeal the ban. */
export function assertMayAppeal({ category }: tickets.TicketRow, { bans }: Actor): void {
  if (bans.includes('site') && category !== 'appeal') throw ForbiddenError.banned('site');
}

async function assertPace(tx: Tx, { id: playerId }: Actor, now: number): Promise<void> {
  const sent = await repository.countByAuthor(tx, { playerId, since: now - MINUTE_MS });
  if (sent >= TICKET_LIMITS.messagesPerMinute) throw new TooManyRequests(MINUTE_MS / 1_000);
}

async function ticketIdsOf(db: Db, { id }: tickets.TicketRow): Promise<number[]> {
  return [id, ...(await tickets.findIdsMergedInto(db, id))];
}

function seenOf({ seenByPlayer, seenByStaff }: tickets.TicketRow): TicketSeen {
  return { player: seenByPlayer, staff: seenByStaff };
}
