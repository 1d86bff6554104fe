import { audience } from '../../platform/gateway/audiences';
import { defineFeature } from '../define-feature';

import { areMapsHeldBack } from '../rooms/publication/service';
import { Boards } from './boards';
import { createCaptureCalls } from './calls';
import { CAPTURE_PROPERTIES, createStreamDelay, type StreamDelay } from './delay';
import type { Desk } from './desk';
import { publishDue } from './due';
import { createCaptureResultHook } from './following';
import { captureData } from './personal-data';
import { countPlayers, roundsOf } from './reading';

interface Own {
  readonly boards: Boards;
  readonly delay: StreamDelay;
  /** Once the ports are filled in. */
  readonly desk: () => Desk;
}

const TICK_MS = 250;

export const capture = defineFeature<Own>({
  name: 'capture',
  properties: CAPTURE_PROPERTIES,
  setup({ database, feed, ports }) {
    const boards = new Boards();
    const delay = createStreamDelay({ db: database.db, feed });
    return {
      boards,
      delay,
      desk: () => ({
        boards,
        delay,
        areMapsHeldBack,
        results: ports.results,
        counting: ports.counting,
        onCorrected: ports.requestRating,
      }),
    };
  },
  ports: ({ clock }, { boards, delay }) => ({
    matchRounds: async (db, match) =>
      roundsOf(db, { boards }, { match, now: clock(), delay: await delay() }),
    capturedPlayers: (db, map) => countPlayers(db, { boards }, map),
  }),
  calls: (_deps, { desk }) => ({ capture: createCaptureCalls(desk()) }),
  // As it is captured: the public channel of the match is behind by the stream delay.
  channels: {
    capture: audience('Moderator'),
  },
  personalData: () => captureData,
  resultHook: (_deps, { boards }) => createCaptureResultHook(boards),
  tickers: ({ database, log, clock }, { desk }) => [
    {
      name: 'publish what is out of the stream delay',
      everyMs: TICK_MS,
      run: () => publishDue({ database, desk: desk(), log }, clock()),
    },
  ],
});
