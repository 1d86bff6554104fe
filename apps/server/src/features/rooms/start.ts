import type { FeatureHandlers } from '../../platform/calls/handlers';
import type { Database } from '../../platform/database/database';
import type { Ticker } from '../../platform/ticker';
import type { Follower, MatchReader, Results } from '../matches/service';
import { declare } from '../properties/service';
import { createRoomCalls } from './calls';
import { roomFollower } from './following';
import { publishDue } from './publishing';
import { ROOM_PROPERTIES } from './settings';
import { callForNoShows } from './staff';
import { timeOutDue } from './vetoing';

interface Surroundings {
  readonly database: Database;
  readonly ticker: Ticker;
  readonly clock: () => number;
  readonly results: Results;
  /** As those inside a room know it. */
  readonly match: MatchReader;
}

interface RoomsFeature {
  readonly calls: FeatureHandlers<'rooms'>;
  readonly follower: Follower;
}

/** How late the server may act for a team. */
const TURN_TICK_MS = 250;
/** How much later than the broadcast everyone may hear. */
const PUBLISH_TICK_MS = 1_000;
const NO_SHOW_TICK_MS = 5_000;

export async function startRooms(surroundings: Surroundings): Promise<RoomsFeature> {
  const { database, ticker, clock, results, match } = surroundings;
  await database.transaction((tx) => declare(tx, ROOM_PROPERTIES, clock()));
  ticker.every({
    name: 'act for captains whose time is up',
    everyMs: TURN_TICK_MS,
    run: () => timeOutDue({ database, results }, clock()),
  });
  ticker.every({
    name: 'tell of choices that are out of the stream delay',
    everyMs: PUBLISH_TICK_MS,
    run: () => publishDue(database, clock()),
  });
  ticker.every({
    name: 'call staff to matches where a team is missing',
    everyMs: NO_SHOW_TICK_MS,
    run: () => callForNoShows(database, clock()),
  });
  return { calls: createRoomCalls({ results, match }), follower: roomFollower };
}
