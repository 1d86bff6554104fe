import type { FeatureHandlers } from '../../platform/calls/handlers';
import type { HashOrigin } from '../../platform/origin-hash/origin-hash';
import * as abuse from './abuse/service';
import * as drawing from './draw/service';
import * as editing from './editor/service';
import * as entering from './entries/service';
import * as reading from './service';
import * as voids from './voids/service';

/** A promotion is a giveaway under another address. */
export const createGiveawayCalls = ({
  closeClaims,
  hashOrigin,
}: {
  closeClaims: drawing.CloseClaims;
  hashOrigin: HashOrigin;
}): FeatureHandlers<'giveaways'> => ({
  listAll: ({ db, input, action }) => reading.list(db, input, action),
  info: ({ db, input, action }) => reading.get(db, input.id, action),
  entrants: ({ db, input }) => reading.readEntrants(db, input.id),
  create: ({ write, input, action }) => write((tx) => editing.create(tx, input, action)),
  edit: ({ write, input, action }) => write((tx) => editing.edit(tx, input, action)),
  delete: async ({ write, input, action }) => {
    await write((tx) => editing.remove(tx, input.id, action));
    return {};
  },
  pickWinners: ({ write, input: { id, paid, players }, action }) =>
    write((tx) =>
      paid
        ? drawing.markPaid(tx, { id, players, closeClaims }, action)
        : drawing.pickWinners(tx, id, action),
    ),
  listRewards: ({ db, now }) => reading.listRewards(db, now),
  getViewerRewards: ({ db, actor }) => reading.rewardsOf(db, actor.id),
  async enter({ write, input, visitor, cookies, action }) {
    const origin = await hashOrigin({ visitor, cookies }, action.now);
    return entering.enter(write, { ...input, origin }, action);
  },
  entries: ({ db, input, action }) => entering.list(db, input, action),
  onStream: ({ db, input, now }) => reading.onStream(db, input, now),
  promotions: ({ db, input, action }) => reading.list(db, input, action),
  promotionRewards: ({ db, now }) => reading.listRewards(db, now),
  viewerRewards: ({ db, actor }) => reading.rewardsOf(db, actor.id),
  createPromotion: ({ write, input, action }) => write((tx) => editing.create(tx, input, action)),
  deletePromotion: async ({ write, input, action }) => {
    await write((tx) => editing.remove(tx, input.id, action));
    return {};
  },
  async enterPromotion({ write, input, visitor, cookies, action }) {
    const origin = await hashOrigin({ visitor, cookies }, action.now);
    return entering.enter(write, { ...input, origin }, action);
  },
});

export const giveawayReviewCalls: FeatureHandlers<'giveawayReview'> = {
  clusters: ({ db, input, action }) => abuse.listClusters(db, input, action),
  voidEntries: ({ write, input, action }) => write((tx) => voids.voidEntries(tx, input, action)),
  restoreEntry: async ({ write, input, action }) => {
    await write((tx) => voids.restoreEntry(tx, input, action));
    return {};
  },
};
