import type { FeatureHandlers } from '../../platform/calls/handlers';
import { findAuditEntries } from './audit-log/service';
import {
  editEntry,
  readVersions,
  recordEvent,
  restoreVersion,
  searchLog,
} from './player-log/service';
import { deleteSearch, listSearches, saveSearch } from './searches/service';

export const logCalls: FeatureHandlers<'logs'> = {
  recordEvent: async ({ db, input, action }) => {
    await recordEvent(db, input, action);
    return {};
  },
  search: ({ db, input }) => searchLog(db, input),
  edit: ({ write, input, action }) =>
    write((tx) => editEntry(tx, { id: input._id, change: input.update }, action)),
  versions: ({ db, input }) => readVersions(db, input.id),
  restore: ({ write, input, action }) => write((tx) => restoreVersion(tx, input.version, action)),
  searches: ({ db, actor }) => listSearches(db, actor.id),
  saveSearch: ({ write, input, action }) => write((tx) => saveSearch(tx, input, action)),
  deleteSearch: async ({ write, input, action }) => {
    await write((tx) => deleteSearch(tx, input.id, action));
    return {};
  },
  audit: ({ db, input, actor }) => findAuditEntries(db, { ...input, query: '' }, actor),
  findAudit: ({ db, input, actor }) => findAuditEntries(db, input, actor),
};
