import type { FeatureHandlers } from '../../platform/calls/handlers';
import * as moderation from './moderation/service';
import * as comments from './service';

export function createMatchCommentCalls({
  ownHost,
}: {
  ownHost: string;
}): FeatureHandlers<'matchComments'> {
  return {
    list: ({ db, input }) => comments.listComments(db, input),
    add: ({ write, input, action }) =>
      write((tx) => comments.addComment(tx, { ...input, ownHost }, action)),
    edit: ({ write, input, action }) =>
      write((tx) => comments.editComment(tx, { ...input, ownHost }, action)),
    deleteOwn: async ({ write, input, action }) => {
      await write((tx) => comments.deleteOwnComment(tx, input.id, action));
      return {};
    },
    report: async ({ write, input, action }) => {
      await write((tx) => moderation.reportComment(tx, input, action));
      return {};
    },
    remove: async ({ write, input, action }) => {
      await write((tx) => moderation.removeComment(tx, input, action));
      return {};
    },
    removed: ({ db, input }) => moderation.listRemoved(db, input.match),
    restore: ({ write, input, action }) =>
      write((tx) => moderation.restoreComment(tx, input.id, action)),
    setClosed: async ({ write, input, action }) => {
      await write((tx) => moderation.setClosed(tx, input, action));
      return {};
    },
  };
}
