import { describe, expect, it } from 'vitest';
import { addEntry, createBoard } from './board';
import {
  eventsToRelease,
  hasUnreleased,
  lastEventAt,
  momentUntil,
  nextReleaseAt,
  publicUntil,
  releaseAt,
} from './release';
import { kill, SETUP } from './testing/script';

const entry = (sequence: number, at: number, victim: string) =>
  ({
    kind: 'record',
    sequence,
    operator: 'ann',
    writtenAt: 0,
    event: { ...kill('a1', victim), id: `e${sequence}`, at },
  }) as const;
const board = [entry(1, 1_000, 'b1'), entry(2, 5_000, 'b2')].reduce(addEntry, createBoard(SETUP));

describe('the public time', () => {
  it.each([
    ['everything without a delay', 0, null, Number.POSITIVE_INFINITY],
    ['what the broadcast has shown', 3_000, null, 7_000],
    ['what was public before the delay became longer', 3_000, 9_000, 9_000],
  ])('%s', (_label, delay, known, expected) => {
    expect(publicUntil({ publicUntil: known }, { now: 10_000, delay })).toBe(expected);
  });

  it('is at least the time of the last event, even ahead of the clock', () => {
    expect(lastEventAt(board, 4_000)).toBe(5_000);
    expect(lastEventAt(board, 6_000)).toBe(6_000);
  });

  it('limits the moment to the events up to it', () => {
    expect(momentUntil(board, 1_000).events).toBe(1);
    expect(momentUntil(board, Number.POSITIVE_INFINITY).events).toBe(2);
  });
});

describe('a release', () => {
  const progress = { sequence: 2, publicSequence: 2, publicUntil: 1_000 };

  it('has the events that events or were stored since the last one', () => {
    const ids = (change: Partial<typeof progress>, until: number) =>
      eventsToRelease({ ...progress, ...change }, board, until).map(({ event }) => event.id);
    expect(ids({}, 4_999)).toEqual([]);
    expect(ids({}, 5_000)).toEqual(['e2']);
    expect(ids({ publicSequence: 0 }, 5_000)).toEqual(['e1', 'e2']);
  });

  it('is empty before the next event is due', () => {
    expect(hasUnreleased(progress, board, 4_999)).toBe(false);
    expect(hasUnreleased(progress, board, 5_000)).toBe(true);
    expect(hasUnreleased({ ...progress, publicSequence: 1 }, board, 0)).toBe(true);
  });

  it('is due after the delay of the first hidden event', () => {
    expect(nextReleaseAt([{ board, until: 1_000 }], 3_000)).toBe(8_000);
    expect(nextReleaseAt([{ board, until: 5_000 }], 3_000)).toBeNull();
  });

  it('is due at once for removals', () => {
    const removal = {
      kind: 'clear',
      id: 'c1',
      sequence: 3,
      operator: 'ann',
      writtenAt: 0,
    } as const;
    const at = { delay: 3_000, now: 6_000 };
    expect(releaseAt({ ...removal, removes: ['e2'] }, at)).toBe(6_000);
    expect(releaseAt(entry(2, 5_000, 'b2'), at)).toBe(8_000);
    expect(releaseAt(entry(1, 1_000, 'b1'), at)).toBe(6_000);
  });
});
