import { defineFeature } from '../define-feature';
import { followCalls } from './calls';
import {
  createNotices,
  deleteOld,
  NOTIFY_FOLLOWERS,
  type Notices,
  notifyFollowers,
} from './notices/service';
import { followData } from './personal-data';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

export const follows = defineFeature<Notices>({
  name: 'follows',
  setup: ({ database, log, clock }) => createNotices({ database, log, clock }),
  calls: () => ({ follows: followCalls }),
  personalData: () => followData,
  resultHook: (_deps, { resultHook }) => resultHook,
  onEvents: (_deps, { onEvents }) => onEvents,
  tickers: ({ database, clock }) => [
    {
      name: NOTIFY_FOLLOWERS,
      everyMs: MINUTE_MS,
      runAtStart: true,
      run: () => notifyFollowers(database, clock()),
    },
    {
      name: 'delete old notices to followers',
      everyMs: HOUR_MS,
      run: (now) => deleteOld(database.db, now),
    },
  ],
});
