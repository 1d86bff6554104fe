import { expect, test } from 'vitest';
import { bundle, elbow, lengthOf, type Point, segmentsOf, step } from './points';

const LINE: readonly Point[] = [
  [0, 0],
  [100, 0],
  [150, 50],
  [200, 50],
];

test('segments follow each other without a gap', () => {
  const segments = segmentsOf(LINE);
  expect(segments.map(({ angle }) => Math.round(angle))).toEqual([0, 45, 0]);
  for (const [index, { before, length }] of segments.slice(0, -1).entries())
    expect(segments[index + 1]?.before).toBeCloseTo(before + length);
  expect(lengthOf(LINE)).toBeCloseTo(150 + Math.hypot(50, 50));
});

test('points at the same place make no segment', () => {
  expect(segmentsOf([LINE[0]!, LINE[0]!, LINE[1]!])).toHaveLength(1);
});

test('lines of a bundle are parallel and equally far apart, also along the bend', () => {
  const [above, middle, below] = bundle(LINE, 3, 16).map(segmentsOf);
  expect(middle?.map(({ length }) => length)).toEqual(segmentsOf(LINE).map(({ length }) => length));
  for (const [index, own] of middle!.entries()) {
    for (const [line, side] of [
      [above, -1],
      [below, 1],
    ] as const) {
      const other = line![index]!;
      expect(other.angle).toBeCloseTo(own.angle);
      const turn = (own.angle * Math.PI) / 180;
      const apart = (other.y - own.y) * Math.cos(turn) - (other.x - own.x) * Math.sin(turn);
      expect(apart).toBeCloseTo(side * 16);
    }
  }
});

test.each<{ name: string; to: Point }>([
  { name: 'down', to: [200, 300] },
  { name: 'up', to: [200, -300] },
  { name: 'by less than two cuts', to: [200, 14] },
  { name: 'straight', to: [200, 0] },
])('a wire bends at 45 degrees only: $name', ({ to }) => {
  for (const points of [elbow([0, 0], to, 100), step([0, 0], [900, to[1]])]) {
    expect(points[0]).toEqual([0, 0]);
    expect(points.at(-1)?.[1]).toBe(to[1]);
    for (const { angle } of segmentsOf(points)) expect(Math.abs(angle) % 45).toBeCloseTo(0);
  }
});
