import { audience } from '../../platform/gateway/audiences';
import { defineFeature } from '../define-feature';
import { createGiveawayCalls, giveawayReviewCalls } from './calls';
import { APPLY_TIMES, applyTimes } from './draw/service';
import { createPublishCounts, deleteOldTraces, PUBLISH_COUNTS } from './entries/service';
import { giveawayData } from './personal-data';

/** For deadlines that a process left behind when it ended. */
const REPAIR_MS = 30_000;
const HOUR_MS = 3_600_000;

export const giveaways = defineFeature({
  name: 'giveaways',
  calls: ({ ports: { closeClaims }, hashOrigin }) => ({
    giveaways: createGiveawayCalls({ closeClaims, hashOrigin }),
    giveawayReview: giveawayReviewCalls,
  }),
  channels: {
    giveaways: audience('public'),
  },
  personalData: () => giveawayData,
  setup: ({ database }) => ({ publishCounts: createPublishCounts(database) }),
  tickers: ({ database, clock }, { publishCounts }) => [
    {
      name: APPLY_TIMES,
      everyMs: REPAIR_MS,
      runAtStart: true,
      run: () => applyTimes(database, clock()),
    },
    {
      name: PUBLISH_COUNTS,
      everyMs: REPAIR_MS,
      run: () => publishCounts(clock()),
    },
    {
      name: 'delete old traces of giveaway entries',
      everyMs: HOUR_MS,
      run: (now) => deleteOldTraces(database.db, now),
    },
  ],
});
