/**
 * A server process that dies between commit and publishing. Started by the tests of the gateway with
 * DATABASE_URL, REDIS_URL and CHANNEL.
 */

import { openDatabase } from '../src/platform/database/database';
import { openFeed } from '../src/platform/outbox/feed';
import { connectRedis } from '../src/platform/redis';
import { recordEvent } from './record-event';
import { silentLog } from './settings';

const { DATABASE_URL = '', REDIS_URL = '', CHANNEL = '' } = process.env;
const database = openDatabase(DATABASE_URL, { onError: () => {} });
database.onCommitted(() => process.kill(process.pid, 'SIGKILL'));
await openFeed({ database, redis: await connectRedis(REDIS_URL, silentLog), log: silentLog });
await database.transaction((tx) =>
  recordEvent(tx, { channel: CHANNEL, type: 'thing.happened', data: { by: 'the dead' } }),
);
