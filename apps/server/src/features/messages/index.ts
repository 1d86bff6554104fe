import { defineFeature } from '../define-feature';
import { messageCalls } from './calls';
import { messageData } from './personal-data';
import { NOTIFY_UNREAD, notifyUnread } from './service';

export const messages = defineFeature({
  name: 'messages',
  calls: () => ({ messages: messageCalls }),
  personalData: () => messageData,
  tickers: ({ database }) => [
    {
      name: NOTIFY_UNREAD,
      everyMs: 30_000,
      runAtStart: true,
      run: (now) => notifyUnread(database, now),
    },
  ],
});
