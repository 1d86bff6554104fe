import type { FeatureHandlers } from '../../platform/calls/handlers';
import * as follows from './service';

export const followCalls: FeatureHandlers<'follows'> = {
  list: ({ db, actor }) => follows.list(db, actor.id),
  count: ({ db, input }) => follows.countFollowers(db, input),
  matches: ({ db, actor, now }) => follows.listMatches(db, { accountId: actor.id, now }),
  follow: ({ write, input, action }) => write((tx) => follows.follow(tx, input, action)),
  unfollow: ({ write, input, action }) => write((tx) => follows.unfollow(tx, input, action)),
};
