import { audience } from '../../platform/gateway/audiences';
import { publishedArticle } from '../articles/service';
import { type Deps, defineFeature } from '../define-feature';
import { countBans } from '../rooms/veto/service';
import { createStreamCalls } from './calls';
import { cover } from './covers';
import { catchUp, createStreamResultHook, followEvents } from './following';
import { createOverlays, type Overlays, overlayBuild } from './overlays';
import { streamData } from './personal-data';
import { knownTeam, streamMatch } from './reading';
import { createRehearsalClock } from './rehearsing';
import { insertDefaults } from './service';
import type { StreamSources } from './sources';

interface Own {
  readonly sources: StreamSources;
  readonly overlays: Overlays;
  readonly rehearse: (now: number) => Promise<void>;
}

const OVERLAYS_TICK_MS = 1_000;
const REHEARSAL_TICK_MS = 250;
/** For what nobody heard of because a process ended between a commit and its news. */
const CATCH_UP_MS = 5_000;

export const stream = defineFeature<Own>({
  name: 'stream',
  async setup(deps) {
    const { config, database, clock, overlayPages } = deps;
    await database.transaction((tx) => insertDefaults(tx, clock()));
    const sources = sourcesOf(deps);
    followEvents({ ...deps, sources });
    return {
      sources,
      overlays: createOverlays({
        database,
        pages: overlayPages,
        build: await overlayBuild(config.root),
      }),
      rehearse: createRehearsalClock(deps),
    };
  },
  ports: (_deps, { sources }) => ({
    streamReads: {
      match: (db, id) => streamMatch(db, id, sources),
      team: (db, name) => knownTeam(db, name, sources.bans),
      cover: (db, subject, now) => cover(db, subject, { sources, now }),
    },
  }),
  calls: (_deps, { sources, overlays }) => ({ stream: createStreamCalls({ sources, overlays }) }),
  channels: {
    stream: audience('public'),
    staff: audience('Moderator|editstream|readfacts|fullclips'),
    // Sent to every overlay without a subscription.
    overlay: null,
  },
  personalData: () => streamData,
  resultHook: (_deps, { sources }) => createStreamResultHook(sources),
  tickers: ({ database, clock }, { sources, overlays, rehearse }) => [
    {
      name: 'publish which overlays are connected',
      everyMs: OVERLAYS_TICK_MS,
      run: () => overlays.tick(clock()),
    },
    {
      name: 'catch up with the series on stream',
      everyMs: CATCH_UP_MS,
      atOnce: true,
      run: () => catchUp(database, { sources, now: clock() }),
    },
    {
      name: 'advance a rehearsal',
      everyMs: REHEARSAL_TICK_MS,
      run: () => rehearse(clock()),
    },
  ],
});

function sourcesOf({ ports }: Deps): StreamSources {
  return {
    match: (db, id) => ports.match(db, id),
    matchInside: (db, id) => ports.matchInside(db, id),
    tournament: (db, id, now) => ports.tournament(db, id, now),
    article: publishedArticle,
    bans: countBans,
  };
}
