import { audience } from '../../platform/gateway/audiences';
import { defineFeature } from '../define-feature';
import { areMapsHeldBack } from '../rooms/publication/service';
import { createStreamDelay, isStreamDelayEvent, type StreamDelay } from '../stream-delay/service';
import { BoardCache } from './boards/service';
import { createCaptureCalls } from './calls';
import { captureData } from './personal-data';
import {
  applyChangedDelay,
  createRelease,
  RELEASE_CAPTURED,
  type Release,
} from './release/service';
import { createCaptureResultHook } from './result-hook';
import { createRecording } from './service';
import { createCaptureSetup } from './setup/service';
import { countEndings, countPlayers, readLiveMaps, readMoments, readRounds } from './views';

interface Own {
  readonly boards: BoardCache;
  readonly delay: StreamDelay;
  /** A function, because the ports that it needs are not filled in during setup. */
  readonly release: () => Release;
}

/** For releases that a process left behind when it ended. */
const REPAIR_MS = 10_000;

export const capture = defineFeature<Own>({
  name: 'capture',
  setup({ database, feed, ports }) {
    const boards = new BoardCache();
    const delay = createStreamDelay({ db: database.db, feed });
    return {
      boards,
      delay,
      release: () => {
        const { results, counting, requestRating } = ports;
        return createRelease({ boards, delay, results, counting, requestRating });
      },
    };
  },
  ports: ({ clock }, { boards, delay }) => ({
    matchRounds: async (db, matchId) =>
      readRounds(db, boards, { matchId, publicAt: { now: clock(), delay: await delay() } }),
    capturedPlayers: (db, map) => countPlayers(db, boards, map),
    capturedEndings: (db, map) => countEndings(db, boards, map),
    liveMaps: async (db, matchId) => {
      const maps = await readLiveMaps(db, boards, {
        matchId,
        publicAt: { now: clock(), delay: await delay() },
      });
      // Checked last, so that a veto that ended meanwhile is taken into account.
      return (await areMapsHeldBack(db, matchId, clock())) ? [] : maps;
    },
    readMoments: async (db, matchId) =>
      readMoments(db, boards, { matchId, publicAt: { now: clock(), delay: await delay() } }),
  }),
  calls: ({ ports: { results } }, { boards, delay, release }) => ({
    capture: createCaptureCalls({
      boards,
      delay,
      recording: createRecording({ boards, delay, release: release() }),
      setup: createCaptureSetup({ boards, results, release: release() }),
    }),
  }),
  // Undelayed, so for staff only: the public channel of the match is behind by the stream delay.
  channels: {
    capture: audience('Moderator'),
  },
  personalData: () => captureData,
  resultHook: (_deps, { boards }) => createCaptureResultHook(boards),
  onEvents:
    ({ database, clock, log }) =>
    (events) => {
      if (!events.some(isStreamDelayEvent)) return;
      database
        .transaction((tx) => applyChangedDelay(tx, clock()))
        .catch((error) => log.error({ err: error }, 'the new stream delay could not be applied'));
    },
  tickers: ({ database, log, clock }, { release }) => [
    {
      name: RELEASE_CAPTURED,
      everyMs: REPAIR_MS,
      runAtStart: true,
      run: () => release().releaseDue({ database, log }, clock()),
    },
  ],
});
