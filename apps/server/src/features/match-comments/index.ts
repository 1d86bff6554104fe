import { audience } from '../../platform/gateway/audiences';
import { defineFeature } from '../define-feature';
import { createMatchCommentCalls } from './calls';
import { deleteExpired } from './moderation/service';
import { matchCommentData } from './personal-data';

const DAY_MS = 86_400_000;

/** What people write below matches. Bans and time-outs of the chat count here, too. */
export const matchComments = defineFeature({
  name: 'match-comments',
  calls: ({ config }) => ({
    matchComments: createMatchCommentCalls({ ownHost: new URL(config.siteUrl).hostname }),
  }),
  channels: { matchComments: audience('public') },
  personalData: () => matchCommentData,
  tickers: ({ database, clock }) => [
    {
      name: 'delete expired comments of matches',
      everyMs: DAY_MS,
      runAtStart: true,
      run: () => deleteExpired(database, clock()),
    },
  ],
});
