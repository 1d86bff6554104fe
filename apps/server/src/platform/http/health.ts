import { timingSafeEqual } from 'node:crypto';
import { ObjectNotFound } from '@mes/contract/errors';
import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config';
import { createFolderCheck } from '../data-folder';
import type { Database } from '../database/database';
import type { UploadStores } from '../files/open';
import type { Metrics } from '../metrics';
import type { SharedRedis } from '../redis';

interface HealthOptions {
  readonly config: Config;
  readonly database: Database;
  readonly redis: SharedRedis | null;
  readonly stores: Pick<UploadStores, 'findProblem'>;
  readonly metrics: Metrics;
  readonly isStopping: () => boolean;
}

/** `/healthz`: the process runs. `/readyz`: it can serve requests. `/metrics`: for the operator only. */
export function registerHealth(http: FastifyInstance, health: HealthOptions): void {
  const checkFolder = createFolderCheck(health.config.dataDir);
  http.get('/healthz', async () => ({ status: 'SUCCESS', data: {} }));

  http.get('/readyz', async (_request, reply) => {
    const [folderProblem, storesProblem] = await Promise.all([
      checkFolder(),
      health.stores.findProblem(),
    ]);
    const problem = await findProblem(health, folderProblem);
    if (problem) return reply.code(503).send({ status: 'ERROR', message: problem });
    const degraded = findDegraded(health, [folderProblem, storesProblem]);
    return {
      status: 'SUCCESS',
      data: { state: degraded.length > 0 ? 'degraded' : 'ready', degraded },
    };
  });

  http.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, health.config)) throw new ObjectNotFound();
    reply.type('text/plain; version=0.0.4');
    return health.metrics.text();
  });
}

/** Why requests cannot be served, or null. */
async function findProblem(
  { config, isStopping, database }: HealthOptions,
  folderProblem: string | null,
): Promise<string | null> {
  if (isStopping()) return 'The server is stopping.';
  if (!(await isReachable(database))) return 'The database does not answer.';
  // The built-in database is in that folder: nothing can be saved.
  return config.databaseUrl === undefined ? folderProblem : null;
}

/** What works less well, though nearly every request is served. */
function findDegraded({ redis }: HealthOptions, problems: readonly (string | null)[]): string[] {
  return [
    ...(redis && !redis.isAvailable() ? ['Redis does not answer.'] : []),
    ...problems.filter((problem) => problem !== null),
  ];
}

async function isReachable({ db }: Database): Promise<boolean> {
  try {
    await db.execute(sql`SELECT 1`);
    return true;
  } catch {
    return false;
  }
}

/** With a token from any address; without one only from this machine and not through a proxy. */
function mayReadMetrics(request: FastifyRequest, { metricsToken }: Config): boolean {
  if (metricsToken === undefined) {
    return isLoopback(request.socket.remoteAddress) && !request.headers['x-forwarded-for'];
  }
  const given = Buffer.from(request.headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${metricsToken}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

function isLoopback(address = ''): boolean {
  return address === '::1' || /^(::ffff:)?127\./.test(address);
}
