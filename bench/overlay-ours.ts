/** The whole server: a change of the stream is written to the database and published to overlays. */
import { startApp } from '../apps/server/src/app';
import { readConfig } from '../apps/server/src/platform/config';
import { createLog } from '../apps/server/src/platform/log';
import { recordEvent } from '../apps/server/testing/record-event';
import { cpu, handleRequests, payload } from './fanout-process';

const config = readConfig({ ...process.env, NODE_ENV: 'production', PORT: '0', HOST: '127.0.0.1' });
const app = await startApp({
  config,
  databaseUrl: config.databaseUrl!,
  log: createLog('warn', { pretty: false }),
  notice: () => {},
});

handleRequests(app.address.replace('http://localhost', 'ws://127.0.0.1'), {
  cpu,
  async publish({ channel = 'stream', from = 'change' }) {
    const data = payload();
    // The payload is serialised twice: for the database, and to be sent after the commit.
    if (from === 'commit') Object.defineProperty(data, 'toJSON', { value: payload });
    const began = performance.now();
    await app.database.transaction((tx) =>
      recordEvent(tx, { channel: String(channel), type: 'stream.configured', data }),
    );
    return { us: (performance.now() - began) * 1_000 };
  },
});
