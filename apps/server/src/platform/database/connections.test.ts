import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../testing/app';
import { until } from '../../../testing/until';
import { openDatabase } from './database';

it('a lost idle connection is reported without its connection parameters', async () => {
  const errors: Error[] = [];
  const url = await createTestDatabase();
  const database = openDatabase(url, { connections: 1, onError: (error) => errors.push(error) });
  const other = openDatabase(url, { connections: 1, onError: () => {} });
  try {
    const { rows } = await database.pool.query('SELECT pg_backend_pid() AS pid');
    await other.pool.query('SELECT pg_terminate_backend($1)', [rows[0].pid]);
    await until('the loss to be noticed', () => errors.length === 1);
    expect(errors[0]).not.toHaveProperty('client');
    expect((await database.pool.query('SELECT 1')).rowCount).toBe(1);
  } finally {
    await Promise.all([database.close(), other.close()]);
  }
});
