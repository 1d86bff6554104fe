import { defineFeature } from '../define-feature';
import { createTelemetryCalls } from './calls';
import { telemetryData } from './personal-data';
import { createRecordUsage, deleteExpired } from './reports/service';
import { rollUp } from './rollups/service';

const ROLL_UP_MS = 10 * 60_000;

export const telemetry = defineFeature({
  name: 'telemetry',
  calls: () => ({ telemetry: createTelemetryCalls(createRecordUsage()) }),
  personalData: () => telemetryData,
  tickers: ({ database, clock }) => [
    {
      name: 'roll up the traffic of past days',
      everyMs: ROLL_UP_MS,
      runAtStart: true,
      async run() {
        const now = clock();
        // In this order: a report is deleted only after it was counted.
        await rollUp(database, now);
        await deleteExpired(database.db, now);
      },
    },
  ],
});
