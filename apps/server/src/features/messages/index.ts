import { defineFeature } from '../define-feature';
import { messageCalls } from './calls';
import { messageData } from './personal-data';
import { messageReportSource } from './reports/service';
import { NOTIFY_UNREAD, notifyUnread } from './service';

export const messages = defineFeature({
  name: 'messages',
  ports: () => ({ messageReportSource }),
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
