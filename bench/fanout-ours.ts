/** The whole server with a channel for the benchmark: its events pass through the database like any other. */
import { startApp } from '../apps/server/src/app';
import { readConfig } from '../apps/server/src/platform/config';
import { defineChannel, permissionAudience } from '../apps/server/src/platform/gateway/channels';
import { createLog } from '../apps/server/src/platform/log';
import { recordEvent } from '../apps/server/testing/record-event';
import { cpu, handleRequests, payload } from './fanout-process';

const config = readConfig({
  ...process.env,
  NODE_ENV: 'production',
  PORT: '0',
  HOST: '127.0.0.1',
});
const app = await startApp({
  config,
  databaseUrl: config.databaseUrl!,
  log: createLog('warn', { pretty: false }),
  notice: () => {},
  sockets: {
    channels: [defineChannel({ pattern: 'bench', audience: permissionAudience('public') })],
  },
});

handleRequests(app.address.replace('http://localhost', 'ws://127.0.0.1'), {
  cpu,
  async publish() {
    const data = payload();
    await app.database.transaction((tx) =>
      recordEvent(tx, { channel: 'bench', type: 'bench.measured', data }),
    );
    return {};
  },
});
