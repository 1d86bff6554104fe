import { expect, it } from 'vitest';
import { clamped, fitting, LARGEST, SMALLEST, scrollAfter } from './zoom';

it('keeps what is under the pointer in its place', () => {
  const at = { x: 100, y: 40 };
  const scroll = { x: 300, y: 60 };
  const after = scrollAfter(scroll, { at, from: 1, to: 2 });
  // The point of the picture, before and after, in its own measure.
  expect((after.x + at.x) / 2).toBe(scroll.x + at.x);
  expect((after.y + at.y) / 2).toBe(scroll.y + at.y);
});

it('comes back to where it was', () => {
  const at = { x: 10, y: 20 };
  const there = scrollAfter({ x: 50, y: 70 }, { at, from: 1, to: 1.25 });
  const back = scrollAfter(there, { at, from: 1.25, to: 1 });
  expect(back.x).toBeCloseTo(50);
  expect(back.y).toBeCloseTo(70);
});

it('shows the whole picture, never larger than it is', () => {
  expect(fitting({ width: 2000, height: 500 }, { width: 1000, height: 500 })).toBe(0.5);
  expect(fitting({ width: 200, height: 100 }, { width: 1000, height: 500 })).toBe(1);
  expect(fitting({ width: 0, height: 0 }, { width: 1000, height: 500 })).toBe(1);
});

it('stays within what can be read', () => {
  expect(clamped(50)).toBe(LARGEST);
  expect(clamped(0.01)).toBe(SMALLEST);
});
