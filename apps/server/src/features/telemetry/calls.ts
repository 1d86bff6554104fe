import type { FeatureHandlers } from '../../platform/calls/handlers';
import { readParticipation } from './participation/service';
import { readQueueHistory } from './queue/service';
import { readRegistrations } from './registrations/service';
import type { RecordUsage } from './reports/service';
import { readRetention } from './retention/service';
import { readActiveNow, readTraffic } from './traffic/service';

export function createTelemetryCalls(recordUsage: RecordUsage): FeatureHandlers<'telemetry'> {
  return {
    appUsage: async ({ db, input, visitor, action }) => {
      await recordUsage(db, { ...input, visitor }, action);
      return {};
    },
    traffic: ({ db, input, now }) => readTraffic(db, { ...input, now }),
    activeNow: ({ db, now }) => readActiveNow(db, now),
    queueHistory: ({ db, input, now }) => readQueueHistory(db, { ...input, now }),
    registrations: ({ db, input, now }) => readRegistrations(db, { ...input, now }),
    retention: ({ db, input, now }) => readRetention(db, { ...input, now }),
    participation: ({ db, input, now }) => readParticipation(db, { ...input, now }),
  };
}
