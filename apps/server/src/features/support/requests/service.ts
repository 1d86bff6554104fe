/** Opening tickets, and the own ones of a player. */
import type { Page } from '@mes/contract/define';
import { InvalidAction, InvalidParameter, MissingParameter } from '@mes/contract/errors';
import type { OwnBan, Ticket } from '@mes/contract/support-schemas';
import { TICKET_LIMITS } from '@mes/domain/support/limits';
import type { RequestCategory, TicketState } from '@mes/domain/support/tickets';
import { and, eq } from 'drizzle-orm';
import { audit } from '../../../platform/audit/audit';
import type { Action } from '../../../platform/calls/actor';
import type { Db, Tx } from '../../../platform/database/database';
import { assertNotBanned, listAppealableBans } from '../../moderation/service';
import { addMessage } from '../messages/service';
import * as repository from '../repository';
import { readTicket } from '../service';
import { tickets } from '../tables';
import { texts } from '../texts';
import { toTicket } from '../views';

const DAY_MS = 86_400_000;

interface TicketInput {
  readonly category: RequestCategory;
  readonly subject: string;
  readonly text: string;
  readonly pictures: readonly string[];
  readonly match?: string;
  readonly player?: string;
  readonly ban?: string;
}

/** A banned person can open one ticket: the appeal of the ban. */
export async function openTicket(tx: Tx, input: TicketInput, action: Action): Promise<Ticket> {
  const { actor, now } = action;
  if (input.category !== 'appeal') assertNotBanned(actor, 'site');
  await repository.lockPlayer(tx, actor.id);
  await assertLinks(tx, input);
  const ban = await appealedBan(tx, input, action);
  if (ban === null) await assertLimits(tx, actor.id, now);
  const ticket = await repository.insertOnce(tx, {
    category: input.category,
    subject: input.subject,
    player: actor.id,
    match: input.match ?? null,
    about: input.player ?? null,
    ban,
    createdAt: now,
    updatedAt: now,
  });
  if (!ticket) throw new InvalidAction(texts.appealedAlready);
  await audit(tx, {
    ...{ at: now, actor: actor.id, action: 'ticket.opened', subject: `ticket:${ticket.id}` },
    after: { category: input.category, match: ticket.match, about: ticket.about, ban },
  });
  const { text, pictures } = input;
  await addMessage(tx, { ticket, side: 'player', text, pictures }, action);
  return readTicket(tx, ticket.id, 'player');
}

export async function listOwnTickets(
  db: Db,
  {
    accountId,
    state,
    page,
    size,
  }: { accountId: string; state?: TicketState; page: number; size: number },
): Promise<Page<Ticket[]>> {
  const isOwn = eq(tickets.player, accountId);
  const where = state === undefined ? isOwn : and(isOwn, eq(tickets.state, state));
  const range = { start: page * size, count: size };
  const [rows, total] = await Promise.all([
    repository.findAll(db, { where, order: repository.newestFirst, ...range }),
    repository.countAll(db, where),
  ]);
  return { data: rows.map((row) => toTicket(row, 'player')), total };
}

/** Bans in force, newest first. */
export async function listOwnBans(db: Db, accountId: string, now: number): Promise<OwnBan[]> {
  const bans = await listAppealableBans(db, accountId, now);
  const appeals = await repository.findIdsByBan(
    db,
    bans.map(({ ban }) => ban.id),
  );
  return bans.map(({ ban: { id, reason, scope, until, createdAt }, team }) => ({
    ...{ id, reason, scope, until, team },
    since: createdAt,
    ticket: appeals.get(id)?.toString() ?? null,
  }));
}

async function assertLinks(tx: Tx, { match, player }: TicketInput): Promise<void> {
  if (match !== undefined && !(await repository.exists(tx, { matchId: match })))
    throw new InvalidParameter('match', texts.unknownMatch);
  if (player !== undefined && !(await repository.exists(tx, { playerId: player })))
    throw new InvalidParameter('player', texts.unknownPlayer);
}

async function appealedBan(
  tx: Tx,
  { category, ban }: TicketInput,
  { actor, now }: Action,
): Promise<string | null> {
  if (category !== 'appeal') return null;
  if (ban === undefined) throw new MissingParameter('ban');
  const own = await listAppealableBans(tx, actor.id, now);
  if (!own.some(({ ban: { id } }) => id === ban)) throw new InvalidAction(texts.banEnded);
  return ban;
}

async function assertLimits(tx: Tx, playerId: string, now: number): Promise<void> {
  const { open, perDay } = TICKET_LIMITS;
  if ((await repository.countByPlayer(tx, { playerId })) >= open)
    throw new InvalidAction(texts.tooManyOpen(open));
  if ((await repository.countByPlayer(tx, { playerId, since: now - DAY_MS })) >= perDay)
    throw new InvalidAction(texts.tooManyToday(perDay));
}
