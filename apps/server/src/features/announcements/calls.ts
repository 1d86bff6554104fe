import type { FeatureHandlers } from '../../platform/calls/handlers';
import * as editing from './editor/service';
import * as reading from './readers/service';

export function createAnnouncementCalls(
  seenCounts: reading.SeenCounts,
): FeatureHandlers<'announcements'> {
  return {
    current: ({ db, now }) => reading.listForVisitors(db, now),
    own: ({ db, actor, now }) => reading.listForAccount(db, actor, now),
    see: async ({ db, input, action }) => {
      await reading.see(db, { id: input.id, seenCounts }, action);
      return {};
    },
    dismiss: async ({ write, input, action }) => {
      await write((tx) => reading.dismiss(tx, input.id, action));
      return {};
    },
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
