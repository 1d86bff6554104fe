import { audience } from '../../platform/gateway/audiences';
import { defineFeature } from '../define-feature';
import { createAnnouncementCalls } from './calls';
import { announcementData } from './personal-data';
import { createSeenCounts, type SeenCounts } from './readers/service';
import { APPLY_TIMES, applyTimes, NOTIFY_RECEIVERS, notifyReceivers } from './schedule/service';

/** For deadlines and receivers that a process left behind when it ended. */
const REPAIR_MS = 30_000;
const COUNT_EVERY_MS = 1_000;

export const announcements = defineFeature<{ seenCounts: SeenCounts }>({
  name: 'announcements',
  setup: ({ database }) => ({ seenCounts: createSeenCounts(database) }),
  calls: (_deps, { seenCounts }) => ({ announcements: createAnnouncementCalls(seenCounts) }),
  channels: { announcements: audience('public') },
  personalData: () => announcementData,
  tickers: ({ database, clock }, { seenCounts }) => [
    {
      name: APPLY_TIMES,
      everyMs: REPAIR_MS,
      runAtStart: true,
      run: () => applyTimes(database, clock()),
    },
    {
      name: NOTIFY_RECEIVERS,
      everyMs: REPAIR_MS,
      runAtStart: true,
      run: () => notifyReceivers(database, clock()),
    },
    {
      // Asks the database only where somebody has seen one.
      name: 'count who saw announcements',
      everyMs: COUNT_EVERY_MS,
      run: () => seenCounts.publish(),
    },
  ],
  stop: (_deps, { seenCounts }) => seenCounts.publish(),
});
