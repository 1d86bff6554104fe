/** The features of the server, and how they are put together. */
import { contract } from '@mes/contract';
import { type Call, nameOf } from '@mes/contract/define';
import type { Handler } from '../platform/calls/handlers';
import type { Config } from '../platform/config';
import { mergeAudiences } from '../platform/gateway/audiences';
import type { PersonalData } from '../platform/personal-data';
import type { Ticker } from '../platform/ticker';
import { accounts } from './accounts/index';
import { announcements } from './announcements/index';
import { articleReactions } from './article-reactions/index';
import { articles } from './articles/index';
import { brackets } from './brackets/index';
import { brand } from './brand/index';
import { capture } from './capture/index';
import { chat } from './chat/index';
import type { Deps, Feature, Platform, StartedFeature } from './define-feature';
import { discord } from './discord/index';
import { embeds } from './embeds/index';
import { files } from './files/index';
import { follows } from './follows/index';
import { forms } from './forms/index';
import { gameApi } from './game-api/index';
import { giveaways } from './giveaways/index';
import { headToHead } from './head-to-head/index';
import { highlights } from './highlights/index';
import { imports } from './imports/index';
import { logs } from './logs/index';
import { matchComments } from './match-comments/index';
import type { ResultHook } from './matches/changes/service';
import { matches } from './matches/index';
import { messages } from './messages/index';
import { moderation } from './moderation/index';
import { notes } from './notes/index';
import { notifications } from './notifications/index';
import { operations } from './operations/index';
import { personalHome } from './personal-home/index';
import { pickem } from './pickem/index';
import { pictureApproval } from './picture-approval/index';
import { pictures } from './pictures/index';
import { players } from './players/index';
import { PORTS, type Ports } from './ports';
import { profiles } from './profiles/index';
import { properties } from './properties/index';
import { declare, type PropertyDeclaration } from './properties/service';
import { push } from './push/index';
import { queue } from './queue/index';
import { ratings } from './ratings/index';
import { rooms } from './rooms/index';
import { screenshots } from './screenshots/index';
import { search } from './search/index';
import { show } from './show/index';
import { staff } from './staff/index';
import { statistics } from './statistics/index';
import { store } from './store/index';
import { stream } from './stream/index';
import { streamDelay } from './stream-delay/index';
import { support } from './support/index';
import { teams } from './teams/index';
import { telemetry } from './telemetry/index';
import { terminal } from './terminal/index';
import { tournaments } from './tournaments/index';
import { tutorials } from './tutorials/index';
import { versions } from './versions/index';
import { voting } from './voting/index';

/**
 * In the order in which they delete what they keep of a person: teams first, because whoever goes
 * is still a player while they leave theirs, and players last.
 */
const features: readonly Feature[] = [
  teams,
  tournaments,
  matches,
  brackets,
  statistics,
  ratings,
  voting,
  store,
  streamDelay,
  capture,
  rooms,
  screenshots,
  support,
  messages,
  chat,
  matchComments,
  notifications,
  push,
  show,
  stream,
  announcements,
  articleReactions,
  articles,
  follows,
  forms,
  tutorials,
  versions,
  giveaways,
  highlights,
  pickem,
  notes,
  logs,
  telemetry,
  staff,
  pictureApproval,
  pictures,
  players,
  profiles,
  headToHead,
  personalHome,
  search,
  embeds,
  discord,
  accounts,
  moderation,
  queue,
  imports,
  operations,
  properties,
  brand,
  files,
  gameApi,
  terminal,
];

/** The bracket before those who read what it made of a result; the stream shows what all left. */
const RESULT_HOOKS: readonly Feature[] = [
  brackets,
  rooms,
  capture,
  statistics,
  ratings,
  voting,
  pickem,
  stream,
  discord,
  follows,
];

/** Of every channel of the contract; without one of them nothing starts. */
export const audiences = mergeAudiences(features.map(({ channels }) => channels));

export interface StartedFeatures {
  readonly calls: readonly Call[];
  readonly handlers: ReadonlyMap<Call, Handler>;
  readonly ports: Ports;
  stop(): Promise<void>;
}

export async function startFeatures(
  platform: Platform & { readonly ticker: Ticker },
): Promise<StartedFeatures> {
  const { database, feed, jobs, ticker, clock } = platform;
  const ports: Partial<Ports> = {};
  let hooks: readonly ResultHook[] = [];
  let personalData: readonly PersonalData[] = [];
  const deps: Deps = {
    ...platform,
    ports: ports as Ports,
    resultHooks: () => hooks,
    personalData: () => personalData,
  };

  const declared = declaredProperties(platform.config);
  await database.transaction((tx) => declare(tx, declared, clock()));
  const started: StartedFeature[] = [];
  for (const feature of features) started.push(await feature.setup(deps));
  for (const feature of started) Object.assign(ports, feature.ports());
  assertComplete(ports);

  hooks = RESULT_HOOKS.map(({ name }) => started.find((each) => each.name === name)!.resultHook()!);
  personalData = started.flatMap((feature) => feature.personalData() ?? []);
  for (const feature of started) {
    for (const job of feature.jobs()) jobs.define(job);
    for (const task of feature.tickers()) ticker.every(task);
    const onEvents = feature.onEvents();
    if (onEvents) feed.onPublished(onEvents);
  }
  return {
    calls: Object.values(contract).flatMap((calls) => Object.values(calls)),
    handlers: pairHandlers(started),
    ports: ports as Ports,
    async stop() {
      await Promise.all(started.map((feature) => feature.stop()));
    },
  };
}

export function declaredProperties(config: Config): readonly PropertyDeclaration[] {
  return features.flatMap((feature) => feature.properties(config));
}

function assertComplete(ports: Partial<Ports>): void {
  const missing = PORTS.filter((name) => ports[name] === undefined);
  if (missing.length > 0) throw new Error(`No feature offers ${missing.join(', ')}.`);
}

/** Refuses to start if a call has no handler or two, or if a handler belongs to an unavailable call. */
function pairHandlers(started: readonly StartedFeature[]): ReadonlyMap<Call, Handler> {
  const given = new Map<string, Handler>();
  for (const feature of started) {
    for (const [part, handlers] of Object.entries(feature.calls())) {
      for (const [name, handler] of Object.entries(handlers)) {
        const key = `${part}.${name}`;
        if (given.has(key)) throw new Error(`${key} has two handlers.`);
        given.set(key, handler as Handler);
      }
    }
  }
  const paired = new Map<Call, Handler>();
  for (const [part, calls] of Object.entries(contract)) {
    for (const [name, call] of Object.entries(calls) as [string, Call][]) {
      const handler = given.get(`${part}.${name}`);
      const expected = !call.transport;
      if (expected !== Boolean(handler)) {
        throw new Error(
          `${nameOf(call)} ${expected ? 'has no handler' : 'is answered by the transport, but has a handler'}.`,
        );
      }
      if (handler) paired.set(call, handler);
    }
  }
  return paired;
}
