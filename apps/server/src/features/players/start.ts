import { createHmac, randomBytes } from 'node:crypto';
import type { Database } from '../../platform/database/database';
import type { FileStore } from '../../platform/files/store';
import { serverKey } from '../../platform/keys/keys';
import type { Ticker } from '../../platform/ticker';
import { createPlayerCalls, type PlayerCalls } from './calls';
import { checkLater, type KnownGameIds } from './game-ids';

interface Surroundings {
  readonly database: Database;
  readonly files: FileStore;
  readonly ticker: Ticker;
  readonly knownGameIds: KnownGameIds;
}

export async function startPlayers({
  database,
  files,
  ticker,
  knownGameIds,
}: Surroundings): Promise<{ readonly calls: PlayerCalls }> {
  const key = await serverKey(database.db, 'devices', () => randomBytes(32).toString('base64'));
  ticker.every({
    name: 'check game ids',
    everyMs: 600_000,
    run: () => checkLater(database, knownGameIds),
  });
  return {
    calls: createPlayerCalls({
      database,
      files,
      knownGameIds,
      hashDeviceId: (deviceId) =>
        createHmac('sha256', Buffer.from(key, 'base64')).update(deviceId).digest('base64url'),
    }),
  };
}
