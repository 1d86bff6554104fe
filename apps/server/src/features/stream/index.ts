import { specialNames } from '@mes/domain/names/display';
import type { OutboxEvent } from '../../platform/database/events';
import { audience } from '../../platform/gateway/audiences';
import { isEventOn } from '../../platform/outbox/publish';
import { publishedArticle } from '../articles/service';
import { type Deps, defineFeature } from '../define-feature';
import { readPublished as readClip } from '../highlights/service';
import { readPickCover } from '../pickem/service';
import { countVetoes } from '../rooms/veto/service';
import { createStreamCalls } from './calls';
import { readCover } from './covers/views';
import { createOverlays, type Overlays, readOverlayBuild } from './overlays/service';
import { streamData } from './personal-data';
import { STREAM_PROPERTIES } from './properties';
import { createRehearsalClock } from './rehearsal/service';
import { findLinkedMatch } from './repository';
import { createStreamResultHook } from './result-hook';
import {
  createStreamFollowing,
  insertDefaults,
  type StreamFollowing,
  type StreamSources,
} from './service';
import { findSceneLook, findStreamTeam, readStreamMatch } from './views';

interface Own {
  readonly sources: StreamSources;
  readonly following: StreamFollowing;
  readonly overlays: Overlays;
  readonly rehearse: (now: number) => Promise<number | null>;
}

const OVERLAYS_TICK_MS = 1_000;
/** Steps are taken on time; this is how soon a rehearsal of another process is noticed. */
const REHEARSAL_TICK_MS = 1_000;
/** The stream follows in the transaction of each change; this repairs what was changed otherwise. */
const REPAIR_MS = 60_000;
/** Names of teams and tournaments change without a result of the match that shows them. */
const NAME_CHANNELS = ['teams', 'tournaments'] as const;

export const stream = defineFeature<Own>({
  name: 'stream',
  properties: STREAM_PROPERTIES,
  async setup(deps) {
    const { config, database, clock, overlayPages } = deps;
    await database.transaction((tx) => insertDefaults(tx, clock()));
    const sources = toSources(deps);
    return {
      sources,
      following: createStreamFollowing(sources),
      overlays: createOverlays({
        database,
        pages: overlayPages,
        build: await readOverlayBuild(config.root),
      }),
      rehearse: createRehearsalClock(deps),
    };
  },
  ports: (_deps, { sources, following }) => ({
    vetoHook: following.followMatch,
    streamedMatch: findLinkedMatch,
    streamReads: {
      match: (db, matchId) => readStreamMatch(db, matchId, sources),
      team: (db, teamName) => findStreamTeam(db, teamName, sources),
      cover: (db, subject, now) => readCover(db, subject, { sources, now }),
      look: findSceneLook,
    },
  }),
  calls: ({ files, ports }, { sources, following, overlays }) => ({
    stream: createStreamCalls({
      sources,
      following,
      overlays,
      files,
      isObsStreaming: ports.isObsStreaming,
      pressShowButton: (...given) => ports.pressShowButton(...given),
    }),
  }),
  channels: {
    stream: audience('public'),
    staff: audience('Moderator|editstream|readfacts|fullclips'),
    // Sent to every overlay without a subscription.
    overlay: null,
  },
  personalData: () => streamData,
  resultHook: (_deps, { following }) => createStreamResultHook(following),
  onEvents:
    ({ database, clock, log }, { following }) =>
    (events) => {
      const isFollowed = (event: OutboxEvent) =>
        NAME_CHANNELS.some((key) => isEventOn(event, key)) ||
        (isEventOn(event, 'matches') && event.type === 'match.deleted');
      if (!events.some(isFollowed)) return;
      following
        .repair(database, { now: clock() })
        .catch((error) => log.error({ err: error }, 'the stream could not follow'));
    },
  tickers: ({ database, clock }, { following, overlays, rehearse }) => [
    {
      name: 'save which overlays are connected',
      everyMs: OVERLAYS_TICK_MS,
      run: () => overlays.tick(clock()),
    },
    {
      name: 'repair a stream that is behind its series',
      everyMs: REPAIR_MS,
      runAtStart: true,
      run: () => following.repair(database, { now: clock() }),
    },
    {
      name: 'advance a rehearsal',
      everyMs: REHEARSAL_TICK_MS,
      run: () => rehearse(clock()),
    },
  ],
});

function toSources({ ports }: Deps): StreamSources {
  return {
    match: (db, id) => ports.match(db, id),
    matchInside: (db, id) => ports.matchInside(db, id),
    liveMaps: (db, id) => ports.liveMaps(db, id),
    tournament: (db, id, now) => ports.tournament(db, id, now),
    article: publishedArticle,
    clip: readClip,
    pickem: readPickCover,
    countVetoes,
    specialNames: () => specialNames(ports.community.current().teamNames),
  };
}
