import { withConnection } from '../../platform/backup/connection';
import type { Config } from '../../platform/config';
import { createFolderCheck, prepareDataFolder } from '../../platform/data-folder';
import { describeMigrations } from '../../platform/database/migrate';
import { findMissingFiles } from '../../platform/files/missing-files';
import { createLog } from '../../platform/log';
import { connectRedis } from '../../platform/redis';
import { StartupError } from '../../platform/startup-error';
import { StorageError } from '../../platform/storage-error';
import { type CliCommand, type CommandContext, CommandError } from '../command';
import { migrationsFolder, openUploads, withDatabaseUrl } from '../open';

const OLDEST_POSTGRES = 15;
const REDIS_TIMEOUT_MS = 3_000;
const SHOWN = 10;

type Report = (what: string, problem: string | null) => void;

export const check: CliCommand = {
  name: 'check',
  usage: '',
  about:
    'Checks settings, folder, uploads, database, Redis, and whether every file of a row exists. Exits with 1 if not.',
  async run(context) {
    let problems = 0;
    const report: Report = (what, problem) => {
      if (problem !== null) problems++;
      context.print(
        `${problem === null ? 'ok      ' : 'problem '} ${what}${problem ? `: ${problem}` : ''}`,
      );
    };
    // They were read before the command began.
    report('settings', null);
    await attempt('data folder', report, () => checkFolder(context.config));
    await attempt('uploads', report, () => checkUploads(context.config));
    await attempt('Redis', report, () => checkRedis(context.config));
    await attempt('database', report, () => checkDatabase(context, report));
    return problems === 0 ? 0 : 1;
  },
};

async function attempt(what: string, report: Report, work: () => Promise<string | null>) {
  try {
    report(what, await work());
  } catch (error) {
    if (!(error instanceof StartupError || error instanceof StorageError)) throw error;
    report(what, error.message.replaceAll('\n', ' '));
  }
}

async function checkFolder({ dataDir }: Config): Promise<string | null> {
  await prepareDataFolder(dataDir);
  return createFolderCheck(dataDir)();
}

async function checkUploads(config: Config): Promise<string | null> {
  const problem = await openUploads(config).findProblem();
  return problem && `${problem} The bucket is ${config.s3?.bucket} at ${config.s3?.endpoint}.`;
}

async function checkRedis({ redisUrl }: Config): Promise<string | null> {
  if (redisUrl === undefined) return null;
  const redis = await connectRedis(redisUrl, createLog('silent', { pretty: false }));
  try {
    const deadline = AbortSignal.timeout(REDIS_TIMEOUT_MS);
    while (!deadline.aborted) {
      const answer = await redis.client.ping().catch(() => null);
      if (answer === 'PONG') return null;
      await new Promise((done) => setTimeout(done, 50));
    }
    return 'it does not answer at REDIS_URL.';
  } finally {
    redis.close();
  }
}

async function checkDatabase({ config, progress }: CommandContext, report: Report) {
  return withDatabaseUrl(config, { create: false, progress }, (url) =>
    withConnection(url, async (client) => {
      const { rows } = await client.query(
        "SELECT current_setting('server_version_num')::int AS version",
      );
      const major = Math.floor(rows[0].version / 10_000);
      if (major < OLDEST_POSTGRES) {
        throw new CommandError(
          `PostgreSQL ${major} is too old: ${OLDEST_POSTGRES} or newer is needed.`,
        );
      }
      const { pending, isNewer } = await describeMigrations(client, migrationsFolder(config));
      if (isNewer) throw new CommandError('It was used by a newer version of this program.');
      report('migrations', pending === 0 ? null : `${pending} will be applied at the next start.`);
      await attempt('files', report, async () => {
        const missing = await findMissingFiles(client, openUploads(config));
        const names = missing.slice(0, SHOWN).join(', ');
        return missing.length === 0 ? null : `${missing.length} are missing: ${names}`;
      });
      return null;
    }),
  );
}
