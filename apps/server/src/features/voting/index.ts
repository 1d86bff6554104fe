import { hasResult } from '@mes/domain/series/states';
import { isBetween } from '@mes/domain/voting/rules';
import { audience } from '../../platform/gateway/audiences';
import type { JobKind } from '../../platform/jobs/jobs';
import { defineFeature } from '../define-feature';
import { deleteOldOrigins } from './abuse/service';
import { createVotingCalls, votingReviewCalls } from './calls';
import { votingData } from './personal-data';
import { createPoolPublisher } from './pools/service';
import { VOTING_PROPERTIES } from './properties';
import { publishLockChange } from './service';
import { returnLinked, settleLinked } from './settlement/service';

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
      const isSame = state === before.state && isBetween(before, after);
      if (!hasResult(before) && !hasResult(after) && isSame) return;
      await jobs.enqueue(tx, settlementJob, { match: id }, { key: `${id} ${revision}` });
    },
    beforeDelete: (tx, matchIds, { now }) => returnLinked(tx, matchIds, now),
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
