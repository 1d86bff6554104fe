import { expect, it } from 'vitest';
import { stingerAge } from './use-takes';

const transition = { package: 'house', startedAt: 10_000, cutAt: 10_525, endsAt: 11_020 };

it.each([
  { label: 'that has just begun is played in full', now: 10_040, age: 0 },
  { label: 'that began a moment ago is joined', now: 10_300, age: 300 },
  { label: 'that is about to swap the scenes is a cut', now: 10_480, age: null },
  { label: 'that is over is a cut', now: 20_000, age: null },
  { label: 'is a cut while the time is not known', now: null, age: null },
])('a stinger $label', ({ now, age }) => {
  expect(stingerAge({ transition }, now, true)).toBe(age);
});

it('a page that nobody sees plays no stinger', () => {
  expect(stingerAge({ transition }, 10_000, false)).toBeNull();
});

it('a cut has no stinger', () => {
  expect(stingerAge({ transition: null }, 10_000, true)).toBeNull();
});
