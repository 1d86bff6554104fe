import type { ComparedMap } from '@mes/contract/head-to-head';
import type { DefuseMap } from '@mes/domain/maps/maps';
import { expect, it } from 'vitest';
import { pairMaps } from './map-pairs';

const played = (map: DefuseMap, times: number): ComparedMap => ({
  ...{ map, played: times, won: times, lost: 0, picked: 0, banned: 0 },
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
