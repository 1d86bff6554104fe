import { expect, it } from 'vitest';
import { manualClock } from '../../../../packages/client/testing/clock';
import { createReadScheduler, MAX_DELAY_MS, maxDelay } from './read-scheduler';

/** A viewer with a fixed random number: 0 never waits, almost 1 waits for the longest delay. */
function viewer(random: number) {
  const clock = manualClock();
  const start = clock.now();
  const readAt: number[] = [];
  const scheduler = createReadScheduler(() => readAt.push(clock.now() - start), {
    clock,
    random: () => random,
  });
  return { ...scheduler, clock, readAt };
}

const LONGEST_DELAY = 0.999_999;

it('waits longer the more recent events there are, up to a maximum', () => {
  const waits = [1, 2, 3, 4, 5, 6, 100].map(maxDelay);
  expect(waits).toEqual([400, 800, 1_200, 1_600, 2_000, 2_000, 2_000]);
  expect(Math.max(...waits)).toBe(MAX_DELAY_MS);
});

it('spreads clients that receive the same event evenly', () => {
  const read = [0, 0.25, 0.5, 0.75].map((random) => {
    const { schedule, clock, readAt } = viewer(random);
    schedule();
    clock.advance(MAX_DELAY_MS);
    return readAt;
  });
  expect(read).toEqual([[0], [100], [200], [300]]);
});

it('merges events that arrive while it waits into one read, without delaying it further', () => {
  const { schedule, clock, readAt } = viewer(0.5);
  for (let event = 0; event < 4; event++) {
    schedule();
    clock.advance(40);
  }
  expect(readAt).toEqual([]);
  clock.advance(MAX_DELAY_MS);
  expect(readAt).toEqual([200]);
});

it('in an endless burst each event is followed by a read within the longest delay', () => {
  const { schedule, clock, readAt } = viewer(LONGEST_DELAY);
  const eventTimes = Array.from({ length: 300 }, (_, event) => event * 100);
  for (const _ of eventTimes) {
    schedule();
    clock.advance(100);
  }
  clock.advance(MAX_DELAY_MS);
  for (const at of eventTimes)
    expect(readAt.some((read) => read >= at && read <= at + MAX_DELAY_MS)).toBe(true);
  // 300 events in 30 seconds.
  expect(readAt.length).toBeLessThanOrEqual(18);
});

it('uses short delays again after a quiet time', () => {
  const { schedule, clock, readAt } = viewer(0.5);
  for (let event = 0; event < 10; event++) {
    schedule();
    clock.advance(1_000);
  }
  clock.advance(20_000);
  readAt.length = 0;
  schedule();
  clock.advance(200);
  expect(readAt).toHaveLength(1);
});

it('reads immediately after a change of this page, and not a second time', () => {
  const { schedule, clock, readAt } = viewer(0.5);
  schedule();
  clock.advance(50);
  schedule({ immediately: true });
  expect(readAt).toEqual([50]);
  clock.advance(MAX_DELAY_MS);
  expect(readAt).toEqual([50]);
});

it('reads nothing once it is stopped', () => {
  const { schedule, stop, clock, readAt } = viewer(0.5);
  schedule();
  stop();
  clock.advance(MAX_DELAY_MS);
  expect(readAt).toEqual([]);
});
