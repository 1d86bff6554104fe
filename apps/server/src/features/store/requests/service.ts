/**
 * Requests for items. Locks are taken in one order: the request, its item, the wallet of the buyer.
 * The notes of staff are secrets of the buyer: they are in no log, audit row or notification.
 */
import { channels } from '@mes/contract/channels';
import type { Page } from '@mes/contract/define';
import { ForbiddenError, InvalidAction, ObjectNotFound } from '@mes/contract/errors';
import type { StaffStoreRequest, StoreRequest } from '@mes/contract/store-schemas';
import { type OrderProblem, orderProblem } from '@mes/domain/store/orders';
import {
  type EndState,
  piecesReturned,
  REQUEST_LIFETIME_MS,
  release,
  reserve,
  type StoreRequestState,
} from '@mes/domain/store/requests';
import { v7 as uuidv7 } from 'uuid';
import { audit } from '../../../platform/audit/audit';
import type { Action, AnyAction } from '../../../platform/calls/actor';
import type { Database, Db, Tx } from '../../../platform/database/database';
import { publish } from '../../../platform/outbox/publish';
import { wakeTask } from '../../../platform/ticker';
import { assertNotBanned } from '../../moderation/service';
import { currentSeason } from '../../voting/season/service';
import { lockWallet, transferPoints } from '../../voting/wallet/service';
import * as items from '../items/repository';
import { notifyBuyer } from '../notices/service';
import { texts } from '../texts';
import { piecesLeft, toStaffRequest, toStoreRequest } from '../views';
import * as repository from './repository';

/** The task of the ticker. */
export const EXPIRE_REQUESTS = 'expire store requests';
const EXPIRED_AT_ONCE = 100;

export async function listOwn(
  db: Db,
  query: { accountId: string; page: number; size: number },
): Promise<Page<StoreRequest[]>> {
  const [rows, total] = await Promise.all([
    repository.findAllByAccount(db, query),
    repository.countByAccount(db, query.accountId),
  ]);
  return { data: rows.map(toStoreRequest), total };
}

export async function countOwn(db: Db, accountId: string): Promise<Record<string, number>> {
  const season = await currentSeason(db);
  return Object.fromEntries(await repository.countByItem(db, { accountId, season }));
}

export async function listForStaff(
  db: Db,
  query: { state: StoreRequestState; page: number; size: number },
): Promise<Page<StaffStoreRequest[]>> {
  const [rows, total] = await Promise.all([
    repository.findAllByState(db, query),
    repository.countByState(db, query.state),
  ]);
  return { data: rows.map(toStaffRequest), total };
}

/** Takes a piece and reserves its price. Buyers of the last piece wait for each other at its item. */
export async function order(
  tx: Tx,
  { id: itemId, price }: { id: string; price: number },
  { actor, now }: Action,
): Promise<StoreRequest> {
  assertNotBanned(actor, 'voting');
  const item = await items.lockById(tx, itemId);
  if (!item) throw new ObjectNotFound();
  const season = await currentSeason(tx);
  const ordered = await repository.countByItem(tx, { accountId: actor.id, season, itemId });
  const { balance, debt } = await lockWallet(tx, { season, accountId: actor.id }, now);
  // What is owed after a corrected result cannot be spent, although it came back into the wallet.
  const buyer = { balance: balance - debt, ordered: ordered.get(itemId) ?? 0 };
  const { archivedAt, ...offer } = item;
  const problem = orderProblem(
    { ...offer, left: piecesLeft(item), archived: archivedAt !== null },
    buyer,
    now,
  );
  if (problem !== null) throw orderError(problem, item.price - buyer.balance);
  if (price !== item.price) {
    throw new InvalidAction(texts.orders.priceChanged(item.price), { price: item.price });
  }

  const id = uuidv7();
  await transferPoints(tx, [reserve({ id, accountId: actor.id, points: price })], { season, now });
  await items.addTaken(tx, itemId, 1);
  const expiresAt = now + REQUEST_LIFETIME_MS;
  const row = { id, item: itemId, season, account: actor.id, price, createdAt: now, expiresAt };
  await repository.insert(tx, row);
  wakeTask(tx, EXPIRE_REQUESTS);
  await audit(tx, {
    ...{ at: now, actor: actor.id, action: 'store.request_created', subject: subjectOf(id) },
    after: { item: itemId, price, season },
  });
  await publish(tx, [channels.staff(), channels.account(actor.id)], 'store.request_created', {
    id,
  });
  await publish(tx, channels.store(), 'store.item_changed', { id: itemId });
  return toStoreRequest(await findRequest(tx, id));
}

