import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createBandGate } from './band-gate';

const WINDOW = { top: 0, bottom: 100 };
let frames: (() => void)[] = [];

beforeEach(() => {
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => frames.push(callback));
  vi.stubGlobal('cancelAnimationFrame', () => frames.splice(0));
  vi.stubGlobal('document', { activeElement: null });
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  // Frames of 20 ms: neither more nor fewer are let in.
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 20));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Slices of half a window each. */
function bracketOf(count: number) {
  const bands = Array.from({ length: count }, (_, index) => ({
    style: { top: `${index * 50}px`, height: '50px', contentVisibility: '' },
    contains: (element: unknown) => element === index,
  }));
  const picture = { querySelectorAll: () => bands } as unknown as HTMLElement;
  const hidden = () =>
    bands.flatMap(({ style }, index) => (style.contentVisibility === 'hidden' ? [index] : []));
  return { gate: createBandGate(picture), hidden };
}

function runFrame(): void {
  frames.shift()?.();
  vi.advanceTimersByTime(20);
}

it('hides what is far away during a zoom and shows what came near a piece a frame', () => {
  const { gate, hidden } = bracketOf(20);
  gate.zoom(WINDOW);
  runFrame();
  expect(hidden()).toEqual([7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19]);
  expect(frames).toEqual([]);
  // Zoomed out, the window shows more.
  gate.rest({ top: 0, bottom: 150 });
  runFrame();
  expect(hidden()).toEqual([8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19]);
  runFrame();
  expect(hidden()).toEqual([9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19]);
  runFrame();
  // What is far is skipped by the browser and need not wait.
  expect(hidden()).toEqual([]);
  expect(frames).toEqual([]);
});

it('lets in what comes near while scrolling, and hides what is left behind', () => {
  const { gate, hidden } = bracketOf(12);
  gate.scroll(WINDOW);
  runFrame();
  expect(hidden()).toEqual([7, 8, 9, 10, 11]);
  gate.scroll({ top: 410, bottom: 500 });
  runFrame();
  expect(hidden()).toEqual([0, 1, 2, 3, 7, 9, 10, 11]);
});

it('does not take the focus away', () => {
  const { gate, hidden } = bracketOf(10);
  vi.stubGlobal('document', { activeElement: 8 });
  gate.zoom(WINDOW);
  runFrame();
  expect(hidden()).toEqual([7, 9]);
});

it('hides hundreds in several frames, the nearest first, and shows them again so', () => {
  const { gate, hidden } = bracketOf(87);
  gate.zoom(WINDOW);
  runFrame();
  expect(hidden()).toEqual(range(7, 36));
  runFrame();
  expect(hidden()).toEqual(range(7, 66));
  gate.close();
  expect(hidden()).toEqual(range(7, 86));
  gate.rest(WINDOW);
  for (const last of [30, 60, 80]) {
    runFrame();
    expect(hidden()).toEqual(range(Math.min(last, 80) + 7, 86));
  }
  expect(frames).toEqual([]);
});

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
