/** Assembles platform and features. main.ts and the tests start it. */
import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { Call } from '@mes/contract/define';
import type { FastifyInstance } from 'fastify';
import { DEMO_ACCOUNTS } from './demo/community';
import { audiences, startFeatures } from './features/features';
import { pages } from './generated/pages.js';
import { createCallRecords } from './platform/calls/call-records';
import { createDispatcher, type Dispatcher } from './platform/calls/dispatcher';
import { createAnswerEnvelope } from './platform/calls/envelope';
import { deleteOldKeys } from './platform/calls/idempotency/idempotency';
import { createLocalLimits, type RateLimits, unlimited } from './platform/calls/rate-limit';
import { ResponseCache } from './platform/calls/response-cache';
import type { Config } from './platform/config';
import { createCookies, NO_COOKIES } from './platform/cookies/cookies';
import { type Database, type DatabaseLimits, openDatabase } from './platform/database/database';
import { migrate } from './platform/database/migrate';
import { openStores } from './platform/files/open';
import { serveFiles } from './platform/files/serve';
import { describeAudiences, toChannels } from './platform/gateway/audiences';
import { readBuildId } from './platform/gateway/build';
import type { Channel } from './platform/gateway/channels';
import { createAddressReader } from './platform/gateway/client-address';
import { type Gateway, openGateway } from './platform/gateway/gateway';
import type { Limits } from './platform/gateway/limits';
import { createHealth } from './platform/health/health';
import { registerPlatformParts } from './platform/health/platform-parts';
import { registerApi } from './platform/http/api';
import { createCachedReads } from './platform/http/cached-reads';
import { registerHealth } from './platform/http/health';
import { registerPictures } from './platform/http/pictures';
import { createHttpServer, createRequestIds, type HttpLimits } from './platform/http/server';
import { closeHttpServer } from './platform/http/shutdown';
import { createTraceparentReader } from './platform/http/traceparent';
import { createVisitorHash } from './platform/http/visitors';
import { Jobs, START_DUE_MS } from './platform/jobs/jobs';
import { serverKey } from './platform/keys/keys';
import type { Log } from './platform/log';
import { createMetrics } from './platform/metrics';
import type { Network } from './platform/network/network';
import { registerDevelopmentProvider } from './platform/oauth/development-provider';
import { offersDevelopmentProvider } from './platform/oauth/providers';
import { deleteExpiredTokens } from './platform/one-time-tokens/one-time-tokens';
import { createOriginHash, deleteOldOriginKeys } from './platform/origin-hash/origin-hash';
import { type Feed, openFeed } from './platform/outbox/feed';
import { deleteOldEvents } from './platform/outbox/outbox';
import { registerPages } from './platform/pages/serve';
import { measurePlatform } from './platform/platform-metrics';
import { connectRedis, type SharedRedis } from './platform/redis';
import { Ticker } from './platform/ticker';
import { startTracing } from './platform/tracing/tracing';

export interface App {
  readonly http: FastifyInstance;
  readonly database: Database;
  readonly dispatcher: Dispatcher;
  readonly feed: Feed;
  readonly gateway: Gateway;
  /** Where it listens: `http://localhost:3000`. */
  readonly address: string;
  /** From then on it is not ready, but serves on: a proxy has time to send requests elsewhere. */
  startDraining(): void;
  stop(): Promise<void>;
}

export interface AppOptions {
  readonly config: Config;
  readonly databaseUrl: string;
  readonly log: Log;
  readonly progress?: (step: string) => void;
  /** Prints a message for the operator that is stored nowhere else. */
  readonly notice?: (text: string) => void;
  /** It answers requests from then on, while jobs and tasks start; it can be stopped. */
  readonly onListening?: (app: App) => void;
  /** False in tests that make more calls than a person would. */
  readonly rateLimits?: boolean;
  /** The current time for calls, deadlines and the queue; tests set their own. */
  readonly clock?: () => number;
  /** Additional channels, or replacements of those of features, and other limits. */
  readonly sockets?: { readonly channels?: readonly Channel[]; readonly limits?: Partial<Limits> };
  readonly httpLimits?: Partial<HttpLimits>;
  readonly databaseLimits?: DatabaseLimits;
  /** For the push service of tests: it runs on this machine, which is otherwise not allowed. */
  readonly pushNetwork?: Network;
  /** The same for the hosts of pictures. */
  readonly pictureNetwork?: Network;
}

