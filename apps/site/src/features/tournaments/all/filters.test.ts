import { expect, it } from 'vitest';
import { filtersFrom, toRequest, toUrlParams } from './filters';

it.each(['', 'name=Embers&region=Global&season=4', 'view=calendar&month=2026-11'])(
  'keeps %j in the address',
  (search) => {
    expect(toUrlParams(filtersFrom(new URLSearchParams(search))).toString()).toBe(search);
  },
);

it('ignores what is no filter', () => {
  const filters = filtersFrom(
    new URLSearchParams('region=Moon&season=-1&month=2026-13&view=table&name=x'),
  );
  expect(filters).toMatchObject({ region: null, season: null, month: null, view: 'list' });
  expect(toRequest(filters)).toEqual({});
});
