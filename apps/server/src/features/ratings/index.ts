import { hasResult } from '@mes/domain/series/states';
import { audience } from '../../platform/gateway/audiences';
import type { JobKind } from '../../platform/jobs/jobs';
import { defineFeature } from '../define-feature';
import { createRatingCalls } from './calls';
import { createComparing } from './past';
import { ratingData } from './personal-data';
import { rateMatch } from './rating';
import { ratingsIn } from './reading';
import { rebuild } from './rebuilding';
import { tellRated } from './telling';

interface Own {
  readonly rating: JobKind<{ match: string }>;
  readonly rebuilding: JobKind<{ id: string }>;
}

/** Soon after the start, too: a community that was just filled in has not compared anything yet. */
const LOOK_EVERY_MS = 5_000;

export const ratings = defineFeature<Own>({
  name: 'ratings',
  setup: ({ database, clock }) => ({
    rating: {
      name: 'rate-match',
      run: ({ match }) =>
        database.transaction(async (tx) => {
          await rateMatch(tx, { match, now: clock() });
          await tellRated(tx, match);
        }),
    },
    rebuilding: { name: 'rebuild-ratings', run: ({ id }) => rebuild(database, id, clock) },
  }),
  ports: ({ jobs }, { rating }) => ({
    matchRatings: (db, { matchId, teamIds }) => ratingsIn(db, { match: matchId, teams: teamIds }),
    requestRating: (tx, match) => jobs.enqueue(tx, rating, { match }),
  }),
  calls: ({ jobs }, { rebuilding }) => ({
    ratings: createRatingCalls((tx, id) => jobs.enqueue(tx, rebuilding, { id }, { key: id })),
  }),
  channels: {
    leaderboards: audience('public'),
  },
  personalData: () => ratingData,
  resultHook: ({ jobs }, { rating }) => ({
    async afterChange(tx, { before, after }) {
      if (!hasResult(before) && !hasResult(after)) return;
      const { id, revision } = after;
      await jobs.enqueue(tx, rating, { match: id }, { key: `${id} ${revision}` });
    },
  }),
  jobs: (_deps, { rating, rebuilding }) => [rating, rebuilding],
  tickers: ({ database }) => [
    {
      name: 'compare ranks',
      everyMs: LOOK_EVERY_MS,
      atOnce: true,
      run: createComparing(database),
    },
  ],
});
