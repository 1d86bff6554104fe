/** Entering a giveaway by its code. */

import { channels } from '@mes/contract/channels';
import { ForbiddenError, InvalidAction, ObjectNotFound } from '@mes/contract/errors';
import type { Giveaway, GiveawayEntry } from '@mes/contract/giveaways';
import { giveawayState } from '@mes/domain/giveaways/state';
import { addWrongCode, lockedUntil } from '@mes/domain/giveaways/wrong-codes';
import { RETENTION } from '@mes/domain/retention/retention';
import type { Action } from '../../../platform/calls/actor';
import type { Database, Db, Tx } from '../../../platform/database/database';
import type { OriginHashes } from '../../../platform/origin-hash/origin-hash';
import { publish } from '../../../platform/outbox/publish';
import { wakeTask } from '../../../platform/ticker';
import { isPlayerBanned } from '../../moderation/service';
import { deleteOldOrigins } from '../abuse/service';
import type { GiveawayRow } from '../repository';
import * as giveaways from '../repository';
import { get } from '../service';
import { texts } from '../texts';
import { toEntry } from '../views';
import * as repository from './repository';

interface EnterInput {
  readonly code: string;
  readonly origin: OriginHashes;
}

/** The task of the ticker. */
export const PUBLISH_COUNTS = 'publish counts of giveaway entries';

const DAY_MS = 86_400_000;
/** How often the number of entries is published at most. */
const COUNT_EVERY_MS = 1_000;

/** Entering twice is the same as once. */
export async function enter(
  transaction: Database['transaction'],
  input: EnterInput,
  action: Action,
): Promise<Giveaway> {
  const entered = await transaction((tx) => tryCode(tx, input, action));
  // Thrown after the commit: a rollback would forget that the code was wrong.
  if (entered instanceof InvalidAction) throw entered;
  return entered;
}

async function tryCode(
  tx: Tx,
  { code, origin }: EnterInput,
  { actor, now }: Action,
): Promise<Giveaway | InvalidAction> {
  if (await isPlayerBanned(tx, { playerId: actor.id, scopes: ['site'], now }))
    throw ForbiddenError.banned('site');
  const wrong = await repository.lockAttempts(tx, actor.id);
  const locked = lockedUntil(wrong, now);
  if (locked !== null) throw lockedError(locked);

  const giveaway = await giveaways.findByCode(tx, code);
  // A planned one is not given away: its code is as wrong as any other.
  if (!giveaway || giveawayState(giveaway, now) === 'planned') {
    const added = addWrongCode(wrong, now);
    await repository.saveWrongCodes(tx, actor.id, added);
    return added.lockedUntil === null
      ? new InvalidAction(texts.wrongCode)
      : lockedError(added.lockedUntil);
  }
  await addEntry(tx, { giveaway, origin }, { actor, now });
  return get(tx, giveaway.id, { actor, now });
}

async function addEntry(
  tx: Tx,
  { giveaway: { id }, origin }: { giveaway: GiveawayRow; origin: OriginHashes },
  { actor, now }: Action,
): Promise<void> {
  const entry = { giveawayId: id, playerId: actor.id };
  if (await repository.exists(tx, entry)) return;
  const giveaway = await giveaways.lockShared(tx, id);
  // Of the locked row: it may have been closed, changed or deleted meanwhile.
  if (!giveaway || giveaway.closedAt !== null || giveawayState(giveaway, now) !== 'open')
    throw new InvalidAction(texts.closed);
  const entrant = await repository.findEntrant(tx, actor.id);
  if (!entrant) throw new ObjectNotFound();
  const { minAccountAgeDays } = giveaway;
  if (now < entrant.createdAt + minAccountAgeDays * DAY_MS)
    throw new InvalidAction(texts.accountTooNew(minAccountAgeDays));

  const added = await repository.insert(
    tx,
    {
      giveaway: id,
      player: actor.id,
      gameId: entrant.gameId?.toLowerCase() ?? null,
      enteredAt: now,
    },
    origin,
  );
  // Without an entry of the account it was the game id. With one, the account itself was faster.
  if (!added && !(await repository.exists(tx, entry))) throw new InvalidAction(texts.gameIdEntered);
  wakeTask(tx, PUBLISH_COUNTS);
}

/** For admins who look for people who entered more than once. */
export async function list(
  db: Db,
  { id, page, size }: { id: string; page: number; size: number },
  viewer: Pick<Action, 'actor' | 'now'>,
): Promise<{ data: GiveawayEntry[]; total: number }> {
  await get(db, id, viewer);
  const [rows, total] = await Promise.all([
    repository.findPage(db, { giveawayId: id, page, size }),
    repository.countByGiveaway(db, id),
  ]);
  return { data: rows.map(toEntry), total };
}

/** Returns when to run again, or null while every published number is right. */
export function createPublishCounts({
  db,
  transaction,
}: Database): (now: number) => Promise<number | null> {
  let dueAt = 0;
  return async (now) => {
    // Every entry wakes the task; counting all of them each time would be slow.
    if (now < dueAt) return dueAt;
    const published = await transaction(async (tx) => {
      const counts = await repository.claimCounts(tx, { now, everyMs: COUNT_EVERY_MS });
      for (const { giveaway: id, entries } of counts)
        await publish(tx, channels.giveaways(), 'giveaway.entered', { id, entries });
      return counts.length > 0;
    });
    const isBehind = (await repository.findChangedCounts(db)).length > 0;
    if (published || isBehind) dueAt = now + COUNT_EVERY_MS;
    return isBehind ? dueAt : null;
  };
}

export async function deleteOldTraces(db: Db, now: number): Promise<void> {
  await deleteOldOrigins(db, now);
  await repository.clearGameIdsBefore(db, now - RETENTION.giveawayGameIds.ms);
  // Neither the hour of the codes nor that of the lock can last longer.
  await repository.deleteWrongCodesBefore(db, now - RETENTION.wrongCodes.ms);
}

function lockedError(until: number): InvalidAction {
  return new InvalidAction(texts.locked(until), { lockedUntil: until });
}
