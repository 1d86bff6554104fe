import { describe, expect, it } from 'vitest';
import { isRecent, revealAt } from './giveaway-reveal';

const names = ['Ann', 'Ben', 'Cleo'];

describe('the winners', () => {
  it('land one after the other while names run', () => {
    const landed = [0, 3_000, 3_300, 4_600, 4_800, 60_000].map(
      (elapsed) => revealAt(elapsed, { winners: 3, names }).landed,
    );
    expect(landed).toEqual([0, 0, 1, 1, 2, 3]);
    expect(names).toContain(revealAt(1_000, { winners: 3, names }).runningName);
  });

  it('stand still when all have landed', () => {
    expect(revealAt(60_000, { winners: 3, names })).toEqual({ landed: 3, runningName: null });
  });

  it('land without running names where there are none, and never without winners', () => {
    expect(revealAt(3_300, { winners: 3, names: [] })).toEqual({ landed: 1, runningName: null });
    expect(revealAt(9_000, { winners: 0, names })).toEqual({ landed: 0, runningName: null });
  });
});

it('is for draws that have just been made', () => {
  expect(isRecent(1_000, 2_000)).toBe(true);
  expect(isRecent(1_000, 60_000)).toBe(false);
});
