import { defineFeature } from '../define-feature';

import { messageCalls } from './calls';
import { messageData } from './personal-data';
import { notifyUnread } from './service';

export const messages = defineFeature({
  name: 'messages',
  calls: () => ({ messages: messageCalls }),
  personalData: () => messageData,
  tickers: ({ database }) => [
    {
      name: 'notify of unread messages',
      everyMs: 1_000,
      run: (now) => notifyUnread(database, now),
    },
  ],
});
