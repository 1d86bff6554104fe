import { expect, it } from 'vitest';
import { manualClock } from '../../../../packages/client/testing/clock';
import { LONGEST_WAIT_MS, longestWait, spreadReads } from './spread-reads';

/** A viewer whose luck is given: 0 never waits, almost 1 waits as long as anyone does. */
function viewer(luck: number) {
  const clock = manualClock();
  const start = clock.now();
  const readAt: number[] = [];
  const spread = spreadReads(() => readAt.push(clock.now() - start), { clock, random: () => luck });
  return { ...spread, clock, readAt };
}

const UNLUCKIEST = 0.999_999;

it('waits longer the more was said lately, up to an end', () => {
  const waits = [1, 2, 3, 4, 5, 6, 100].map(longestWait);
  expect(waits).toEqual([400, 800, 1_200, 1_600, 2_000, 2_000, 2_000]);
  expect(Math.max(...waits)).toBe(LONGEST_WAIT_MS);
});

it('spreads those who hear the same evenly', () => {
  const read = [0, 0.25, 0.5, 0.75].map((luck) => {
    const { heard, clock, readAt } = viewer(luck);
    heard();
    clock.advance(LONGEST_WAIT_MS);
    return readAt;
  });
  expect(read).toEqual([[0], [100], [200], [300]]);
});

it('joins what comes while it waits into one read, which comes no later for it', () => {
  const { heard, clock, readAt } = viewer(0.5);
  for (let event = 0; event < 4; event++) {
    heard();
    clock.advance(40);
  }
  expect(readAt).toEqual([]);
  clock.advance(LONGEST_WAIT_MS);
  expect(readAt).toEqual([200]);
});

it('of a burst without end each event is read of within the longest wait', () => {
  const { heard, clock, readAt } = viewer(UNLUCKIEST);
  const heardAt = Array.from({ length: 300 }, (_, event) => event * 100);
  for (const _ of heardAt) {
    heard();
    clock.advance(100);
  }
  clock.advance(LONGEST_WAIT_MS);
  for (const at of heardAt)
    expect(readAt.some((read) => read >= at && read <= at + LONGEST_WAIT_MS)).toBe(true);
  // 300 events in 30 seconds.
  expect(readAt.length).toBeLessThanOrEqual(18);
});

it('is quick again once the channel has been quiet', () => {
  const { heard, clock, readAt } = viewer(0.5);
  for (let event = 0; event < 10; event++) {
    heard();
    clock.advance(1_000);
  }
  clock.advance(20_000);
  readAt.length = 0;
  heard();
  clock.advance(200);
  expect(readAt).toHaveLength(1);
});

it('does not wait where the change is one’s own, nor read twice for it', () => {
  const { heard, clock, readAt } = viewer(0.5);
  heard();
  clock.advance(50);
  heard({ atOnce: true });
  expect(readAt).toEqual([50]);
  clock.advance(LONGEST_WAIT_MS);
  expect(readAt).toEqual([50]);
});

it('reads nothing any more once it is stopped', () => {
  const { heard, stop, clock, readAt } = viewer(0.5);
  heard();
  stop();
  clock.advance(LONGEST_WAIT_MS);
  expect(readAt).toEqual([]);
});
