import type { FeatureHandlers } from '../../platform/calls/handlers';
import * as notifications from './service';

export const notificationCalls: FeatureHandlers<'notifications'> = {
  markRead: ({ write, input, actor, now }) =>
    write((tx) => notifications.markRead(tx, { accountId: actor.id, id: input.id, now })),
  markAllRead: async ({ write, input, actor, now }) => ({
    unread: await write((tx) =>
      notifications.markAllRead(tx, { accountId: actor.id, upTo: input.upTo, now }),
    ),
  }),
  list: ({ db, input, actor }) => notifications.list(db, { accountId: actor.id, ...input }),
  unread: async ({ db, actor }) => ({ unread: await notifications.countUnread(db, actor.id) }),
  preferences: ({ db, actor }) => notifications.preferences(db, actor),
  setPreference: ({ write, input, actor }) =>
    write((tx) => notifications.setPreference(tx, input, actor)),
};
