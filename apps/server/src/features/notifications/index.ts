import { defineFeature } from '../define-feature';
import { notificationCalls } from './calls';
import { notificationData } from './personal-data';
import { deleteOld, PUSH_NOTIFICATIONS, pushDue } from './service';

const HOUR_MS = 3_600_000;

export const notifications = defineFeature({
  name: 'notifications',
  calls: () => ({ notifications: notificationCalls }),
  personalData: () => notificationData,
  tickers: ({ database, ports }) => [
    {
      name: PUSH_NOTIFICATIONS,
      everyMs: 30_000,
      runAtStart: true,
      run: (now) => pushDue(database, ports.push, now),
    },
    {
      name: 'delete old notifications',
      everyMs: HOUR_MS,
      run: (now) => deleteOld(database.db, now),
    },
  ],
});
