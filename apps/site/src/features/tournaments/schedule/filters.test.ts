import { expect, it } from 'vitest';
import { readFilters, withFilter, withoutFilters } from './filters';

const KNOWN = { stages: [0, 1], teams: ['Iron Lanterns'] };

it('reads filters of the address, and ignores what the tournament does not have', () => {
  const read = (query: string) => readFilters(new URLSearchParams(query), KNOWN);
  expect(read('stage=1&team=Iron+Lanterns&zone=utc')).toEqual({
    ...{ stage: 1, team: 'Iron Lanterns', isUtc: true },
  });
  expect(read('stage=7&team=<b>')).toEqual({ stage: undefined, team: undefined, isUtc: false });
});

it('changes one filter and leaves the rest of the address', () => {
  const search = new URLSearchParams('part=schedule&stage=1');
  expect(String(withFilter(search, 'team', 'A B'))).toBe('part=schedule&stage=1&team=A+B');
  expect(String(withFilter(search, 'stage', ''))).toBe('part=schedule');
  expect(String(withoutFilters(withFilter(search, 'team', 'A')))).toBe('part=schedule');
});
