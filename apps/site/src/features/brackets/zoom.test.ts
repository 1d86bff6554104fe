import { expect, it } from 'vitest';
import { clampScroll, clampZoom, fitZoom, MAX_ZOOM, MIN_ZOOM, scrollAfterZoom } from './zoom';

it('keeps the point under the pointer in place', () => {
  const at = { x: 100, y: 40 };
  const scroll = { x: 300, y: 60 };
  const after = scrollAfterZoom(scroll, { at, from: 1, to: 2 });
  // The point in coordinates of the picture, before and after.
  expect((after.x + at.x) / 2).toBe(scroll.x + at.x);
  expect((after.y + at.y) / 2).toBe(scroll.y + at.y);
});

it('returns to the same position when zooming back', () => {
  const at = { x: 10, y: 20 };
  const there = scrollAfterZoom({ x: 50, y: 70 }, { at, from: 1, to: 1.25 });
  const back = scrollAfterZoom(there, { at, from: 1.25, to: 1 });
  expect(back.x).toBeCloseTo(50);
  expect(back.y).toBeCloseTo(70);
});

it('fits the whole picture without magnifying it', () => {
  expect(fitZoom({ width: 2000, height: 500 }, { width: 1000, height: 500 })).toBe(0.5);
  expect(fitZoom({ width: 200, height: 100 }, { width: 1000, height: 500 })).toBe(1);
  expect(fitZoom({ width: 0, height: 0 }, { width: 1000, height: 500 })).toBe(1);
});

it('limits the zoom', () => {
  expect(clampZoom(50)).toBe(MAX_ZOOM);
  expect(clampZoom(0.01)).toBe(MIN_ZOOM);
});

it.each([
  ['inside', { x: 5, y: 6 }, { x: 5, y: 6 }],
  ['before the start', { x: -5, y: -1 }, { x: 0, y: 0 }],
  ['behind the end', { x: 50, y: 60 }, { x: 10, y: 20 }],
])('limits the scroll position: %s', (_name, wanted, limited) => {
  expect(clampScroll(wanted, { x: 10, y: 20 })).toEqual(limited);
});

it('does not scroll a picture that is smaller than its view', () => {
  expect(clampScroll({ x: 3, y: 3 }, { x: -100, y: -100 })).toEqual({ x: 0, y: 0 });
});
