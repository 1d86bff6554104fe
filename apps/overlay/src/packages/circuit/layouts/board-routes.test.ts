import { expect, test } from 'vitest';
import { segmentsOf } from '../parts/points';
import { routeBoard } from './board-routes';

const PITCH = 24;

test('no line of the board enters the text or the rail, and no two share a place', () => {
  const seen = new Set<string>();
  const wrong: string[] = [];
  for (const { points } of routeBoard()) {
    for (const { x, y, length, angle } of segmentsOf(points)) {
      expect(Math.abs(angle) % 45).toBeCloseTo(0);
      const steps = Math.round(length / (angle % 90 === 0 ? PITCH : PITCH * Math.SQRT2));
      const turn = (angle * Math.PI) / 180;
      for (let step = 0; step < steps; step++) {
        const column = Math.round(x / PITCH + step * Math.sign(Math.round(Math.cos(turn) * 10)));
        const row = Math.round(y / PITCH + step * Math.sign(Math.round(Math.sin(turn) * 10)));
        const isKeptOut = column < 6 || (column <= 64 && row >= 9 && row <= 35);
        const place = `${column} ${row}`;
        if (isKeptOut || seen.has(place)) wrong.push(place);
        seen.add(place);
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(seen.size).toBeGreaterThan(800);
});

test('the board is the same every time', () => {
  expect(routeBoard()).toEqual(routeBoard());
});
