import { BAN, DECIDER, PICK } from '@mes/domain/veto/formats';
import { expect, it } from 'vitest';
import type { VetoCell } from '../../../models/match';
import { poolOf } from './veto-pool';

const cells: VetoCell[] = [
  { code: BAN, map: 'Port', by: 'A', isNext: false, order: null },
  { code: PICK, map: 'Canals', by: 'B', isNext: false, order: 1 },
  { code: DECIDER, map: null, by: null, isNext: true, order: 2 },
];

it('keeps the place of each map of the pool, chosen or not', () => {
  expect(poolOf(cells, ['Canals', 'Soar', 'Port']).map(({ map, state }) => [map, state])).toEqual([
    ['Canals', 'pick'],
    ['Soar', 'open'],
    ['Port', 'ban'],
  ]);
});

it('names no map that nobody has chosen where the pool is not known', () => {
  expect(poolOf(cells, null).map(({ map, state }) => [map, state])).toEqual([
    ['Port', 'ban'],
    ['Canals', 'pick'],
    [null, 'open'],
  ]);
});
