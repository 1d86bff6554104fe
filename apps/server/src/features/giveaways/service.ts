/** What everybody may read of giveaways. */

import { ObjectNotFound } from '@mes/contract/errors';
import type {
  EntrantList,
  Giveaway,
  ListedReward,
  StreamGiveaway,
  ViewerReward,
} from '@mes/contract/giveaways';
import { satisfies } from '@mes/domain/permissions/permissions';
import type { Actor } from '../../platform/calls/actor';
import type { Db } from '../../platform/database/database';
import { findSomeNames } from './entries/repository';
import type { FoundGiveaway } from './repository';
import * as repository from './repository';
import { toGiveaway, toListedRewards } from './views';

/** Who reads, and when. */
export interface Viewer {
  readonly actor: Pick<Actor, 'id' | 'permissions'> | null;
  readonly now: number;
}

/** As many as a viewer of the stream can take in before the first winner lands. */
const NAMES_ON_STREAM = 40;

export async function list(
  db: Db,
  wanted: { page: number; size: number },
  viewer: Viewer,
): Promise<{ data: Giveaway[]; total: number }> {
  const [rows, total] = await Promise.all([
    repository.findPage(db, { ...wanted, viewerId: viewer.actor?.id ?? null }),
    repository.countAll(db),
  ]);
  return { data: await viewAll(db, rows, viewer), total };
}

export async function get(db: Db, id: string, viewer: Viewer): Promise<Giveaway> {
  const row = await repository.findById(db, { id, viewerId: viewer.actor?.id ?? null });
  if (!row) throw new ObjectNotFound();
  return (await viewAll(db, [row], viewer))[0]!;
}

export async function readEntrants(db: Db, id: string): Promise<EntrantList> {
  const list = await repository.findEntrantList(db, id);
  if (!list) throw new ObjectNotFound();
  return { entrants: list.entrants, voided: list.voided ?? [] };
}

export async function listRewards(db: Db, now: number): Promise<ListedReward[]> {
  const rows = await repository.findAllNotOver(db, now);
  return rows.flatMap((row) => toListedRewards(row, now));
}

export async function rewardsOf(db: Db, playerId: string): Promise<ViewerReward[]> {
  const won = await repository.findRewardsOf(db, playerId);
  return won.map(({ giveaway, title, rewards, reward, wonAt, paidAt }) => ({
    ...{ giveaway, title, reward, wonAt },
    value: rewards.find(({ name }) => name === reward)?.value ?? null,
    paid: paidAt !== null,
  }));
}

/** The same for everyone: overlays are cached, and have no account. */
export async function onStream(
  db: Db,
  { id }: { id?: string },
  now: number,
): Promise<StreamGiveaway> {
  const shownId = id ?? (await repository.findForStream(db, now));
  if (shownId === null) return { giveaway: null, names: [] };
  const giveaway = await get(db, shownId, { actor: null, now });
  const isClosed = giveaway.state === 'closed' || giveaway.state === 'drawn';
  const names = isClosed
    ? await findSomeNames(db, { giveawayId: shownId, count: NAMES_ON_STREAM })
    : [];
  return { giveaway, names };
}

async function viewAll(
  db: Db,
  rows: readonly FoundGiveaway[],
  { actor, now }: Viewer,
): Promise<Giveaway[]> {
  const isAdmin = actor !== null && satisfies(actor.permissions, 'Admin');
  const drawn = rows.filter(({ giveaway }) => giveaway.drawnAt !== null);
  const winners = await repository.findWinners(
    db,
    drawn.map(({ giveaway }) => giveaway.id),
  );
  return rows.map((row) => {
    const own = winners.filter(({ giveaway }) => giveaway === row.giveaway.id);
    return toGiveaway({ ...row, winners: own }, { now, isAdmin });
  });
}
