import { hasResult } from '@mes/domain/series/states';
import { audience } from '../../platform/gateway/audiences';
import type { JobKind } from '../../platform/jobs/jobs';
import { defineFeature } from '../define-feature';
import { createRatingCalls } from './calls';
import { createRankComparison } from './comparison/service';
import { ratingData } from './personal-data';
import { rebuild } from './rebuild/service';
import { publishRated, rateMatch } from './service';
import { readMatchRatings } from './standings/service';

interface Own {
  readonly ratingJob: JobKind<{ match: string }>;
  readonly rebuildJob: JobKind<{ id: string }>;
}

/** The comparison moves once an hour; this is how late it may be. */
const COMPARISON_TICK_MS = 5_000;

export const ratings = defineFeature<Own>({
  name: 'ratings',
  setup: ({ database, clock }) => ({
    ratingJob: {
      name: 'rate-match',
      run: ({ match }) =>
        database.transaction(async (tx) => {
          await rateMatch(tx, { matchId: match, now: clock() });
          await publishRated(tx, match);
        }),
    },
    rebuildJob: { name: 'rebuild-ratings', run: ({ id }) => rebuild(database, id, clock) },
  }),
  ports: ({ jobs }, { ratingJob }) => ({
    matchRatings: readMatchRatings,
    requestRating: (tx, matchId) => jobs.enqueue(tx, ratingJob, { match: matchId }),
  }),
  calls: ({ jobs }, { rebuildJob }) => ({
    ratings: createRatingCalls((tx, id) => jobs.enqueue(tx, rebuildJob, { id }, { key: id })),
  }),
  channels: {
    leaderboards: audience('public'),
  },
  personalData: () => ratingData,
  resultHook: ({ jobs }, { ratingJob }) => ({
    async afterChange(tx, { before, after }) {
      if (!hasResult(before) && !hasResult(after)) return;
      const { id, revision } = after;
      await jobs.enqueue(tx, ratingJob, { match: id }, { key: `${id} ${revision}` });
    },
  }),
  jobs: (_deps, { ratingJob, rebuildJob }) => [ratingJob, rebuildJob],
  tickers: ({ database }) => [
    {
      name: 'update the ranks of seven days ago',
      everyMs: COMPARISON_TICK_MS,
      runAtStart: true,
      run: createRankComparison(database),
    },
  ],
});
