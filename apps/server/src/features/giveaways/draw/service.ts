/** Closing, drawing and paying: from the fixed list of entrants to the last reward. */
import { channels } from '@mes/contract/channels';
import { InvalidAction, InvalidParameter, ObjectNotFound } from '@mes/contract/errors';
import type { Giveaway } from '@mes/contract/giveaways';
import {
  canonicalEntrants,
  drawHash,
  drawWinners,
  hashEntrants,
  withoutVoided,
} from '@mes/domain/giveaways/draw';
import { giveawayState } from '@mes/domain/giveaways/state';
import { audit } from '../../../platform/audit/audit';
import type { Action } from '../../../platform/calls/actor';
import type { Database, Tx } from '../../../platform/database/database';
import { publish } from '../../../platform/outbox/publish';
import { notify } from '../../notifications/service';
import { findEligible } from '../entries/repository';
import type { GiveawayRow } from '../repository';
import * as repository from '../repository';
import { get } from '../service';
import { texts } from '../texts';
import { findVoidedPlayers } from '../voids/repository';

/** The task of the ticker. */
export const APPLY_TIMES = 'open and close giveaways';

/** Ends the store requests of winners that were paid outside of the store. */
export type CloseClaims = (
  tx: Tx,
  paid: { giveawayId: string; playerIds: readonly string[] },
  action: Action,
) => Promise<void>;

interface WinnerKey {
  readonly giveawayId: string;
  readonly playerId: string;
}

interface Reward {
  readonly playerId: string;
  readonly reward: string;
}

/** Draws once. Repeating it, even at the same time, returns the winners that there are. */
export async function pickWinners(tx: Tx, id: string, action: Action): Promise<Giveaway> {
  const { now } = action;
  const locked = await lockGiveaway(tx, id);
  const state = giveawayState(locked, now);
  if (state === 'planned' || state === 'open')
    throw new InvalidAction(texts.stillOpen(locked.closesAt));
  if (state === 'closed') await draw(tx, await close(tx, locked, now), action);
  return get(tx, id, action);
}

/** Marks all winners, or only those of `players`. */
export async function markPaid(
  tx: Tx,
  { id, players, closeClaims }: { id: string; players?: string[]; closeClaims: CloseClaims },
  action: Action,
): Promise<Giveaway> {
  const giveaway = await lockGiveaway(tx, id);
  if (giveaway.drawnAt === null) throw new InvalidAction(texts.notDrawn);
  const winners = new Set((await repository.findWinners(tx, [id])).map(({ player }) => player.id));
  const stranger = players?.find((player) => !winners.has(player));
  if (stranger !== undefined) throw new InvalidParameter('players', texts.notAWinner(stranger));

  const rewards = await pay(tx, { giveawayId: id, playerIds: players }, action);
  await notifyWinners(tx, { giveaway, rewards, type: 'giveaway.paid' }, action.now);
  const playerIds = rewards.map(({ playerId }) => playerId);
  if (playerIds.length > 0) await closeClaims(tx, { giveawayId: id, playerIds }, action);
  return get(tx, id, action);
}

/** What a player has won, locked with its giveaway; null where they have not won in it. */
export async function lockReward(
  tx: Tx,
  { giveawayId, playerId }: WinnerKey,
): Promise<{ reward: string; paidAt: number | null } | null> {
  await lockGiveaway(tx, giveawayId);
  const winners = await repository.findWinners(tx, [giveawayId]);
  return winners.find(({ player }) => player.id === playerId) ?? null;
}

/** For a feature that hands the reward over and notifies the winner itself. */
export async function payReward(
  tx: Tx,
  { giveawayId, playerId }: WinnerKey,
  action: Action,
): Promise<void> {
  await pay(tx, { giveawayId, playerIds: [playerId] }, action);
}

/** Returns the rewards that had not been paid before. */
async function pay(
  tx: Tx,
  { giveawayId, playerIds }: { giveawayId: string; playerIds?: string[] },
  { actor, now }: Action,
): Promise<Reward[]> {
  const paid = await repository.markPaid(tx, { giveawayId, playerIds, now });
  if (paid.length === 0) return [];
  const rewards = paid.map(({ player, reward }) => ({ playerId: player, reward }));
  await audit(tx, {
    ...{ at: now, actor: actor.id, action: 'giveaway.paid', subject: `giveaway:${giveawayId}` },
    after: { winners: rewards.map(toAudited) },
  });
  await publish(tx, channels.giveaways(), 'giveaway.paid', { id: giveawayId });
  return rewards;
}

