import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { type App, startApp } from './app';
import { DEMO_ACCOUNTS } from './demo/community';
import { type Config, readConfig } from './platform/config';
import { prepareDataFolder } from './platform/data-folder';
import { type Cluster, startCluster } from './platform/database/embedded';
import { createLog } from './platform/log';
import { StartupError } from './platform/startup-error';

/** With the time that the database gets, stopping takes at most five seconds. */
const APP_STOP_TIMEOUT_MS = 3_000;
/** How long a signal during the start waits for the database to be stopped. */
const START_TIMEOUT_MS = 5_000;

// Garbage is collected when the heap is 1.4 times of what is alive, and not up to four times (decision 0416).
setFlagsFromString('--heap-growing-percent=40');

async function main(): Promise<void> {
  const config = readConfig();
  const log = createLog(config.logLevel, { pretty: config.mode === 'development' });
  const progress = (step: string) => console.log(`  ${step} …`);
  await prepareDataFolder(config.dataDir);

  let starting: Promise<Cluster> | null = null;
  let app: App | null = null;
  let stopping: Promise<void> | null = null;
  const hurry = new AbortController();
  const start = new AbortController();

  const stop = (code: number) => {
    stopping ??= (async () => {
      start.abort();
      if (app && code === 0) await drain(app, config.drainMs, hurry.signal);
      const appStop = app?.stop().catch((error) => log.error({ err: error }, 'stopping failed'));
      await waitAtMost(APP_STOP_TIMEOUT_MS, appStop);
      const cluster = await waitAtMost(
        START_TIMEOUT_MS,
        starting?.catch(() => null),
      );
      await cluster?.stop();
      process.exit(code);
    })();
    return stopping;
  };
  const onSignal = () => {
    if (stopping) hurry.abort();
    void stop(0);
  };
  // Not `once`: a second signal would end the process at once and leave the database running.
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);

  try {
    starting = config.databaseUrl
      ? null
      : startCluster({ folder: config.dataDir, progress, signal: start.signal });
    const cluster = await starting;
    cluster?.onUnexpectedEnd(() => {
      log.fatal('the database ended unexpectedly');
      void stop(1);
    });
    const databaseUrl = await databaseUrlOf(config, cluster);
    // Filling a new database takes a while: nobody should wait for it to read that the port is taken.
    if (cluster) await assertPortIsFree(config);
    const started = await startApp({
      config,
      log,
      progress,
      databaseUrl,
      onListening: (listening) => {
        app = listening;
      },
    });
    printStartupMessage(config, started);
  } catch (error) {
    // After a signal the start fails because its database was stopped.
    if (!stopping) console.error(formatStartupError(error, config));
    await stop(1);
  }
}

/** Serves on for a while, so that proxies can notice. A second signal ends it. */
async function drain(app: App, ms: number, signal: AbortSignal): Promise<void> {
  if (ms === 0) return;
  app.startDraining();
  await delay(ms, undefined, { signal }).catch(() => {});
}

/** The result of the work, or undefined if it takes longer. */
function waitAtMost<T>(ms: number, work: Promise<T> | undefined): Promise<T | undefined> {
  return Promise.race([work, delay(ms, undefined, { ref: false })]);
}

/** Fails as listening would. */
async function assertPortIsFree({ host, port }: Config): Promise<void> {
  const server = createServer().listen(port, host);
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
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
