import { expect, it } from 'vitest';
import { filtersFrom, toPastRequest, toRequest, toUrlParams } from './filters';

it.each([
  '',
  'show=past&name=Embers&series=Pro+League&region=Global&season=4&fits=true',
  'view=calendar&month=2026-11',
])('keeps %j in the address', (search) => {
  expect(toUrlParams(filtersFrom(new URLSearchParams(search))).toString()).toBe(search);
});

it('ignores what is no filter', () => {
  const filters = filtersFrom(
    new URLSearchParams('region=Moon&season=-1&month=2026-13&view=table&name=x&show=lost&fits=1'),
  );
  expect(filters).toMatchObject({
    ...{ region: null, season: null, month: null, view: 'list', show: 'all', fits: false },
  });
  expect(toRequest(filters)).toEqual({});
});

it('asks for all tournaments of the series that was chosen', () => {
  const request = (search: string) => toPastRequest(filtersFrom(new URLSearchParams(search)));
  expect(request('').count).toBeUndefined();
  expect(request('series=Worlds')).toMatchObject({ series: 'Worlds', count: 100 });
  expect(request('view=calendar').count).toBe(100);
});
