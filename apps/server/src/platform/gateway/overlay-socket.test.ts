import { once } from 'node:events';
import { channels } from '@mes/contract/channels';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app';
import { recordEvent } from '../../../testing/record-event';
import { connectOverlay } from '../../../testing/sockets';
import { until } from '../../../testing/until';
import { publish } from '../outbox/publish';
import { defineChannel, permissionAudience } from './channels';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({
    sockets: {
      // Long enough that an overlay is not taken for dead while the machine is busy.
      limits: { overlayPingIntervalMs: 1_000 },
      channels: [
        defineChannel({ pattern: 'stream', audience: permissionAudience('public') }),
        defineChannel({
          pattern: 'match:{id}',
          audience: permissionAudience('public'),
          snapshot: async () => ({ score: [1, 0] }),
        }),
      ],
    },
  });
});
afterAll(() => app.stop());

const publishEvent = (channel: string) =>
  app.database.transaction((tx) =>
    recordEvent(tx, { channel, type: 'thing.happened', data: { a: 1 } }),
  );

it('a ping is answered with its time and the latency', async () => {
  const overlay = await connectOverlay(app);
  const time = Date.now() - 5;
  overlay.send({ action: 'ping', time });
  const pong = await overlay.next('pong');
  expect(pong.time).toBe(time);
  expect(pong.latency).toBeGreaterThanOrEqual(5);

  overlay.send({ action: 'ping', time: Date.now() + 3_600_000 });
  expect(await overlay.next('pong')).not.toHaveProperty('latency');
});

it('events of the stream arrive without a subscription', async () => {
  const overlay = await connectOverlay(app);
  await until('an event', async () => {
    await publishEvent('stream');
    return overlay.messages.length > 0;
  });
  expect(overlay.messages[0]).toMatchObject({
    action: 'event',
    channel: 'stream',
    type: 'thing.happened',
    data: { a: 1 },
  });
});

it('an order reaches every overlay', async () => {
  const overlays = await Promise.all([connectOverlay(app), connectOverlay(app)]);
  await app.database.transaction((tx) =>
    publish(tx, channels.overlay(), 'overlay.ordered', { order: 'read' }),
  );
  for (const overlay of overlays) {
    expect(await overlay.next('custom')).toEqual({ action: 'custom', payload: { order: 'read' } });
  }
});

it('a scene subscribes, catches up and cancels', async () => {
  const overlay = await connectOverlay(app);
  overlay.send({ action: 'subscribe', channel: 'match:1' });
  expect(await overlay.next('subscribed')).toEqual({
    action: 'subscribed',
    channel: 'match:1',
    revision: 0,
    snapshot: { score: [1, 0] },
  });
  await publishEvent('match:1');
  expect(await overlay.next('event')).toMatchObject({ since: 0, revision: 1 });

  overlay.send({ action: 'cancel', channel: 'match:1' });
  await overlay.next('cancelled');
  await publishEvent('match:1');
  overlay.send({ action: 'subscribe', channel: 'match:1', revision: 1 });
  expect((await overlay.next('subscribed')).events).toMatchObject([{ revision: 2 }]);
});

it('channels that need a sign-in are refused', async () => {
  const overlay = await connectOverlay(app);
  overlay.send({ action: 'subscribe', channel: 'staff' });
  expect(await overlay.next('error')).toMatchObject({
    channel: 'staff',
    status: 'ERROR',
    error: { type: 'ForbiddenError' },
  });
});

describe('invalid messages', () => {
  it.each([
    ['invalid JSON', '{"action":'],
    ['not an object', '"ping"'],
    ['an unknown action', '{"action":"shutdown"}'],
    ['a message that is too long', JSON.stringify({ action: 'ping', time: 'x'.repeat(9_000) })],
  ])('are answered once, then close the connection: %s', async (_, message) => {
    const overlay = await connectOverlay(app);
    for (let time = 0; time < 6; time++) overlay.send(message);
    await until('the connection to close', () => overlay.closed !== null);
    expect(overlay.closed).toEqual({ code: 1008 });
    expect(overlay.messages.filter(({ action }) => action === 'error')).toHaveLength(1);
    expect(overlay.messages[0]).toMatchObject({ error: { type: 'InvalidRequestError' } });
  });

  it('above the size limit close the connection at once', async () => {
    const overlay = await connectOverlay(app);
    overlay.send('x'.repeat(100_000));
    await until('the connection to close', () => overlay.closed !== null);
    expect(overlay.closed).toEqual({ code: 1009 });
  });
});

it('a connection that does not answer pings is terminated', async () => {
  const overlay = await connectOverlay(app);
  overlay.socket.pong = () => {};
  await Promise.race([
    once(overlay.socket, 'close'),
    until('the connection to close', () => overlay.closed !== null),
  ]);
  expect(overlay.closed).toEqual({ code: 1006 });
});
