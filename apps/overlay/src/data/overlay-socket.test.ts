import { channels } from '@mes/client/channels';
import { describe, expect, it, vi } from 'vitest';
import { manualClock } from '../../../../packages/client/testing/clock';
import { createOverlaySocket, type WebSocketLike } from './overlay-socket';

class FakeWebSocket implements WebSocketLike {
  onopen: WebSocketLike['onopen'] = null;
  onclose: WebSocketLike['onclose'] = null;
  onmessage: WebSocketLike['onmessage'] = null;
  readonly sent: { action: string; time?: number; channel?: string; revision?: number }[] = [];
  isClosed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.isClosed = true;
    this.onclose?.();
  }
  receive(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  answerPings(): void {
    for (const { action, time } of this.sent.splice(0))
      if (action === 'ping') this.receive({ action: 'pong', time });
  }
}

function setUp() {
  const clock = manualClock();
  const sockets: FakeWebSocket[] = [];
  const socket = createOverlaySocket({
    clock,
    connect() {
      sockets.push(new FakeWebSocket());
      return sockets.at(-1)!;
    },
  });
  return { clock, sockets, socket };
}

it('pings each second and measures the latency', () => {
  const { clock, sockets, socket } = setUp();
  socket.listen({});
  const webSocket = sockets[0]!;
  webSocket.onopen!();
  clock.advance(40);
  webSocket.answerPings();
  expect(socket.latency.get()).toBe(40);
  for (let second = 0; second < 10; second++) {
    clock.advance(1_000);
    webSocket.answerPings();
  }
  expect(socket.state.get()).toBe('connected');
  clock.advance(2_000);
  expect(webSocket.sent).toHaveLength(2);
});

it('times out after five seconds without a pong, and recovers with the next one', () => {
  const { clock, sockets, socket } = setUp();
  socket.listen({});
  const webSocket = sockets[0]!;
  webSocket.onopen!();
  clock.advance(4_999);
  expect(socket.state.get()).toBe('connected');
  clock.advance(1);
  expect(socket.state.get()).toBe('connection timed out');
  webSocket.answerPings();
  expect(socket.state.get()).toBe('connected');
});

it('closes a connection without pongs and reconnects', () => {
  const { clock, sockets, socket } = setUp();
  const onReconnect = vi.fn();
  socket.listen({ onReconnect });
  sockets[0]!.onopen!();
  clock.advance(15_000);
  expect(sockets[0]!.isClosed).toBe(true);
  expect(sockets.length).toBeGreaterThan(1);
  expect(onReconnect).not.toHaveBeenCalled();
  sockets.at(-1)!.onopen!();
  expect(onReconnect).toHaveBeenCalledTimes(1);
  expect(socket.state.get()).toBe('connected');
});

it('reconnects after every loss within five seconds', () => {
  const { clock, sockets, socket } = setUp();
  socket.listen({});
  for (let minute = 0; minute < 60; minute++) {
    sockets.at(-1)!.onclose!();
    expect(socket.state.get()).toBe('disconnected');
    clock.advance(5_000);
    expect(sockets).toHaveLength(minute + 2);
  }
});

it('gives up an attempt that is not answered, and is back within 15 seconds', () => {
  const { clock, sockets, socket } = setUp();
  socket.listen({});
  clock.advance(9_999);
  expect(sockets).toHaveLength(1);
  clock.advance(5_001);
  expect(sockets[0]!.isClosed).toBe(true);
  expect(sockets).toHaveLength(2);
  sockets[1]!.onopen!();
  for (let second = 0; second < 20; second++) {
    sockets[1]!.answerPings();
    clock.advance(1_000);
  }
  expect(socket.state.get()).toBe('connected');
  expect(sockets).toHaveLength(2);
});

