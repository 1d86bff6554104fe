import { mkdir } from 'node:fs/promises';
import { type App, startApp } from './app';
import { DEMO_ACCOUNTS } from './demo/community';
import { type Config, readConfig } from './platform/config';
import { type Cluster, startCluster } from './platform/database/embedded';
import { createLog } from './platform/log';
import { StartupError } from './platform/startup-error';

const STOP_TIMEOUT_MS = 4_500;

async function main(): Promise<void> {
  const config = readConfig();
  const log = createLog(config.logLevel, { pretty: config.mode === 'development' });
  const progress = (step: string) => console.log(`  ${step} …`);
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });

  let cluster: Cluster | null = null;
  let app: App | null = null;
  let stopping: Promise<void> | null = null;

  const stop = (code: number) => {
    stopping ??= (async () => {
      const timeout = setTimeout(() => process.exit(code || 1), STOP_TIMEOUT_MS);
      timeout.unref();
      await app?.stop().catch((error) => log.error({ err: error }, 'stopping was not clean'));
      await cluster?.stop();
      process.exit(code);
    })();
    return stopping;
  };
  process.once('SIGINT', () => void stop(0));
  process.once('SIGTERM', () => void stop(0));

  try {
    cluster = config.databaseUrl ? null : await startCluster({ folder: config.dataDir, progress });
    cluster?.onUnexpectedEnd(() => {
      log.fatal('the database ended unexpectedly');
      void stop(1);
    });
    const databaseUrl = await databaseUrlOf(config, cluster);
    app = await startApp({
      config,
      log,
      progress,
      databaseUrl,
    });
    printStartupMessage(config, app);
  } catch (error) {
    console.error(formatStartupError(error, config));
    await stop(1);
  }
}

async function databaseUrlOf(config: Config, cluster: Cluster | null): Promise<string> {
  if (!cluster) return config.databaseUrl!;
  await cluster.createDatabase('mes');
  return cluster.url('mes');
}

function printStartupMessage(config: Config, app: App): void {
  console.log(
    `\n  MES runs at ${config.siteUrl === `http://localhost:${config.port}` ? app.address : config.siteUrl}`,
  );
  if (config.demo) {
    console.log('\n  Sign in as one of the demo accounts:');
    for (const { name, about } of DEMO_ACCOUNTS) console.log(`    ${name.padEnd(11)}${about}`);
  }
  console.log('\n  Stop it with Ctrl-C.\n');
}

function formatStartupError(error: unknown, config: Config): string {
  if (error instanceof StartupError) return `\n${error.message}\n`;
  if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') {
    return `\nPort ${config.port} is taken by another program. Choose another one: PORT=${config.port + 1} npm start\n`;
  }
  return `\nThe server could not start: ${error instanceof Error ? error.stack : String(error)}\n`;
}

await main().catch((error) => {
  console.error(error instanceof StartupError ? `\n${error.message}\n` : error);
  process.exit(1);
});