export async function cancel(
  tx: Tx,
  { id }: { id: string },
  { actor, now }: Action,
): Promise<StoreRequest> {
  const request = await repository.lockById(tx, id);
  // Whether somebody else has such a request is nobody's business.
  if (!request || request.account !== actor.id) throw new ObjectNotFound();
  await end(tx, request, { state: 'cancelled', note: null }, { actor, now });
  return toStoreRequest(await findRequest(tx, id));
}

export async function fulfil(
  tx: Tx,
  { id, note }: { id: string; note: string },
  action: Action,
): Promise<StaffStoreRequest> {
  return decide(tx, { id, state: 'fulfilled', note: note === '' ? null : note }, action);
}

export async function refuse(
  tx: Tx,
  { id, reason }: { id: string; reason: string },
  action: Action,
): Promise<StaffStoreRequest> {
  return decide(tx, { id, state: 'refused', note: reason }, action);
}

/** Ends what nobody decided in time; resolves to the next such time. */
export async function expireDue(database: Database, now: number): Promise<number | null> {
  const ids = await repository.findDueIds(database.db, { now, count: EXPIRED_AT_ONCE });
  for (const id of ids) {
    await database.transaction(async (tx) => {
      const request = await repository.lockById(tx, id);
      if (request?.state !== 'open') return;
      await end(tx, request, { state: 'expired', note: null }, { actor: null, now });
    });
  }
  return repository.findNextExpiry(database.db);
}

/** Whoever deletes the account wants nothing any more; what staff wrote to them goes too. */
export async function endAllOfAccount(
  tx: Tx,
  { id: accountId, now }: { id: string; now: number },
): Promise<void> {
  for (const id of await repository.findOpenIdsByAccount(tx, accountId)) {
    const request = await repository.lockById(tx, id);
    if (request?.state !== 'open') continue;
    const ending = { state: 'cancelled', note: null } as const;
    await end(tx, request, ending, { actor: { id: accountId }, now });
  }
  await repository.deleteNotes(tx, accountId);
}

interface Decision extends Ending {
  readonly id: string;
}

async function decide(
  tx: Tx,
  { id, ...ending }: Decision,
  action: Action,
): Promise<StaffStoreRequest> {
  const request = await repository.lockById(tx, id);
  if (!request) throw new ObjectNotFound();
  if (request.account === action.actor.id) throw new ForbiddenError(texts.requests.own);
  // The ticker may be late.
  if (request.expiresAt <= action.now) throw new InvalidAction(texts.requests.ended);
  await end(tx, request, ending, action);
  return toStaffRequest(await findRequest(tx, id));
}

interface Ending {
  readonly state: EndState;
  readonly note: string | null;
}

/** Points and piece go where the end says, in the season of the reservation even if it is over. */
async function end(
  tx: Tx,
  request: repository.StoreRequestRow,
  { state, note }: Ending,
  { actor, now }: AnyAction,
): Promise<void> {
  if (request.state !== 'open') throw new InvalidAction(texts.requests.ended);
  const { id, item: itemId, season, account: accountId, price: points } = request;
  const item = await items.lockById(tx, itemId);
  await lockWallet(tx, { season, accountId }, now);
  await transferPoints(tx, [release({ id, accountId, points }, state)], { season, now });
  await items.addTaken(tx, itemId, -piecesReturned(state));
  const decidedBy = actor === null || state === 'cancelled' ? null : actor.id;
  await repository.end(tx, id, { state, note, decidedAt: now, decidedBy });
  await audit(tx, {
    ...{ at: now, actor: actor?.id ?? null, action: `store.request_${state}` },
    ...{ subject: subjectOf(id), after: { item: itemId, price: points, season } },
  });
  await notifyBuyer(tx, { request, state, itemTitle: item!.title, now });
  await publish(tx, [channels.staff(), channels.account(accountId)], 'store.request_ended', { id });
  await publish(tx, channels.store(), 'store.item_changed', { id: itemId });
}

function orderError(problem: OrderProblem, missing: number): InvalidAction {
  if (problem !== 'too_few_points') return new InvalidAction(texts.orders[problem]);
  return new InvalidAction(texts.orders.too_few_points(missing), { missing });
}

async function findRequest(tx: Tx, id: string): Promise<repository.FoundRequest> {
  return (await repository.findById(tx, id))!;
}

function subjectOf(id: string): string {
  return `store_request:${id}`;
}
