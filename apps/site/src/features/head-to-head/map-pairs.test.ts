import type { ComparedMap } from '@mes/contract/head-to-head';
import type { DefuseMap } from '@mes/domain/maps/maps';
import { expect, it } from 'vitest';
import { habitOf, pairMaps } from './map-pairs';

const played = (map: DefuseMap, times: number): ComparedMap => ({
  ...{ map, played: times, won: times, lost: 0, picked: 0, banned: 0, vetoes: 10 },
});

const A = [played('Plaza', 2), played('Raid', 1)];
const B = [played('Raid', 4), played('Canals', 2)];

it('puts the most played map first, and equal ones by name', () => {
  expect(pairMaps({ A, B }).map(({ map }) => map)).toEqual(['Raid', 'Canals', 'Plaza']);
  expect(pairMaps({ A, B })[0]).toEqual({ map: 'Raid', A: A[1], B: B[0] });
  expect(pairMaps({ A, B })[1]).toMatchObject({ A: null });
});

it('shows exactly the maps of the veto, once they are known', () => {
  expect(pairMaps({ A, B }, ['Soar', 'Plaza']).map(({ map }) => map)).toEqual(['Plaza', 'Soar']);
});

it('leaves out what was banned once, and was played by nobody', () => {
  const banned = (times: number) => ({ ...played('Soar', 0), banned: times });
  expect(pairMaps({ A: [...A, banned(1)], B: [] })).toHaveLength(2);
  expect(pairMaps({ A: [...A, banned(2)], B: [] })).toHaveLength(3);
});

it('is empty for teams that have not played, whatever the pool is', () => {
  expect(pairMaps({ A: [], B: [] }, ['Soar'])).toEqual([]);
});

it.each([
  ['a map that it bans in most vetoes', { banned: 6 }, { kind: 'ban', times: 6, of: 10 }],
  [
    'a map that it picks more than it bans',
    { picked: 4, banned: 3 },
    { kind: 'pick', times: 4, of: 10 },
  ],
  ['a map that it bans as often as any', { banned: 2 }, null],
  ['a map that it picked once in one veto', { picked: 1, vetoes: 1 }, null],
  ['picks without a stored veto', { picked: 3, vetoes: 0 }, { kind: 'pick', times: 3, of: 3 }],
])('knows the habit of a team with %s', (_, change, expected) => {
  expect(habitOf({ ...played('Soar', 5), ...change })).toEqual(expected);
});
