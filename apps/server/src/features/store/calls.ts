import type { FeatureHandlers } from '../../platform/calls/handlers';
import * as claims from './claims/service';
import * as items from './items/service';
import { order } from './orders/service';
import * as requests from './requests/service';

export const storeCalls: FeatureHandlers<'store'> = {
  items: ({ db, now }) => items.listItems(db, now),
  allItems: ({ db }) => items.listAllItems(db),
  createItem: ({ write, input, action }) => write((tx) => items.createItem(tx, input, action)),
  editItem: ({ write, input, action }) => write((tx) => items.editItem(tx, input, action)),
  archiveItem: ({ write, input, action }) => write((tx) => items.archiveItem(tx, input, action)),
  order: ({ write, input, action }) => write((tx) => order(tx, input, action)),
  ownRequests: ({ db, input, actor }) => requests.listOwn(db, { ...input, accountId: actor.id }),
  ownCounts: ({ db, actor }) => requests.countOwn(db, actor.id),
  claimableRewards: ({ db, actor }) => claims.listClaimable(db, actor.id),
  claimReward: ({ write, input, action }) => write((tx) => claims.claimReward(tx, input, action)),
  cancel: ({ write, input, action }) => write((tx) => requests.cancel(tx, input, action)),
  requests: ({ db, input }) => requests.listForStaff(db, input),
  fulfil: ({ write, input, action }) => write((tx) => requests.fulfil(tx, input, action)),
  refuse: ({ write, input, action }) => write((tx) => requests.refuse(tx, input, action)),
};
