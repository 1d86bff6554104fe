import { channels } from '@mes/client/channels';
import { describe, expect, it, vi } from 'vitest';
import { manualClock } from '../../../../packages/client/testing/clock';
import { createOverlaySocket, type Line } from './overlay-socket';

class FakeLine implements Line {
  onopen: Line['onopen'] = null;
  onclose: Line['onclose'] = null;
  onmessage: Line['onmessage'] = null;
  readonly sent: { action: string; time?: number; channel?: string; revision?: number }[] = [];
  isClosed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.isClosed = true;
    this.onclose?.();
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  answerAll(): void {
    for (const { action, time } of this.sent.splice(0))
      if (action === 'ping') this.say({ action: 'pong', time });
  }
}

function setUp() {
  const clock = manualClock();
  const lines: FakeLine[] = [];
  const socket = createOverlaySocket({
    clock,
    connect() {
      lines.push(new FakeLine());
      return lines.at(-1)!;
    },
  });
  return { clock, lines, socket };
}

it('pings each second and knows the latency', () => {
  const { clock, lines, socket } = setUp();
  socket.use({});
  const line = lines[0]!;
  line.onopen!();
  clock.advance(40);
  line.answerAll();
  expect(socket.latency.get()).toBe(40);
  for (let second = 0; second < 10; second++) {
    clock.advance(1_000);
    line.answerAll();
  }
  expect(socket.state.get()).toBe('connected');
  clock.advance(2_000);
  expect(line.sent).toHaveLength(2);
});

it('five seconds without an answer are a time-out, and an answer ends it', () => {
  const { clock, lines, socket } = setUp();
  socket.use({});
  const line = lines[0]!;
  line.onopen!();
  clock.advance(4_999);
  expect(socket.state.get()).toBe('connected');
  clock.advance(1);
  expect(socket.state.get()).toBe('connection timed out');
  line.answerAll();
  expect(socket.state.get()).toBe('connected');
});

it('gives a line up that stays silent, and comes back', () => {
  const { clock, lines, socket } = setUp();
  const onReturn = vi.fn();
  socket.use({ onReturn });
  lines[0]!.onopen!();
  clock.advance(20_000);
  expect(lines[0]!.isClosed).toBe(true);
  expect(lines.length).toBeGreaterThan(1);
  expect(onReturn).not.toHaveBeenCalled();
  lines.at(-1)!.onopen!();
  expect(onReturn).toHaveBeenCalledTimes(1);
  expect(socket.state.get()).toBe('connected');
});

it('comes back after every loss, at most every five seconds', () => {
  const { clock, lines, socket } = setUp();
  socket.use({});
  for (let minute = 0; minute < 60; minute++) {
    lines.at(-1)!.onclose!();
    expect(socket.state.get()).toBe('disconnected');
    clock.advance(5_000);
    expect(lines).toHaveLength(minute + 2);
  }
});

it('the first connection is closed after ten seconds in which nobody used it', () => {
  const { clock, lines, socket } = setUp();
  socket.open();
  lines[0]!.onopen!();
  for (let second = 0; second < 11; second++) {
    lines[0]!.answerAll();
    clock.advance(1_000);
  }
  expect(lines[0]!.isClosed).toBe(true);
  expect(socket.state.get()).toBe('disconnected');
  clock.advance(60_000);
  expect(lines).toHaveLength(1);

  socket.use({});
  expect(lines).toHaveLength(2);
});

it('stays open when it is used in time', () => {
  const { clock, lines, socket } = setUp();
  socket.open();
  lines[0]!.onopen!();
  socket.use({});
  for (let second = 0; second < 30; second++) {
    lines[0]!.answerAll();
    clock.advance(1_000);
  }
  expect(lines).toHaveLength(1);
  expect(socket.state.get()).toBe('connected');
});

it('hands on orders, and survives what is no message', () => {
  const { lines, socket } = setUp();
  const onOrder = vi.fn();
  socket.use({ onOrder });
  const line = lines[0]!;
  line.onopen!();
  line.say({ action: 'custom', payload: { order: 'reload' } });
  line.onmessage!({ data: 'no JSON' });
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

  it('are asked for by the same socket, and their events reach the handlers', () => {
    const { lines, socket } = setUp();
    const any = vi.fn();
    socket.use({});
    socket.subscribe(channels.stream(), { '*': any });
    const line = lines[0]!;
    expect(line.sent).toEqual([]);
    line.onopen!();
    expect(line.sent).toContainEqual({ action: 'subscribe', channel: 'stream' });
    line.say({ action: 'subscribed', channel: 'stream', revision: 3, snapshot: null });
    line.say(event(4));
    line.say({ action: 'events', events: [event(4), event(5)] });
    expect(any.mock.calls.map(([{ revision }]) => revision)).toEqual([4, 5]);
  });

  it('are asked for again after a loss, from where they were', () => {
    const { clock, lines, socket } = setUp();
    const any = vi.fn();
    socket.use({});
    const cancel = socket.subscribe(channels.stream(), { '*': any });
    lines[0]!.onopen!();
    lines[0]!.say({ action: 'subscribed', channel: 'stream', revision: 3, snapshot: null });
    lines[0]!.onclose!();
    clock.advance(5_000);
    const line = lines.at(-1)!;
    line.onopen!();
    expect(line.sent).toContainEqual({ action: 'subscribe', channel: 'stream', revision: 3 });
    line.say({ action: 'subscribed', channel: 'stream', revision: 4, events: [event(4)] });
    expect(any).toHaveBeenCalledTimes(1);
    cancel();
    expect(line.sent).toContainEqual({ action: 'cancel', channel: 'stream' });
  });

  it('that are refused end, and a gap is asked for', () => {
    const { lines, socket } = setUp();
    const ended = vi.fn();
    socket.use({});
    socket.subscribe(channels.stream(), {});
    socket.subscribe(channels.match('m1'), { ended });
    const line = lines[0]!;
    line.onopen!();
    line.say({ action: 'subscribed', channel: 'stream', revision: 3, snapshot: null });
    const error = { type: 'ObjectNotFoundError', message: 'Not found' };
    line.say({
      action: 'error',
      channel: 'match:m1',
      status: 'ERROR',
      message: 'Not found',
      error,
    });
    expect(ended).toHaveBeenCalledTimes(1);
    line.sent.splice(0);
    line.say(event(6));
    expect(line.sent).toEqual([{ action: 'subscribe', channel: 'stream', revision: 3 }]);
  });
});
