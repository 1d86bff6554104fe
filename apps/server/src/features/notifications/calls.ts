import type { FeatureHandlers } from '../../platform/calls/handlers';
import * as notifications from './service';

export const notificationCalls: FeatureHandlers<'notifications'> = {
  markRead: ({ write, input, caller, now }) =>
    write((tx) => notifications.markRead(tx, { account: caller.id, id: input.id, now })),
  markAllRead: async ({ write, input, caller, now }) => ({
    unread: await write((tx) =>
      notifications.markAllRead(tx, { account: caller.id, upTo: input.upTo, now }),
    ),
  }),
  list: ({ db, input, caller }) => notifications.list(db, { account: caller.id, ...input }),
  unread: async ({ db, caller }) => ({ unread: await notifications.countUnread(db, caller.id) }),
  preferences: ({ db, caller }) => notifications.preferences(db, caller.id),
  setPreference: ({ write, input, caller }) =>
    write((tx) => notifications.setPreference(tx, { account: caller.id, ...input })),
};
