import { audience } from '../../platform/gateway/audiences';
import { defineFeature } from '../define-feature';
import { createRoomCalls } from './calls';
import { roomData } from './personal-data';
import { ROOM_PROPERTIES } from './properties';
import { findShownVeto, PUBLISH_DELAYED, publishDueVetoes } from './publication/service';
import { roomResultHook } from './result-hook';
import { mayListen } from './service';
import { callForNoShows } from './staff-calls/service';
import { countVetoes, createVetoes, TIME_OUT_TURNS } from './veto/service';

/** For deadlines that a process left behind when it ended. */
const REPAIR_MS = 10_000;
/** How late staff may be called for a team that is minutes late. */
const NO_SHOW_TICK_MS = 20_000;

export const rooms = defineFeature({
  name: 'rooms',
  properties: ROOM_PROPERTIES,
  ports: ({ clock }) => ({
    countVetoes,
    matchVeto: (db, matchId, audience) => findShownVeto(db, matchId, { audience, now: clock() }),
  }),
  calls: ({ ports: { results, matchInside, vetoHook } }) => ({
    rooms: createRoomCalls({
      results,
      vetoes: createVetoes({ results, vetoHook }),
      readMatch: matchInside,
    }),
  }),
  channels: {
    room: audience('login', {
      only: 'those inside the room',
      allows: (actor, { id }, db) => mayListen(db, actor, id),
    }),
  },
  personalData: () => roomData,
  resultHook: () => roomResultHook,
  tickers: ({ database, clock, ports: { results, vetoHook } }) => {
    const vetoes = createVetoes({ results, vetoHook });
    return [
      {
        name: TIME_OUT_TURNS,
        everyMs: REPAIR_MS,
        runAtStart: true,
        run: () => vetoes.timeOutDue(database, clock()),
      },
      {
        name: PUBLISH_DELAYED,
        everyMs: REPAIR_MS,
        runAtStart: true,
        run: () => publishDueVetoes({ database, vetoHook }, clock()),
      },
      {
        name: 'call staff for no-shows',
        everyMs: NO_SHOW_TICK_MS,
        run: () => callForNoShows(database, clock()),
      },
    ];
  },
});
