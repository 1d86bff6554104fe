import type { FeatureHandlers } from '../../platform/calls/handlers';
import * as documents from './documents/service';
import * as maps from './maps/service';
import * as tips from './tips/service';

export const tutorialCalls: FeatureHandlers<'tutorials'> = {
  tips: ({ db, now }) => tips.listPublished(db, now),
  weapons: ({ db }) => documents.readWeapons(db),
  callouts: ({ db }) => documents.readCallouts(db),
  mapUsage: ({ db, input }) => maps.sumUsage(db, input.tournamentId),
  mapPlays: ({ db, input, now }) => maps.countPlays(db, input.map, now),
  allTips: ({ db, now }) => tips.list(db, now),
  tip: ({ db, input, now }) => tips.get(db, input.id, now),
  createTip: ({ write, input, action }) => write((tx) => tips.create(tx, input, action)),
  editTip: ({ write, input, action }) => write((tx) => tips.edit(tx, input, action)),
  publishTip: ({ write, input, action }) => write((tx) => tips.publish(tx, input, action)),
  unpublishTip: ({ write, input, action }) => write((tx) => tips.unpublish(tx, input, action)),
  removeTip: async ({ write, input, action }) => {
    await write((tx) => tips.remove(tx, input.id, action));
    return {};
  },
  restoreTip: ({ write, input, action }) => write((tx) => tips.restore(tx, input.id, action)),
  orderTips: async ({ write, input, action }) => {
    await write((tx) => tips.order(tx, input.ids, action));
    return {};
  },
  tipHistory: ({ db, input }) => tips.history(db, input.id),
  tipVersion: ({ db, input }) => tips.version(db, input),
  editWeapons: ({ write, input, action }) =>
    write((tx) => documents.editWeapons(tx, input, action)),
  editCallouts: ({ write, input, action }) =>
    write((tx) => documents.editCallouts(tx, input, action)),
};
