import { defineFeature } from '../define-feature';

import { notificationCalls } from './calls';
import { notificationData } from './personal-data';
import { deleteOld, pushDue } from './service';

const HOUR_MS = 3_600_000;

export const notifications = defineFeature({
  name: 'notifications',
  calls: () => ({ notifications: notificationCalls }),
  personalData: () => notificationData,
  tickers: ({ database, ports }) => [
    {
      name: 'push notifications',
      everyMs: 1_000,
      run: (now) => pushDue(database, ports.push, now),
    },
    {
      name: 'forget old notifications',
      everyMs: HOUR_MS,
      run: (now) => deleteOld(database.db, now),
    },
  ],
});
