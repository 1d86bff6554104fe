/** Claims: how winners of giveaways ask for their rewards. They hold no points and never expire. */
import { InvalidAction, ObjectNotFound } from '@mes/contract/errors';
import type { ViewerReward } from '@mes/contract/giveaways';
import type { StoreRequest } from '@mes/contract/store-schemas';
import { v7 as uuidv7 } from 'uuid';
import type { Action } from '../../../platform/calls/actor';
import type { Db, Tx } from '../../../platform/database/database';
import { lockReward } from '../../giveaways/draw/service';
import { rewardsOf } from '../../giveaways/service';
import { recordCreated } from '../notices/service';
import * as requests from '../requests/repository';
import { texts } from '../texts';
import { toStoreRequest } from '../views';

/** Unpaid rewards without an open claim, newest first. */
export async function listClaimable(db: Db, accountId: string): Promise<ViewerReward[]> {
  const [rewards, claimed] = await Promise.all([
    rewardsOf(db, accountId),
    requests.findClaimedGiveaways(db, accountId),
  ]);
  return rewards.filter(({ paid, giveaway }) => !paid && !claimed.has(giveaway));
}

/** A ban does not take away what was won before it. */
export async function claimReward(
  tx: Tx,
  { giveaway, message }: { giveaway: string; message: string },
  action: Action,
): Promise<StoreRequest> {
  const { actor, now } = action;
  // Claims of one giveaway come one after the other, and before or after it is marked paid.
  const reward = await lockReward(tx, { giveawayId: giveaway, playerId: actor.id });
  if (!reward) throw new ObjectNotFound();
  if (reward.paidAt !== null) throw new InvalidAction(texts.claims.paid);
  const claimed = await requests.findClaimedGiveaways(tx, actor.id);
  if (claimed.has(giveaway)) throw new InvalidAction(texts.claims.open);

  const id = uuidv7();
  await requests.insert(tx, { id, account: actor.id, giveaway, message, createdAt: now });
  await recordCreated(tx, { id, after: { giveaway, reward: reward.reward } }, action);
  return toStoreRequest((await requests.findById(tx, id))!);
}
