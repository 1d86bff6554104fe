import { audience } from '../../platform/gateway/audiences';
import { defineFeature } from '../define-feature';
import { logCalls } from './calls';
import { logData } from './personal-data';
import { deleteOldEntries } from './player-log/service';
import { createTail } from './tail/service';

const TAIL_MS = 2_000;

export const logs = defineFeature({
  name: 'logs',
  calls: () => ({ logs: logCalls }),
  channels: { logs: audience('Moderator') },
  personalData: () => logData,
  tickers: ({ database, feed, hasSubscribers }) => [
    {
      name: 'tell pages of new log entries',
      everyMs: TAIL_MS,
      run: createTail({ db: database.db, feed, hasSubscribers }),
    },
    {
      name: 'delete old log entries',
      everyMs: 3_600_000,
      run: (now) => deleteOldEntries(database.db, now),
    },
  ],
});
