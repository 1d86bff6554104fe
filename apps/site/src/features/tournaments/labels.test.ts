import { describe, expect, it } from 'vitest';
import { datesOf, formatOf } from './labels';

const at = (date: string) => new Date(`${date}T12:00:00`).getTime();

describe('the dates of a tournament', () => {
  it.each([
    ['within a month', '2024-09-14', '2024-09-29', '14 – 29 Sep 2024'],
    ['within a year', '2024-09-28', '2024-10-03', '28 Sep – 3 Oct 2024'],
    ['over the new year', '2024-12-28', '2025-01-03', '28 Dec 2024 – 3 Jan 2025'],
    ['of one day', '2024-09-14', '2024-09-14', '14 Sep 2024'],
  ])('%s', (_, from, to, expected) => {
    expect(datesOf(at(from), at(to))).toBe(expected);
  });

  it('are to be announced while they are not known', () => {
    expect(datesOf(null, null)).toBe('TBD');
    expect(datesOf(at('2024-09-14'), null)).toBe('14 Sep 2024');
  });
});

it('names the stages in one sentence', () => {
  expect(formatOf([{ format: 'gsl' }, { format: 'double_elimination' }])).toBe(
    'GSL groups, double elimination',
  );
  expect(formatOf([{ format: 'swiss' }])).toBe('Swiss');
});