/** Publishes openings and fixes the lists of what has closed. Returns the next deadline. */
export async function applyTimes(
  { db, transaction }: Database,
  now: number,
): Promise<number | null> {
  for (const { id } of await repository.findAllDue(db, now)) {
    await transaction(async (tx) => {
      const giveaway = await repository.lockById(tx, id);
      if (!giveaway) return;
      await close(tx, await open(tx, giveaway, now), now);
    });
  }
  return repository.findNextDeadline(db);
}

async function open(tx: Tx, giveaway: GiveawayRow, now: number): Promise<GiveawayRow> {
  const { id, openedAt, opensAt } = giveaway;
  if (openedAt !== null || now < opensAt) return giveaway;
  await publish(tx, channels.giveaways(), 'giveaway.opened', { id });
  return repository.update(tx, id, { openedAt: now });
}

/** Whoever is banned or voided by now is left out. From here on the list never changes. */
async function close(tx: Tx, giveaway: GiveawayRow, now: number): Promise<GiveawayRow> {
  const { id, closedAt, closesAt } = giveaway;
  if (closedAt !== null || now < closesAt) return giveaway;
  const voided = await findVoidedPlayers(tx, id);
  const eligible = await findEligible(tx, { giveawayId: id, now });
  const entrants = canonicalEntrants(eligible.filter((player) => !voided.has(player)));
  const listHash = hashEntrants(entrants);
  await repository.saveEntrants(tx, { giveawayId: id, entrants });
  await audit(tx, {
    ...{ at: now, actor: null, action: 'giveaway.closed', subject: `giveaway:${id}` },
    after: { entries: entrants.length, listHash },
  });
  await publish(tx, channels.giveaways(), 'giveaway.closed', { id });
  return repository.update(tx, id, { closedAt: now, listHash, entries: entrants.length });
}

async function draw(tx: Tx, giveaway: GiveawayRow, { actor, now }: Action): Promise<void> {
  const { id, rewards, listHash } = giveaway;
  const { seed, entrants } = await repository.findDraw(tx, id);
  const hash = drawHash({ seed, listHash: listHash! });
  const isVoided = await findVoidedPlayers(tx, id);
  const voided = entrants!.filter((player) => isVoided.has(player));
  const winners = drawWinners({ hash, entrants: withoutVoided(entrants!, voided), rewards });
  await repository.saveVoided(tx, { giveawayId: id, voided });
  await repository.insertWinners(
    tx,
    winners.map(({ place, playerId, reward }) => ({
      giveaway: id,
      player: playerId,
      ...{ place, reward },
    })),
  );
  await repository.update(tx, id, { drawnAt: now });
  await audit(tx, {
    ...{ at: now, actor: actor.id, action: 'giveaway.drawn', subject: `giveaway:${id}` },
    after: { winners: winners.map(toAudited), voided },
  });
  await publish(tx, channels.giveaways(), 'giveaway.drawn', { id });
  await notifyWinners(tx, { giveaway, rewards: winners, type: 'giveaway.won' }, now);
}

async function notifyWinners(
  tx: Tx,
  {
    giveaway: { id, title },
    rewards,
    type,
  }: {
    giveaway: GiveawayRow;
    rewards: readonly Reward[];
    type: 'giveaway.won' | 'giveaway.paid';
  },
  now: number,
): Promise<void> {
  for (const reward of new Set(rewards.map((each) => each.reward))) {
    const winners = rewards.filter((each) => each.reward === reward);
    await notify(tx, {
      accountIds: winners.map(({ playerId }) => playerId),
      type,
      title: type === 'giveaway.won' ? texts.won.title(title) : texts.paid.title(reward),
      text: type === 'giveaway.won' ? texts.won.text(reward) : texts.paid.text(title),
      link: `/app/promo/${id}`,
      key: `${type}:${id}`,
      now,
    });
  }
}

async function lockGiveaway(tx: Tx, id: string): Promise<GiveawayRow> {
  const giveaway = await repository.lockById(tx, id);
  if (!giveaway) throw new ObjectNotFound();
  return giveaway;
}

function toAudited({ playerId, reward }: Reward) {
  return { playerId, reward };
}
