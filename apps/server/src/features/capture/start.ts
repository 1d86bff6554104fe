import type { FeatureHandlers } from '../../platform/calls/handlers';
import type { Database, Db } from '../../platform/database/database';
import type { Log } from '../../platform/log';
import type { Feed } from '../../platform/outbox/feed';
import type { Ticker } from '../../platform/ticker';
import type { Follower, MatchSources } from '../matches/service';
import { declare } from '../properties/service';
import type { CapturedPlayers } from '../statistics/service';
import { Boards } from './boards';
import { createCaptureCalls } from './calls';
import { CAPTURE_PROPERTIES, createStreamDelay } from './delay';
import type { Desk } from './desk';
import { publishDue } from './due';
import { createCaptureFollower } from './following';
import { countPlayers, roundsOf } from './reading';

interface Surroundings {
  readonly database: Database;
  readonly feed: Feed;
  readonly ticker: Ticker;
  readonly clock: () => number;
  readonly log: Log;
}

interface CaptureFeature {
  /** What matches and statistics read of it. */
  readonly rounds: MatchSources['rounds'];
  readonly players: CapturedPlayers;
  readonly follower: Follower;
  /** Once there are results and statistics for it to change. */
  open(parts: Omit<Desk, 'boards' | 'delay'>): FeatureHandlers<'capture'>;
}

const TICK_MS = 250;

export async function startCapture(surroundings: Surroundings): Promise<CaptureFeature> {
  const { database, feed, ticker, clock, log } = surroundings;
  await database.transaction((tx) => declare(tx, CAPTURE_PROPERTIES, clock()));
  const boards = new Boards();
  const delay = createStreamDelay({ db: database.db, feed });
  return {
    rounds: async (db: Db, match) =>
      roundsOf(db, { boards }, { match, now: clock(), delay: await delay() }),
    players: (db, map) => countPlayers(db, { boards }, map),
    follower: createCaptureFollower(boards),
    open(parts) {
      const desk = { ...parts, boards, delay };
      ticker.every({
        name: 'publish what is out of the stream delay',
        everyMs: TICK_MS,
        run: () => publishDue({ database, desk, log }, clock()),
      });
      return createCaptureCalls(desk);
    },
  };
}
