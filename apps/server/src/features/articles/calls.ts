import type { FeatureHandlers } from '../../platform/calls/handlers';
import type { FileStore } from '../../platform/files/store';
import * as editing from './editor/service';
import * as reading from './service';

interface ArticleCallDeps {
  readonly publisher: () => reading.Publisher;
  readonly files: FileStore;
}

export function createArticleCalls({
  publisher,
  files,
}: ArticleCallDeps): FeatureHandlers<'articles'> {
  const editor = editing.createEditor({ files });
  return {
    read: ({ db, input, now }) => reading.publishedArticle(db, input.slug, now),
    thumbnails: ({ db, input, now }) => reading.thumbnails(db, input, now),
    related: ({ db, input, now }) => reading.related(db, input.slug, now),
    author: ({ db, input, now }) => reading.author(db, input.id, now),
    newest: ({ db, now }) => reading.newest(db, now),
    blogThumbnails: ({ db, input, now }) => reading.thumbnails(db, input, now),
    feed: ({ db, input, now }) =>
      reading.feed(db, { ...publisher(), hidesResults: input.spoilers === 'hide' }, now),
    all: ({ db, input, now }) => editing.list(db, input, now),
    get: ({ db, input, now }) => editing.get(db, input.id, now),
    create: ({ write, input, action }) => write((tx) => editor.create(tx, input, action)),
    edit: ({ write, input, action }) => write((tx) => editor.edit(tx, input, action)),
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
