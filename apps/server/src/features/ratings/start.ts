import type { FeatureHandlers } from '../../platform/calls/handlers';
import type { Database, Tx } from '../../platform/database/database';
import type { JobKind, Jobs } from '../../platform/jobs/jobs';
import type { Ticker } from '../../platform/ticker';
import { type Follower, hasResult } from '../matches/service';
import { createRatingCalls } from './calls';
import { createComparing } from './past';
import { rateMatch } from './rating';
import { rebuild } from './rebuilding';
import { tellRated } from './telling';

interface Surroundings {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly ticker: Ticker;
  readonly clock: () => number;
}

interface RatingsFeature {
  readonly calls: FeatureHandlers<'ratings'>;
  readonly follower: Follower;
  /** Has a match rated again; also where only the statistics behind leaderboards are others. */
  request(tx: Tx, match: string): Promise<void>;
}

/** Soon after the start, too: a community that was just filled in has not compared anything yet. */
const LOOK_EVERY_MS = 5_000;

export function startRatings({ database, jobs, ticker, clock }: Surroundings): RatingsFeature {
  const rating: JobKind<{ match: string }> = {
    name: 'rate-match',
    run: ({ match }) =>
      database.transaction(async (tx) => {
        await rateMatch(tx, { match, now: clock() });
        await tellRated(tx, match);
      }),
  };
  const rebuilding: JobKind<{ id: string }> = {
    name: 'rebuild-ratings',
    run: ({ id }) => rebuild(database, id, clock),
  };
  jobs.define(rating);
  jobs.define(rebuilding);
  ticker.every({
    name: 'compare ranks',
    everyMs: LOOK_EVERY_MS,
    atOnce: true,
    run: createComparing(database),
  });

  return {
    calls: createRatingCalls((tx, id) => jobs.enqueue(tx, rebuilding, { id }, { key: id })),
    request: (tx, match) => jobs.enqueue(tx, rating, { match }),
    follower: {
      async follow(tx, { before, after }) {
        if (!hasResult(before) && !hasResult(after)) return;
        const { id, revision } = after;
        await jobs.enqueue(tx, rating, { match: id }, { key: `${id} ${revision}` });
      },
    },
  };
}