export async function startApp({
  config,
  databaseUrl,
  log,
  progress = () => {},
  notice = (text) => console.log(text),
  onListening = () => {},
  rateLimits = true,
  clock = Date.now,
  sockets = {},
  httpLimits,
  databaseLimits,
  pushNetwork,
  pictureNetwork,
}: AppOptions): Promise<App> {
  const tracing = config.tracing && (await startTracing(config.tracing));
  progress('Updating the database');
  await migrate(databaseUrl, `${config.root}/apps/server/migrations`);
  const database = openDatabase(databaseUrl, {
    ...databaseLimits,
    validatesEvents: config.mode !== 'production',
    onError: (error) => log.error({ err: error }, 'a database connection was lost'),
  });
  const redis = config.redisUrl ? await connectRedis(config.redisUrl, log) : null;
  const feed = await openFeed({ database, redis, log });
  const jobs = new Jobs(database, log);
  const ticker = new Ticker(log, { clock, isMovedByHand: clock !== Date.now });
  database.onWake((name) => ticker.wake(name));
  const metrics = createMetrics();
  const records = createCallRecords(clock);
  const health = createHealth(clock);
  const stores = openStores(config, log);
  registerPlatformParts(health, { config, database, redis, jobs, stores });
  const cache = new ResponseCache({ shared: config.databaseUrl !== undefined });

  // The first of all listeners: a listener that reads again must not get a stale answer.
  feed.onPublished((events) => {
    for (const { channel } of events) cache.drop(channel.toLowerCase());
  });
  measurePlatform(metrics, { database, redis, cache, feed, jobs });
  const features = await startFeatures({
    config,
    database,
    databaseUrl,
    feed,
    files: stores.files,
    privateFiles: stores.privateFiles,
    jobs,
    ticker,
    clock,
    log,
    metrics,
    hashOrigin: createOriginHash(database.db),
    notice,
    ownAddress: () => ownAddressOf(http),
    overlayPages: () => gateway.overlayPages(),
    socketCount: () => gateway.socketCount(),
    hasSubscribers: ({ name }) => gateway.hasSubscribers(name),
    records,
    health,
    pushNetwork,
    pictureNetwork,
  });
  const dispatcher = createDispatcher({
    calls: features.calls,
    handlers: features.handlers,
    authenticate: features.ports.authenticate,
    authenticateKey: features.ports.authenticateKey,
    database,
    limits: rateLimits
      ? await createRateLimits(features.calls, { redis, factor: config.rateLimitFactor })
      : unlimited,
    cache,
    metrics,
    records,
    switches: features.ports.switches,
    log,
    checkOutput: config.mode !== 'production',
    clock,
  });

  if (config.demo) {
    const { fillDemo } = await import('./demo/fill');
    const filling = openDatabase(databaseUrl, { queryTimeoutMs: 60_000, onError: () => {} });
    await fillDemo(filling, { size: config.demo, now: Date.now(), progress, ...stores });
    await filling.close();
  }

  let stopping = false;
  const requestIdOf = createRequestIds(config);
  const http = createHttpServer(config, log, {
    isStopping: () => stopping,
    limits: httpLimits,
    requestIdOf,
  });
  const visitorKey = await serverKey(database.db, 'visitors', () =>
    randomBytes(32).toString('base64'),
  );
  registerHealth(http, { config, database, redis, stores, metrics, isStopping: () => stopping });
  const answerEnvelope = createAnswerEnvelope(dispatcher, log);
  const visitorOf = createVisitorHash(Buffer.from(visitorKey, 'base64'));
  const openCookies = await createCookies(http, config);
  const { admission, community, brandPictures } = features.ports;
  // Names and colours are in answers of any channel.
  community.onChange(() => cache.clear());
  const addressOf = createAddressReader(config.trustProxy);
  const cachedReads = createCachedReads({
    answerFromCache: dispatcher.answerFromCache,
    visitorOf: (request) => visitorOf(addressOf(request)),
    requestIdOf,
    visit: admission.startVisit(NO_COOKIES),
    isStopping: () => stopping,
  });
  registerApi(http, {
    dispatcher,
    cachedReads,
    answerEnvelope,
    visitorOf,
    admission,
    openCookies,
    readTraceparent: createTraceparentReader(config.trustProxy),
    brand: () => community.current().name,
    audiences: describeAudiences(audiences),
  });
  if (offersDevelopmentProvider(config)) {
    const { developmentAccounts: accounts } = features.ports;
    registerDevelopmentProvider(http, { config, db: database.db, accounts });
  }
  registerPictures(http, features.ports.pictures);
  await serveFiles(http, stores);
  const sitePages = await registerPages(http, {
    config,
    dispatcher,
    visitorOf,
    admission,
    openCookies,
    declarations: pages,
    demoAccounts: config.demo ? DEMO_ACCOUNTS : [],
    community,
    brandPictures,
    log,
  });
  const gateway = openGateway({
    http: http.server,
    database,
    feed,
    channels: withAdditional(sockets.channels ?? []),
    answerEnvelope,
    authenticate: features.ports.authenticate,
    visitorOf,
    startVisit: ({ headers }) => admission.startVisit(openCookies(headers)),
    trustProxy: config.trustProxy,
    build: await readBuildId(config.root),
    isMultiProcess: redis !== null,
    metrics,
    log,
    limits: sockets.limits,
  });

  // After the gateway, whose own listener would otherwise see every request first.
  cachedReads.listen(http.server);

  ticker.every({ name: 'read missed events', everyMs: 1_000, run: () => feed.poll() });
  ticker.every({ name: 'start due jobs', everyMs: START_DUE_MS, run: () => jobs.startDue() });
  ticker.every({
    name: 'delete old events',
    everyMs: 60_000,
    run: (now) => deleteOldEvents(database.db, now),
  });
  ticker.every({
    name: 'delete old keys',
    everyMs: 600_000,
    run: (now) => deleteOldKeys(database.db, now),
  });
  ticker.every({
    name: 'delete expired tokens',
    everyMs: 60_000,
    run: (now) => deleteExpiredTokens(database.db, now),
  });
  ticker.every({
    name: 'delete old origin keys',
    everyMs: 3_600_000,
    runAtStart: true,
    run: (now) => deleteOldOriginKeys(database.db, now),
  });
  const stop = async () => {
    stopping = true;
    await Promise.all([closeHttpServer(http), gateway.close(), jobs.stop(), ticker.stop()]);
    await features.stop();
    await feed.close();
    redis?.close();
    stores.close();
    await database.close();
    await tracing?.stop();
  };
  try {
    await http.listen({ host: config.host, port: config.port });
    const app: App = {
      http,
      database,
      dispatcher,
      feed,
      gateway,
      address: `http://localhost:${portOf(http)}`,
      startDraining() {
        stopping = true;
      },
      stop,
    };
    onListening(app);
    // Not before: nobody who asks for a page needs to wait for them.
    await jobs.start();
    ticker.start();
    if (config.mode !== 'test') void sitePages.warm();
    return app;
  } catch (error) {
    // The port may be in use: stop everything that still uses the database.
    await stop();
    throw error;
  }
}

/** Shared by all processes where there is a Redis, whose limiter is loaded only then. */
async function createRateLimits(
  calls: readonly Call[],
  { redis, factor }: { redis: SharedRedis | null; factor: number },
): Promise<RateLimits> {
  if (!redis) return createLocalLimits(calls, factor);
  const { createRedisLimits } = await import('./platform/calls/redis-limits');
  return createRedisLimits(calls, { redis, factor });
}

function withAdditional(others: readonly Channel[]): readonly Channel[] {
  const patterns = new Set(others.map(({ pattern }) => pattern));
  return [...toChannels(audiences).filter(({ pattern }) => !patterns.has(pattern)), ...others];
}

function portOf(http: FastifyInstance): number {
  const address = http.server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

/** For requests to itself: the listening address, or loopback if it listens on all interfaces. */
function ownAddressOf(http: FastifyInstance): string {
  const { address, family, port } = http.server.address() as AddressInfo;
  const host = address === '0.0.0.0' ? '127.0.0.1' : address === '::' ? '::1' : address;
  return `http://${family === 'IPv6' ? `[${host}]` : host}:${port}`;
}
