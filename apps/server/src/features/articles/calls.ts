import type { FeatureHandlers } from '../../platform/calls/handlers';
import * as editing from './editor/service';
import * as reading from './service';

export function createArticleCalls(publisher: reading.Publisher): FeatureHandlers<'articles'> {
  return {
    read: ({ db, input, now }) => reading.publishedArticle(db, input.slug, now),
    thumbnails: ({ db, input, now }) => reading.thumbnails(db, input, now),
    newest: ({ db, now }) => reading.newest(db, now),
    blogThumbnails: ({ db, input, now }) => reading.thumbnails(db, input, now),
    feed: ({ db, now }) => reading.feed(db, publisher, now),
    all: ({ db, input, now }) => editing.list(db, input, now),
    get: ({ db, input, now }) => editing.get(db, input.id, now),
    create: ({ write, input, action }) => write((tx) => editing.create(tx, input, action)),
    edit: ({ write, input, action }) => write((tx) => editing.edit(tx, input, action)),
    publish: ({ write, input, action }) => write((tx) => editing.publish(tx, input, action)),
    unpublish: ({ write, input, action }) => write((tx) => editing.unpublish(tx, input, action)),
    remove: async ({ write, input, action }) => {
      await write((tx) => editing.remove(tx, input.id, action));
      return {};
    },
    restore: ({ write, input, action }) => write((tx) => editing.restore(tx, input.id, action)),
    history: ({ db, input }) => editing.history(db, input.id),
    version: ({ db, input }) => editing.version(db, input),
  };
}