it('closes the first connection after ten seconds without a listener', () => {
  const { clock, sockets, socket } = setUp();
  socket.open();
  sockets[0]!.onopen!();
  for (let second = 0; second < 11; second++) {
    sockets[0]!.answerPings();
    clock.advance(1_000);
  }
  expect(sockets[0]!.isClosed).toBe(true);
  expect(socket.state.get()).toBe('disconnected');
  clock.advance(60_000);
  expect(sockets).toHaveLength(1);

  socket.listen({});
  expect(sockets).toHaveLength(2);
});

it('stays open when a listener is added in time', () => {
  const { clock, sockets, socket } = setUp();
  socket.open();
  sockets[0]!.onopen!();
  socket.listen({});
  for (let second = 0; second < 30; second++) {
    sockets[0]!.answerPings();
    clock.advance(1_000);
  }
  expect(sockets).toHaveLength(1);
  expect(socket.state.get()).toBe('connected');
});

it('passes orders on and ignores invalid messages', () => {
  const { sockets, socket } = setUp();
  const onOrder = vi.fn();
  socket.listen({ onOrder });
  const webSocket = sockets[0]!;
  webSocket.onopen!();
  webSocket.receive({ action: 'custom', payload: { order: 'reload' } });
  webSocket.onmessage!({ data: 'no JSON' });
  expect(onOrder.mock.calls).toEqual([[{ order: 'reload' }]]);
});

describe('channels', () => {
  const event = (revision: number) => ({
    action: 'event',
    channel: 'stream',
    since: revision - 1,
    revision,
    type: 'stream.directed',
    data: { revision },
  });

  it('are subscribed to on the same socket, and their events reach the handlers', () => {
    const { sockets, socket } = setUp();
    const any = vi.fn();
    socket.listen({});
    socket.subscribe(channels.stream(), { '*': any });
    const webSocket = sockets[0]!;
    expect(webSocket.sent).toEqual([]);
    webSocket.onopen!();
    expect(webSocket.sent).toContainEqual({ action: 'subscribe', channel: 'stream' });
    webSocket.receive({ action: 'subscribed', channel: 'stream', revision: 3, snapshot: null });
    webSocket.receive(event(4));
    webSocket.receive({ action: 'events', events: [event(4), event(5)] });
    expect(any.mock.calls.map(([{ revision }]) => revision)).toEqual([4, 5]);
  });

  it('are resumed from their last revision after a reconnect', () => {
    const { clock, sockets, socket } = setUp();
    const any = vi.fn();
    socket.listen({});
    const cancel = socket.subscribe(channels.stream(), { '*': any });
    sockets[0]!.onopen!();
    sockets[0]!.receive({ action: 'subscribed', channel: 'stream', revision: 3, snapshot: null });
    sockets[0]!.onclose!();
    clock.advance(5_000);
    const webSocket = sockets.at(-1)!;
    webSocket.onopen!();
    expect(webSocket.sent).toContainEqual({ action: 'subscribe', channel: 'stream', revision: 3 });
    webSocket.receive({ action: 'subscribed', channel: 'stream', revision: 4, events: [event(4)] });
    expect(any).toHaveBeenCalledTimes(1);
    cancel();
    expect(webSocket.sent).toContainEqual({ action: 'cancel', channel: 'stream' });
  });

  it('end when they are refused, and are subscribed to again after a gap', () => {
    const { sockets, socket } = setUp();
    const ended = vi.fn();
    socket.listen({});
    socket.subscribe(channels.stream(), {});
    socket.subscribe(channels.match('m1'), { ended });
    const webSocket = sockets[0]!;
    webSocket.onopen!();
    webSocket.receive({ action: 'subscribed', channel: 'stream', revision: 3, snapshot: null });
    const error = { type: 'ObjectNotFoundError', message: 'Not found' };
    webSocket.receive({
      action: 'error',
      channel: 'match:m1',
      status: 'ERROR',
      message: 'Not found',
      error,
    });
    expect(ended).toHaveBeenCalledTimes(1);
    webSocket.sent.splice(0);
    webSocket.receive(event(6));
    expect(webSocket.sent).toEqual([{ action: 'subscribe', channel: 'stream', revision: 3 }]);
  });
});
