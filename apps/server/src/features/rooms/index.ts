import { audience } from '../../platform/gateway/audiences';
import { defineFeature } from '../define-feature';

import { createRoomCalls } from './calls';
import { roomResultHook } from './following';
import { roomData } from './personal-data';
import { publishDue } from './publishing';
import { countBans, mayListen, vetoOf } from './service';
import { ROOM_PROPERTIES } from './settings';
import { callForNoShows } from './staff';
import { timeOutDue } from './vetoing';

/** How late the server may act for a team. */
const TURN_TICK_MS = 250;
/** How much later than the broadcast everyone may hear. */
const PUBLISH_TICK_MS = 1_000;
const NO_SHOW_TICK_MS = 5_000;

export const rooms = defineFeature({
  name: 'rooms',
  properties: ROOM_PROPERTIES,
  ports: ({ clock }) => ({
    countBans,
    matchVeto: (db, match, to) => vetoOf(db, match, { to, now: clock() }),
  }),
  calls: ({ ports: { results, matchInside, vetoHook } }) => ({
    rooms: createRoomCalls({ results, vetoHook, match: matchInside }),
  }),
  channels: {
    room: audience('login', {
      only: 'those inside the room',
      allows: (actor, { id }, db) => mayListen(db, actor, id),
    }),
  },
  personalData: () => roomData,
  resultHook: () => roomResultHook,
  tickers: ({ database, clock, ports: { results, vetoHook } }) => [
    {
      name: 'act for captains whose time is up',
      everyMs: TURN_TICK_MS,
      run: () => timeOutDue({ database, results, vetoHook }, clock()),
    },
    {
      name: 'publish vetoes that are out of the stream delay',
      everyMs: PUBLISH_TICK_MS,
      run: () => publishDue({ database, vetoHook }, clock()),
    },
    {
      name: 'call staff to matches where a team is missing',
      everyMs: NO_SHOW_TICK_MS,
      run: () => callForNoShows(database, clock()),
    },
  ],
});
