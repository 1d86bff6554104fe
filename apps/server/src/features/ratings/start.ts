import type { FeatureHandlers } from '../../platform/calls/handlers';
import type { Database, Tx } from '../../platform/database/database';
import type { JobKind, Jobs } from '../../platform/jobs/jobs';
import { type Follower, hasResult } from '../matches/service';
import { createRatingCalls } from './calls';
import { rateMatch } from './rating';
import { rebuild } from './rebuilding';
import { tellRated } from './telling';

interface Surroundings {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly clock: () => number;
}

interface RatingsFeature {
  readonly calls: FeatureHandlers<'ratings'>;
  readonly follower: Follower;
  /** Has a match rated again; also where only the statistics behind leaderboards are others. */
  request(tx: Tx, match: string): Promise<void>;
}

export function startRatings({ database, jobs, clock }: Surroundings): RatingsFeature {
  const rating: JobKind<{ match: string }> = {
    name: 'rate-match',
    run: ({ match }) =>
      database.transaction(async (tx) => {
        await rateMatch(tx, match);
        await tellRated(tx, match);
      }),
  };
  const rebuilding: JobKind<{ id: string }> = {
    name: 'rebuild-ratings',
    run: ({ id }) => rebuild(database, id, clock),
  };
  jobs.define(rating);
  jobs.define(rebuilding);

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
