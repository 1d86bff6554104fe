import { expect, it } from 'vitest';
import { graphLine } from './graph-line';

const box = { width: 100, height: 50 };

it('draws the highest rating at the top and the lowest at the bottom, series evenly spaced', () => {
  const history = [1400, 1500, 1600].map((elo, at) => ({ at, elo }));
  const { line, low, high } = graphLine(history, box);
  expect({ line, low, high }).toEqual({ line: 'M0 50L50 25L100 0', low: 1400, high: 1600 });
});

it('draws a rating that never moved through the middle', () => {
  const history = [1500, 1500].map((elo, at) => ({ at, elo }));
  expect(graphLine(history, box).line).toBe('M0 25L100 25');
});

it('draws a single series as a point', () => {
  expect(graphLine([{ at: 0, elo: 1516 }], box).points).toEqual([{ x: 0, y: 25 }]);
});
