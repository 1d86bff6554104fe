import { hasResult } from '@mes/domain/series/states';
import { audience } from '../../platform/gateway/audiences';
import type { JobKind } from '../../platform/jobs/jobs';
import { defineFeature } from '../define-feature';
import { deleteOldOrigins } from './abuse/service';
import { createVotingCalls, votingReviewCalls } from './calls';
import { votingData } from './personal-data';
import { createPoolPublisher } from './pools/service';
import { VOTING_PROPERTIES } from './properties';
import { publishLockChange } from './service';
import { settleLinked } from './settlement/service';

const HOUR_MS = 3_600_000;

interface Own {
  readonly settlementJob: JobKind<{ match: string }>;
}

export const voting = defineFeature<Own>({
  name: 'voting',
  properties: VOTING_PROPERTIES,
  setup: ({ database, clock }) => ({
    settlementJob: {
      name: 'settle-voting-match',
      run: ({ match }) => database.transaction((tx) => settleLinked(tx, match, clock())),
    },
  }),
  calls: ({ hashOrigin }) => ({
    voting: createVotingCalls(hashOrigin),
    votingReview: votingReviewCalls,
  }),
  channels: { voting: audience('public') },
  personalData: () => votingData,
  // A job: paying thousands of votes must not hold up the result.
  resultHook: ({ jobs }, { settlementJob }) => ({
    async afterChange(tx, { before, after }) {
      const { id, revision, state } = after;
      if (before.startsAt !== after.startsAt) await publishLockChange(tx, id);
      if (!hasResult(before) && !hasResult(after) && state === before.state) return;
      await jobs.enqueue(tx, settlementJob, { match: id }, { key: `${id} ${revision}` });
    },
  }),
  jobs: (_deps, { settlementJob }) => [settlementJob],
  tickers: ({ database, feed }) => [
    createPoolPublisher({ db: database.db, feed }),
    {
      name: 'delete old vote origins',
      everyMs: HOUR_MS,
      runAtStart: true,
      run: (now) => deleteOldOrigins(database.db, now),
    },
  ],
});
