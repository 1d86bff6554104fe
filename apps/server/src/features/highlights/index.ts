import { RETENTION } from '@mes/domain/retention/retention';
import { audience } from '../../platform/gateway/audiences';
import { defineFeature } from '../define-feature';
import { createHighlightCalls } from './calls';
import { createLikePublisher } from './likes/service';
import { createHighlightData } from './personal-data';
import { createPosterJob } from './posters/service';
import { deleteRejectedBefore } from './repository';
import { TAGS } from './service';
import { deleteOrphans } from './uploads/service';
import { DECIDE_WEEK, decideWeek } from './weeks/service';

const HOUR_MS = 3_600_000;

export const highlights = defineFeature({
  name: 'highlights',
  setup: ({ config: { ffmpeg }, database, privateFiles: store, files, log }) => ({
    posterJob: createPosterJob({ database, store, files, ffmpeg, log }),
  }),
  calls: ({ jobs, privateFiles: store, ports: { readMoments } }, { posterJob }) => ({
    highlights: createHighlightCalls({ store, jobs, posterJob, readMoments }),
  }),
  channels: {
    highlights: audience('public'),
    clipQueue: audience(TAGS),
  },
  personalData: ({ privateFiles: store }) => createHighlightData(store),
  jobs: (_deps, { posterJob }) => [posterJob],
  tickers: ({ database, privateFiles: store, files, clock }) => [
    {
      name: DECIDE_WEEK,
      everyMs: HOUR_MS,
      runAtStart: true,
      run: () => decideWeek(database, clock()),
    },
    createLikePublisher(database),
    {
      name: 'delete rejected clips and unused videos',
      everyMs: HOUR_MS,
      async run(now) {
        await deleteRejectedBefore(database.db, now - RETENTION.rejectedClips.ms);
        await deleteOrphans({ db: database.db, store, files }, now);
      },
    },
  ],
});
