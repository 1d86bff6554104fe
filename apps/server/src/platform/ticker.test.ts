import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { silentLog } from '../../testing/settings';
import { Ticker } from './ticker';

let ticker: Ticker;

beforeEach(() => {
  vi.useFakeTimers();
  ticker = new Ticker(silentLog);
});
afterEach(async () => {
  await ticker.stop();
  vi.useRealTimers();
});

it('runs a task first after a pause, or at the start if it says so', async () => {
  const patient = vi.fn(async () => {});
  const eager = vi.fn(async () => {});
  ticker.every({ name: 'patient', everyMs: 1_000, run: patient });
  ticker.every({ name: 'eager', everyMs: 1_000, runAtStart: true, run: eager });
  expect(eager).not.toHaveBeenCalled();
  ticker.start();
  expect([patient, eager].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect([patient, eager].map(({ mock }) => mock.calls.length)).toEqual([2, 3]);
});

it('runs a task at its start that was woken before', async () => {
  const run = vi.fn(async () => {});
  ticker.every({ name: 'woken', everyMs: 60_000, run });
  ticker.wake('woken');
  expect(run).not.toHaveBeenCalled();
  ticker.start();
  expect(run).toHaveBeenCalledTimes(1);
});

it('does not start once it was stopped', async () => {
  const run = vi.fn(async () => {});
  ticker.every({ name: 'late', everyMs: 100, runAtStart: true, run });
  await ticker.stop();
  ticker.start();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(run).not.toHaveBeenCalled();
});

it('never overlaps a task with itself, and runs it again after a failure', async () => {
  let finish = () => {};
  const slow = vi.fn(() => new Promise<void>((done) => (finish = done)));
  const failing = vi.fn(() => Promise.reject(new Error('not now')));
  ticker.every({ name: 'slow', everyMs: 100, run: slow });
  ticker.every({ name: 'failing', everyMs: 100, run: failing });
  ticker.start();
  await vi.advanceTimersByTimeAsync(300);
  expect([slow, failing].map(({ mock }) => mock.calls.length)).toEqual([1, 3]);
  finish();
  await vi.advanceTimersByTimeAsync(100);
  expect(slow).toHaveBeenCalledTimes(2);
  finish();
});

it('waits for current runs when it stops, and starts no more', async () => {
  let finish = () => {};
  const slow = vi.fn(() => new Promise<void>((done) => (finish = done)));
  ticker.every({ name: 'slow', everyMs: 100, run: slow });
  ticker.start();
  await vi.advanceTimersByTimeAsync(100);
  const ended = vi.fn();
  const stopping = ticker.stop().then(ended);
  await vi.advanceTimersByTimeAsync(500);
  expect(ended).not.toHaveBeenCalled();
  finish();
  await stopping;
  expect(slow).toHaveBeenCalledTimes(1);
});

it('sleeps until the deadline that a run resolves to, at most for its pause', async () => {
  const deadlines = [Date.now() + 300, null, Date.now() + 60_000];
  const ranAt: number[] = [];
  const start = Date.now();
  ticker.every({
    name: 'deadlines',
    everyMs: 1_000,
    runAtStart: true,
    run: async () => {
      ranAt.push(Date.now() - start);
      return deadlines.shift();
    },
  });
  ticker.start();
  await vi.advanceTimersByTimeAsync(2_400);
  expect(ranAt).toEqual([0, 302, 1_000, 2_000]);
});

it('runs a task at once when it is woken, and once more if that happens while it runs', async () => {
  let finish = () => {};
  const task = vi.fn(() => new Promise<void>((done) => (finish = done)));
  ticker.every({ name: 'woken', everyMs: 60_000, run: task });
  ticker.start();
  ticker.wake('woken');
  expect(task).toHaveBeenCalledTimes(1);
  ticker.wake('woken');
  ticker.wake('woken');
  finish();
  await vi.advanceTimersByTimeAsync(0);
  expect(task).toHaveBeenCalledTimes(2);
  finish();
  await vi.advanceTimersByTimeAsync(0);
  expect(task).toHaveBeenCalledTimes(2);
});

it('ends pauses of different tasks together, however long their runs take', async () => {
  const ranAt: Record<string, number[]> = { quick: [], slow: [] };
  const start = Date.now();
  for (const [name, ms] of [
    ['quick', 0],
    ['slow', 130],
  ] as const) {
    const run = async () => {
      ranAt[name]?.push(Date.now() - start);
      await new Promise((done) => setTimeout(done, ms));
    };
    ticker.every({ name, everyMs: 1_000, run });
  }
  ticker.start();
  await vi.advanceTimersByTimeAsync(3_500);
  expect(ranAt).toEqual({ quick: [1_000, 2_000, 3_000], slow: [1_000, 2_000, 3_000] });
});

it('runs its tasks when a test moves the clock, whether that stood or went', async () => {
  let stood = 1_000_000;
  let offset = 0;
  for (const [clock, move] of [
    [() => stood, () => (stood += 60_000)],
    [() => Date.now() + offset, () => (offset += 60_000)],
  ] as const) {
    const byHand = new Ticker(silentLog, { clock, isMovedByHand: true });
    const sweep = vi.fn(async () => {});
    byHand.every({ name: 'sweep', everyMs: 3_600_000, run: sweep });
    byHand.start();
    await vi.advanceTimersByTimeAsync(1_900);
    expect(sweep).not.toHaveBeenCalled();
    move();
    await vi.advanceTimersByTimeAsync(50);
    expect(sweep).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(sweep).toHaveBeenCalledTimes(2);
    await byHand.stop();
  }
});
