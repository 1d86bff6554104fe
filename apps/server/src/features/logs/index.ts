import { defineFeature } from '../define-feature';
import { logCalls } from './calls';
import { logData } from './personal-data';
import { deleteOldEntries } from './player-log/service';

export const logs = defineFeature({
  name: 'logs',
  calls: () => ({ logs: logCalls }),
  personalData: () => logData,
  tickers: ({ database }) => [
    {
      name: 'delete old log entries',
      everyMs: 3_600_000,
      run: (now) => deleteOldEntries(database.db, now),
    },
  ],
});
