/**
 * Requests for items and rewards. Locks are taken in one order: the giveaway of a reward, the request,
 * the item, the wallet. The notes of staff and the messages of winners are secrets of the player: they
 * are in no log, audit row or notification.
 */
import { channels } from '@mes/contract/channels';
import type { Page } from '@mes/contract/define';
import { ForbiddenError, InvalidAction, ObjectNotFound } from '@mes/contract/errors';
import type { StaffStoreRequest, StoreRequest } from '@mes/contract/store-schemas';
import type { EndState, StoreRequestState } from '@mes/domain/store/requests';
import { audit } from '../../../platform/audit/audit';
import type { Action, AnyAction } from '../../../platform/calls/actor';
import type { Database, Db, Tx } from '../../../platform/database/database';
import { publish } from '../../../platform/outbox/publish';
import { lockReward, payReward } from '../../giveaways/draw/service';
import { currentSeason } from '../../voting/season/service';
import { notifyPlayer, subjectOf } from '../notices/service';
import { endOrder } from '../orders/service';
import { texts } from '../texts';
import { toStaffRequest, toStoreRequest } from '../views';
import * as repository from './repository';

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

export async function cancel(
  tx: Tx,
  { id }: { id: string },
  { actor, now }: Action,
): Promise<StoreRequest> {
  const request = await repository.lockById(tx, id);
  // The answer must not reveal whether somebody else has such a request.
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

/** Whoever deletes the account wants nothing any more; what they and staff wrote goes too. */
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
  await repository.deleteTexts(tx, accountId);
}

/** Ends the requests of winners that were marked paid in the giveaway itself. */
export async function closeClaims(
  tx: Tx,
  { giveawayId, playerIds }: { giveawayId: string; playerIds: readonly string[] },
  action: Action,
): Promise<void> {
  for (const request of await repository.lockOpenClaims(tx, { giveawayId, playerIds })) {
    await saveEnd(tx, request, { state: 'fulfilled', note: null }, action);
  }
}

interface Decision extends Ending {
  readonly id: string;
}

async function decide(
  tx: Tx,
  { id, ...ending }: Decision,
  action: Action,
): Promise<StaffStoreRequest> {
  const found = await repository.findById(tx, id);
  if (!found) throw new ObjectNotFound();
  const { account: playerId, giveaway: giveawayId } = found.request;
  if (giveawayId !== null) await lockReward(tx, { giveawayId, playerId });
  const request = (await repository.lockById(tx, id))!;
  if (request.account === action.actor.id) throw new ForbiddenError(texts.requests.own);
  // The ticker may be late.
  if (request.expiresAt !== null && request.expiresAt <= action.now) {
    throw new InvalidAction(texts.requests.ended);
  }
  await end(tx, request, ending, action);
  if (giveawayId !== null && ending.state === 'fulfilled') {
    await payReward(tx, { giveawayId, playerId }, action);
  }
  return toStaffRequest(await findRequest(tx, id));
}

interface Ending {
  readonly state: EndState;
  readonly note: string | null;
}

async function end(
  tx: Tx,
  request: repository.StoreRequestRow,
  ending: Ending,
  action: AnyAction,
): Promise<void> {
  const { now } = action;
  const { state } = ending;
  if (request.state !== 'open') throw new InvalidAction(texts.requests.ended);
  if (request.item !== null) await endOrder(tx, request, { state, now });
  await saveEnd(tx, request, ending, action);
  await notifyPlayer(tx, { found: await findRequest(tx, request.id), state, now });
}

async function saveEnd(
  tx: Tx,
  { id, account, item, price, season, giveaway }: repository.StoreRequestRow,
  { state, note }: Ending,
  { actor, now }: AnyAction,
): Promise<void> {
  const decidedBy = actor === null || state === 'cancelled' ? null : actor.id;
  await repository.end(tx, id, { state, note, decidedAt: now, decidedBy });
  await audit(tx, {
    ...{ at: now, actor: actor?.id ?? null, action: `store.request_${state}` },
    subject: subjectOf(id),
    after: item === null ? { giveaway } : { item, price, season },
  });
  await publish(tx, [channels.staff(), channels.account(account)], 'store.request_ended', { id });
}

async function findRequest(tx: Tx, id: string): Promise<repository.FoundRequest> {
  return (await repository.findById(tx, id))!;
}
