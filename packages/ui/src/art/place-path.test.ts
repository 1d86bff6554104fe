import { expect, it } from 'vitest';
import { FRAMES, GLYPHS } from './emblem-parts';
import { placePath } from './place-path';

it.each([
  ['moves and scales absolute points', 'M2 4 6 8L1 1H3V5Z', 'M14 28 22 36L12 22H16V30Z'],
  ['scales relative points', 'm2 4l1-1h3v.5z', 'm4 8l2 -2h6v1z'],
  ['scales curves', 'M0 0c1 2 3 4 5 6s1 1 2 2', 'M10 20c2 4 6 8 10 12s2 2 4 4'],
  [
    'keeps the angle and the flags of arcs',
    'M1 1a3 3 0 1 0 0 6 3 3 0 0 1 2-6',
    'M12 22a6 6 0 1 0 0 12 6 6 0 0 1 4 -12',
  ],
])('%s', (_name, data, placed) => {
  expect(placePath(data, { x: 10, y: 20, scale: 2 })).toBe(placed);
});

it('leaves every emblem as it is where nothing changes', () => {
  const numbersOf = (data: string) => data.match(/-?(?:\d+\.?\d*|\.\d+)/g)!.map(Number);
  for (const data of [
    ...Object.values(FRAMES).map(({ outline }) => outline),
    ...Object.values(GLYPHS),
  ]) {
    const placed = placePath(data, { x: 0, y: 0, scale: 1 });
    expect(numbersOf(placed)).toEqual(numbersOf(data));
    expect(placed.replace(/[^a-z]/gi, '')).toBe(data.replace(/[^a-z]/gi, ''));
  }
});
