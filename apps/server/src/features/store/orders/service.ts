/** Orders of items: what they reserve, and where it goes when they end. */
import { channels } from '@mes/contract/channels';
import { InvalidAction, ObjectNotFound } from '@mes/contract/errors';
import type { StoreRequest } from '@mes/contract/store-schemas';
import { type OrderProblem, orderProblem } from '@mes/domain/store/orders';
import {
  type EndState,
  piecesReturned,
  REQUEST_LIFETIME_MS,
  release,
  reserve,
} from '@mes/domain/store/requests';
import { v7 as uuidv7 } from 'uuid';
import type { Action } from '../../../platform/calls/actor';
import type { Tx } from '../../../platform/database/database';
import { publish } from '../../../platform/outbox/publish';
import { wakeTask } from '../../../platform/ticker';
import { assertNotBanned } from '../../moderation/service';
import { currentSeason } from '../../voting/season/service';
import { lockWallet, transferPoints } from '../../voting/wallet/service';
import * as items from '../items/repository';
import { recordCreated } from '../notices/service';
import * as requests from '../requests/repository';
import { texts } from '../texts';
import { piecesLeft, toStoreRequest } from '../views';

/** The task of the ticker. */
export const EXPIRE_REQUESTS = 'expire store requests';

/** Takes a piece and reserves its price. Buyers of the last piece wait for each other at its item. */
export async function order(
  tx: Tx,
  { id: itemId, price }: { id: string; price: number },
  action: Action,
): Promise<StoreRequest> {
  const { actor, now } = action;
  assertNotBanned(actor, 'voting');
  const item = await items.lockById(tx, itemId);
  if (!item) throw new ObjectNotFound();
  const season = await currentSeason(tx);
  const ordered = await requests.countByItem(tx, { accountId: actor.id, season, itemId });
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
  await requests.insert(tx, row);
  wakeTask(tx, EXPIRE_REQUESTS);
  await recordCreated(tx, { id, after: { item: itemId, price, season } }, action);
  await publish(tx, channels.store(), 'store.item_changed', { id: itemId });
  return toStoreRequest((await requests.findById(tx, id))!);
}

/** Points and piece go where the end says, in the season of the reservation even if it is over. */
export async function endOrder(
  tx: Tx,
  { id, item: itemId, season, account: accountId, price: points }: requests.OrderRow,
  { state, now }: { state: EndState; now: number },
): Promise<void> {
  await items.lockById(tx, itemId);
  await lockWallet(tx, { season, accountId }, now);
  await transferPoints(tx, [release({ id, accountId, points }, state)], { season, now });
  await items.addTaken(tx, itemId, -piecesReturned(state));
  await publish(tx, channels.store(), 'store.item_changed', { id: itemId });
}

function orderError(problem: OrderProblem, missing: number): InvalidAction {
  if (problem !== 'too_few_points') return new InvalidAction(texts.orders[problem]);
  return new InvalidAction(texts.orders.too_few_points(missing), { missing });
}
