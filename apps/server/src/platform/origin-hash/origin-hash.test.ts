import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../../testing/app';
import { type Cookies, NO_COOKIES } from '../cookies/cookies';
import type { Database } from '../database/database';
import { createOriginHash, deleteOldOriginKeys, originPeriod } from './origin-hash';
import { originKeys } from './tables';

const DAY = 86_400_000;
const NOW = 700 * 30 * DAY;
const DEVICE = 'abcdefghijklmnopqrstuv';
const withDevice = (device: string): Cookies => ({ ...NO_COOKIES, get: () => device });

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('is the same for one origin in all processes, and shows nothing of it', async () => {
  const [one, other] = [createOriginHash(database.db), createOriginHash(database.db)];
  const origin = { visitor: 'visitor', cookies: withDevice(DEVICE) };
  const hashes = await one(origin, NOW);
  expect(await other(origin, NOW + 29 * DAY)).toEqual(hashes);
  expect(hashes).toMatchObject({ period: 700, address: expect.any(String) });
  expect(JSON.stringify(hashes)).not.toMatch(/visitor|abcdef/);
  expect(hashes.address).not.toBe(hashes.device);
});

it('differs by address and by device', async () => {
  const hash = createOriginHash(database.db);
  const [first, second] = [
    await hash({ visitor: 'a', cookies: withDevice(DEVICE) }, NOW),
    await hash({ visitor: 'b', cookies: withDevice(DEVICE) }, NOW),
  ];
  expect(first.address).not.toBe(second.address);
  expect(first.device).toBe(second.device);
});

it.each(['', 'short', `${DEVICE}x`, '../../etc/passwd......'])(
  'no device from “%s”',
  async (text) => {
    const hash = createOriginHash(database.db);
    expect((await hash({ visitor: 'a', cookies: withDevice(text) }, NOW)).device).toBeNull();
  },
);

it('cannot be linked over periods, nor computed again after its own', async () => {
  const origin = { visitor: 'visitor', cookies: NO_COOKIES };
  const before = await createOriginHash(database.db)(origin, NOW);
  const later = NOW + 30 * DAY;
  const after = await createOriginHash(database.db)(origin, later);
  expect(after.period).toBe(originPeriod(NOW) + 1);
  expect(after.address).not.toBe(before.address);
  await deleteOldOriginKeys(database.db, later);
  const keys = await database.db.select().from(originKeys);
  expect(keys.map(({ period }) => period)).toEqual([after.period]);
  expect((await createOriginHash(database.db)(origin, NOW)).address).not.toBe(before.address);
});
