import type { StreamCover, StreamMatch, StreamTeam } from '@mes/contract/stream';
import { MAP_SLOTS } from '@mes/domain/maps/maps';
import { NOTHING_ON_AIR } from '@mes/domain/stream/directing';
import type { Configuration } from '@mes/domain/stream/from-series';
import type { FeatureHandlers } from '../../platform/calls/handlers';
import type { Config } from '../../platform/config';
import type { Database, Db } from '../../platform/database/database';
import type { ConnectedPage } from '../../platform/gateway/overlay-socket';
import type { Log } from '../../platform/log';
import type { Feed } from '../../platform/outbox/feed';
import type { Ticker } from '../../platform/ticker';
import type { Follower } from '../matches/service';
import { createStreamCalls } from './calls';
import { type CoverSubject, cover } from './covers';
import { catchUp, createStreamFollower, followEvents } from './following';
import { createOverlays, overlayBuild } from './overlays';
import { knownTeam, streamMatch } from './reading';
import { createRehearsalClock } from './rehearsing';
import { insertOnce } from './repository';
import type { StreamSources } from './sources';

interface Surroundings {
  readonly config: Config;
  readonly database: Database;
  readonly feed: Feed;
  readonly ticker: Ticker;
  readonly clock: () => number;
  readonly log: Log;
  /** The overlays that this process serves. */
  readonly overlayPages: () => readonly ConnectedPage[];
  readonly sources: StreamSources;
}

interface StreamFeature {
  readonly calls: FeatureHandlers<'stream'>;
  readonly follower: Follower;
  readonly reads: StreamReads;
  /** Names the version of the scenes, null where they are not built. */
  readonly build: string | null;
}

/** What scenes draw, for those who draw it elsewhere. */
export interface StreamReads {
  match(db: Db, id: string): Promise<StreamMatch | null>;
  /** Null for a name that is no team's. */
  team(db: Db, name: string): Promise<StreamTeam | null>;
  cover(db: Db, subject: CoverSubject, now: number): Promise<StreamCover>;
}

const OVERLAYS_TICK_MS = 1_000;
const REHEARSAL_TICK_MS = 250;
/** For what nobody heard of because a process ended between a commit and its news. */
const CATCH_UP_MS = 5_000;

const NOTHING_SHOWN: Configuration = {
  Tournament: '',
  Round: '',
  Score1: 0,
  Score2: 0,
  BestOf: 1,
  Maps: [],
  Winners: [],
  normTeam1: '',
  normTeam2: '',
  other: '{}',
  matchup: { id: null, format: 'BO1', mapVeto: Array.from({ length: MAP_SLOTS }, () => null) },
};

export async function startStream(surroundings: Surroundings): Promise<StreamFeature> {
  const { config, database, ticker, clock, overlayPages, sources } = surroundings;
  await database.transaction((tx) =>
    insertOnce(tx, {
      configuration: { configuration: NOTHING_SHOWN, updatedAt: clock() },
      control: { state: NOTHING_ON_AIR, updatedAt: clock() },
    }),
  );
  const build = await overlayBuild(config.root);
  const overlays = createOverlays({ database, pages: overlayPages, build });
  followEvents(surroundings);
  const goOn = createRehearsalClock(surroundings);
  ticker.every({
    name: 'tell which overlays are connected',
    everyMs: OVERLAYS_TICK_MS,
    run: () => overlays.tick(clock()),
  });
  ticker.every({
    name: 'catch up with the series on stream',
    everyMs: CATCH_UP_MS,
    atOnce: true,
    run: () => catchUp(database, { sources, now: clock() }),
  });
  ticker.every({
    name: 'go on with a rehearsal',
    everyMs: REHEARSAL_TICK_MS,
    run: () => goOn(clock()),
  });
  return {
    calls: createStreamCalls({ sources, overlays }),
    follower: createStreamFollower(sources),
    reads: {
      match: (db, id) => streamMatch(db, id, sources),
      team: (db, name) => knownTeam(db, name, sources.bans),
      cover: (db, subject, now) => cover(db, subject, { sources, now }),
    },
    build,
  };
}
