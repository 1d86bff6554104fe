import { expect, it, vi } from 'vitest';
import { manualClock } from '../../../../packages/client/testing/clock';
import { createOverlaySocket, type Line } from './overlay-socket';

class FakeLine implements Line {
  onopen: Line['onopen'] = null;
  onclose: Line['onclose'] = null;
  onmessage: Line['onmessage'] = null;
  readonly sent: { action: string; time: number }[] = [];
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
    for (const { time } of this.sent.splice(0)) this.say({ action: 'pong', time });
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

it('hands on orders, and tells once of each channel on which something happened', () => {
  const { lines, socket } = setUp();
  const onOrder = vi.fn();
  const onEvent = vi.fn();
  socket.use({ onOrder, onEvent });
  const line = lines[0]!;
  line.onopen!();
  line.say({ action: 'custom', payload: { order: 'reload' } });
  line.say({ action: 'event', channel: 'stream', revision: 4 });
  line.say({ action: 'events', events: [{ channel: 'stream' }, { channel: 'stream' }] });
  line.onmessage!({ data: 'no JSON' });
  expect(onOrder.mock.calls).toEqual([[{ order: 'reload' }]]);
  expect(onEvent.mock.calls).toEqual([['stream'], ['stream']]);
});
