import type { FeatureHandlers } from '../../platform/calls/handlers';
import { findAuditEntries } from './audit-log/service';
import { editEntry, recordEvent, searchLog } from './player-log/service';

export const logCalls: FeatureHandlers<'logs'> = {
  recordEvent: async ({ db, input, action }) => {
    await recordEvent(db, input, action);
    return {};
  },
  search: ({ db, input }) => searchLog(db, input),
  edit: ({ write, input, action }) =>
    write((tx) => editEntry(tx, { id: input._id, change: input.update }, action)),
  audit: ({ db, input }) => findAuditEntries(db, { ...input, query: '' }),
  findAudit: ({ db, input }) => findAuditEntries(db, input),
};
