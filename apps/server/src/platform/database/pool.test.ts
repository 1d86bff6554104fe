import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../testing/app';
import { GuardedPool } from './pool';

it('a full pool refuses those who waited too long, and is no outage', async () => {
  const outages: Error[] = [];
  const pool = new GuardedPool(await createTestDatabase(), {
    connections: 1,
    queryTimeoutMs: 5_000,
    connectTimeoutMs: 100,
    onError: (error) => outages.push(error),
  });
  try {
    const inUse = await pool.connect();
    const waiting = await Promise.allSettled(Array.from({ length: 5 }, () => pool.connect()));
    expect(waiting.map(({ status }) => status)).toEqual(Array(5).fill('rejected'));
    expect({ outages, since: pool.unavailableSince }).toEqual({ outages: [], since: null });
    inUse.release();
    expect((await pool.query('SELECT 1')).rowCount).toBe(1);
  } finally {
    await pool.end();
  }
});
