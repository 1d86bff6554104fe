import { describe, expect, it } from 'vitest';
import { along, isLand, landDots, project, turnTo, vectorOf, viewOf } from './sphere';

describe('a place on the globe', () => {
  it('faces the viewer when the globe is turned to it', () => {
    const place = { lon: -95, lat: 39 };
    const [right, up, near] = project(turnTo(place), vectorOf(place));
    expect(right).toBeCloseTo(0);
    expect(up).toBeCloseTo(0);
    expect(near).toBeCloseTo(1);
  });

  it('is to the right of one that is west of it', () => {
    const [right, , near] = project(turnTo({ lon: 0, lat: 0 }), vectorOf({ lon: 30, lat: 0 }));
    expect(right).toBeCloseTo(0.5);
    expect(near).toBeGreaterThan(0);
  });
});

it.each([
  ['Paris', 2, 48, true],
  ['Brasília', -48, -16, true],
  ['the middle of the Atlantic', -35, 10, false],
  ['the middle of the Pacific', -150, 0, false],
])('%s is land or sea', (_, lon, lat, expected) => {
  expect(isLand({ lon, lat })).toBe(expected);
});

it('has dots of length one, and only north of where they are asked for', () => {
  const dots = landDots(6, 12);
  expect(dots.length % 3).toBe(0);
  expect(dots.length).toBeGreaterThan(300);
  for (let at = 0; at < dots.length; at += 3) {
    expect(Math.hypot(dots[at]!, dots[at + 1]!, dots[at + 2]!)).toBeCloseTo(1, 4);
    expect(dots[at + 1]).toBeGreaterThanOrEqual(Math.sin((12 * Math.PI) / 180) - 1e-6);
  }
});

describe('the way between two places', () => {
  const [europe, asia] = [
    { lon: 9, lat: 49 },
    { lon: 115, lat: 32 },
  ];

  it('begins at one, ends at the other and stays on the surface', () => {
    const [from, to] = [vectorOf(europe), vectorOf(asia)];
    expect(along(from, to, 0)).toEqual(from.map((part) => expect.closeTo(part)));
    expect(along(from, to, 1)).toEqual(to.map((part) => expect.closeTo(part)));
    expect(Math.hypot(...along(from, to, 0.3))).toBeCloseTo(1);
  });

  it('is seen with both ends in front', () => {
    const turned = turnTo(viewOf(europe, asia));
    for (const place of [europe, asia])
      expect(project(turned, vectorOf(place))[2]).toBeGreaterThan(0.2);
  });

  it('is a point between a place and itself', () => {
    expect(along(vectorOf(europe), vectorOf(europe), 0.5)).toEqual(vectorOf(europe));
  });
});
