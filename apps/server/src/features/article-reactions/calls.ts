import type { FeatureHandlers } from '../../platform/calls/handlers';
import { react, readCounts, readOwn } from './service';

export const articleReactionCalls: FeatureHandlers<'articleReactions'> = {
  counts: ({ db, input, now }) => readCounts(db, input.id, now),
  own: async ({ db, input, actor }) => ({ reaction: await readOwn(db, input.id, actor.id) }),
  react: ({ write, input, action }) => write((tx) => react(tx, input, action)),
};
