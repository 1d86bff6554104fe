/** Puts platform and features together. main.ts starts this, and so do the tests. */
import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { fillDemo } from './demo/fill';
import { createFeatures } from './features/features';
import { ByteCache } from './platform/calls/byte-cache';
import { createDispatcher, type Dispatcher } from './platform/calls/dispatcher';
import { createEnvelopes } from './platform/calls/envelope';
import { createRateLimits, unlimited } from './platform/calls/rate-limit';
import type { Config } from './platform/config';
import { type Database, openDatabase } from './platform/database/database';
import { migrate } from './platform/database/migrate';
import { registerApi } from './platform/http/api';
import { registerHealth } from './platform/http/health';
import { registerPages } from './platform/http/pages';
import { createHttpServer, createVisitorHash } from './platform/http/server';
import { forgetOldKeys } from './platform/idempotency/idempotency';
import { Jobs } from './platform/jobs/jobs';
import { serverKey } from './platform/keys/keys';
import type { Log } from './platform/log';
import { createMetrics } from './platform/metrics';
import { registerDevelopmentProvider } from './platform/oauth/development-provider';
import { offersDevelopmentProvider } from './platform/oauth/providers';
import { forgetExpiredTokens } from './platform/one-time/one-time';
import { forgetOld } from './platform/outbox/outbox';
import { connectRedis } from './platform/redis';
import { Ticker } from './platform/ticker';

export interface App {
  readonly http: FastifyInstance;
  readonly database: Database;
  readonly dispatcher: Dispatcher;
  /** Where it listens: `http://localhost:3000`. */
  readonly address: string;
  stop(): Promise<void>;
}

export interface AppOptions {
  readonly config: Config;
  readonly databaseUrl: string;
  readonly log: Log;
  readonly progress?: (step: string) => void;
  /** Tells the operator something that is written nowhere else. */
  readonly notice?: (text: string) => void;
  /** Off in tests that make more calls than any person would. */
  readonly rateLimits?: boolean;
}

export async function startApp({
  config,
  databaseUrl,
  log,
  progress = () => {},
  notice = (text) => console.log(text),
  rateLimits = true,
}: AppOptions): Promise<App> {
  progress('Updating the database');
  await migrate(databaseUrl, `${config.root}/apps/server/migrations`);
  const database = openDatabase(databaseUrl, {
    onError: (error) => log.error({ err: error }, 'a database connection was lost'),
  });
  const redis = config.redisUrl ? connectRedis(config.redisUrl, log) : null;
  const jobs = new Jobs(database, log);
  const ticker = new Ticker(log);
  const metrics = createMetrics();
  const cache = new ByteCache({ shared: config.databaseUrl !== undefined });

  const features = await createFeatures({
    config,
    database,
    jobs,
    ticker,
    log,
    progress,
    notice,
    ownAddress: () => ownAddressOf(http),
  });
  const dispatcher = createDispatcher({
    calls: features.calls,
    handlers: features.handlers,
    authenticate: features.authenticate,
    database,
    limits: rateLimits
      ? createRateLimits(features.calls, { redis, factor: config.rateLimitFactor })
      : unlimited,
    cache,
    metrics,
    log,
    checkOutput: config.mode !== 'production',
  });
  database.onCommitted((events) => {
    for (const { channel } of events) cache.drop(channel.toLowerCase());
  });

  if (config.demo) await fillDemo(database, { size: config.demo, now: Date.now(), progress });

  let stopping = false;
  const http = await createHttpServer(config, log);
  const visitorKey = await serverKey(database.db, 'visitors', () =>
    randomBytes(32).toString('base64'),
  );
  registerHealth(http, { config, database, metrics, isStopping: () => stopping });
  registerApi(http, {
    dispatcher,
    envelopes: createEnvelopes(dispatcher, log),
    visitorOf: createVisitorHash(Buffer.from(visitorKey, 'base64')),
  });
  if (offersDevelopmentProvider(config)) {
    const { developmentAccounts: accounts } = features;
    registerDevelopmentProvider(http, { config, db: database.db, accounts });
  }
  await registerPages(http, config);

  ticker.every({
    name: 'forget old events',
    everyMs: 60_000,
    run: (now) => forgetOld(database.db, now),
  });
  ticker.every({
    name: 'forget old keys',
    everyMs: 600_000,
    run: (now) => forgetOldKeys(database.db, now),
  });
  ticker.every({
    name: 'forget expired tokens',
    everyMs: 60_000,
    run: (now) => forgetExpiredTokens(database.db, now),
  });
  await jobs.start();
  await http.listen({ host: config.host, port: config.port });

  return {
    http,
    database,
    dispatcher,
    address: `http://localhost:${portOf(http)}`,
    async stop() {
      stopping = true;
      await http.close();
      await Promise.all([jobs.stop(), ticker.stop()]);
      redis?.disconnect();
      await database.close();
    },
  };
}

function portOf(http: FastifyInstance): number {
  const address = http.server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

/** For its requests to itself: where it listens, or loopback where it listens everywhere. */
function ownAddressOf(http: FastifyInstance): string {
  const { address, family, port } = http.server.address() as AddressInfo;
  const host = address === '0.0.0.0' ? '127.0.0.1' : address === '::' ? '::1' : address;
  return `http://${family === 'IPv6' ? `[${host}]` : host}:${port}`;
}
