import { io } from 'socket.io-client';
import { expect, it } from 'vitest';
import { startTestApp } from '../../../testing/app';
import { connect, connectOverlay } from '../../../testing/sockets';
import { until } from '../../../testing/until';
import { openDatabase } from '../database/database';

it('closes every socket quickly, so that clients reconnect to the next process', async () => {
  const app = await startTestApp();
  const client = await connect(app);
  const overlay = await connectOverlay(app);
  const reasons: string[] = [];
  client.socket.on('disconnect', (reason) => reasons.push(reason));
  const page = io(app.address, { forceNew: true, reconnection: false, transports: ['polling'] });
  await until('the page to be connected', () => page.connected);
  page.on('disconnect', (reason) => reasons.push(reason));

  await app.stop();
  await until('all sockets to close', () => reasons.length === 2 && overlay.closed !== null);
  // Not 'io server disconnect', after which the library does not reconnect.
  expect(reasons).toEqual(expect.arrayContaining(['transport close']));
  expect(reasons).not.toContain('io server disconnect');
  expect(overlay.closed).toEqual({ code: 1001 });
});

it('also closes connections that no longer respond', async () => {
  const app = await startTestApp();
  const overlay = await connectOverlay(app);
  overlay.socket.pause();
  const started = performance.now();
  await app.stop();
  // The library alone would wait half a minute for the close frame; shutdown may take five seconds.
  expect(performance.now() - started).toBeLessThan(5_000);
});

it('answers pending calls first', async () => {
  const app = await startTestApp();
  const admin = await app.signIn('An Admin', ['Admin']);
  const client = await connect(app, { as: admin });
  const other = openDatabase(app.databaseUrl, { onError: () => {} });
  let release: (() => void) | null = null;
  const locked = other.transaction(async (tx) => {
    await tx.execute(`SELECT 1 FROM properties WHERE id = 'gfuelCode' FOR UPDATE`);
    await new Promise<void>((resolve) => {
      release = resolve;
    });
  });
  await until('the lock', () => release !== null);
  const write = { object: 'property', action: 'write', value: 'gfuelCode', data: { value: '30%' } };
  const response = client.request(write);
  await until('the call to wait for the lock', async () => {
    const { rows } = await other.pool.query('SELECT 1 FROM pg_locks WHERE NOT granted');
    return rows.length > 0;
  });
  const stopped = app.stop();
  release!();
  await locked;
  expect(await response).toMatchObject({ status: 'SUCCESS', data: { value: '30%' } });
  await stopped;
  await other.close();
});
