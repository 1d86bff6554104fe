import type { FeatureHandlers } from '../../platform/calls/handlers';
import * as editing from './editing';
import * as reading from './reading';

export function createArticleCalls(publisher: reading.Publisher): FeatureHandlers<'articles'> {
  return {
    read: ({ db, input, now }) => reading.publishedArticle(db, input.slug, now),
    thumbnails: ({ db, input, now }) => reading.thumbnails(db, input, now),
    newest: ({ db, now }) => reading.newest(db, now),
    blogThumbnails: ({ db, input, now }) => reading.thumbnails(db, input, now),
    feed: ({ db, now }) => reading.feed(db, publisher, now),
    all: ({ db, input, now }) => editing.list(db, input, now),
    get: ({ db, input, now }) => editing.get(db, input.id, now),
    create: ({ write, input, caller: by, now }) =>
      write((tx) => editing.create(tx, input, { by, now })),
    edit: ({ write, input, caller: by, now }) =>
      write((tx) => editing.edit(tx, input, { by, now })),
    publish: ({ write, input, caller: by, now }) =>
      write((tx) => editing.publish(tx, input, { by, now })),
    unpublish: ({ write, input, caller: by, now }) =>
      write((tx) => editing.unpublish(tx, input, { by, now })),
    remove: async ({ write, input, caller: by, now }) => {
      await write((tx) => editing.remove(tx, input.id, { by, now }));
      return {};
    },
    restore: ({ write, input, caller: by, now }) =>
      write((tx) => editing.restore(tx, input.id, { by, now })),
    history: ({ db, input }) => editing.history(db, input.id),
    version: ({ db, input }) => editing.version(db, input),
  };
}
