import { RETENTION } from '@mes/domain/retention/retention';
import { audience } from '../../platform/gateway/audiences';
import { type Deps, defineFeature } from '../define-feature';
import { isRehearsalChange } from '../stream/rehearsal/service';
import { pressShowButton } from './buttons/service';
import { createShowCalls } from './calls';
import { deleteGone, FORGET_GONE, isObsStreaming } from './operators/service';
import { showData } from './personal-data';
import { deleteActsBefore } from './repository';
import type { SeriesSources } from './series/service';
import { createPendingTask, followRehearsal, insertDefaults, TAKE_PENDING } from './service';

/** The process that set the deadline is woken; this is for when it ends before. */
const PENDING_MS = 10_000;
const GONE_MS = 30_000;
const HOUR_MS = 3_600_000;

export const show = defineFeature({
  name: 'show',
  setup: ({ database, clock }) => database.transaction((tx) => insertDefaults(tx, clock())),
  ports: ({ ports }) => ({
    isObsStreaming,
    pressShowButton: (tx, button, action) => pressShowButton(tx, button, sourcesOf(ports), action),
  }),
  calls: ({ ports }) => ({
    show: createShowCalls(sourcesOf(ports)),
  }),
  channels: { show: audience('Admin|editstream') },
  personalData: () => showData,
  onEvents:
    ({ database, clock, log }) =>
    (events) => {
      if (!events.some(isRehearsalChange)) return;
      followRehearsal(database, clock()).catch((error) =>
        log.error({ err: error }, 'the show could not follow a rehearsal'),
      );
    },
  tickers: ({ database, clock }) => {
    const takePending = createPendingTask(database);
    return [
      {
        name: TAKE_PENDING,
        everyMs: PENDING_MS,
        runAtStart: true,
        run: () => takePending(clock()),
      },
      {
        name: FORGET_GONE,
        everyMs: GONE_MS,
        run: () => deleteGone(database, clock()),
      },
      {
        name: 'delete old acts of shows',
        everyMs: HOUR_MS,
        run: () => deleteActsBefore(database.db, clock() - RETENTION.showActs.ms),
      },
    ];
  },
});

function sourcesOf(ports: Deps['ports']): SeriesSources {
  return {
    match: (db, id) => ports.match(db, id),
    liveMaps: (db, id) => ports.liveMaps(db, id),
  };
}
