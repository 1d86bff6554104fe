import { describe, expect, it } from 'vitest';
import { agreedMaps, backedReport, compareReports, type Reports } from './compare-reports';

const map = (name: 'Canals' | 'Grounded' | 'Soar', scoreA: number, scoreB: number) => ({
  ...{ map: name, scoreA, scoreB },
});
const REPORTS: Reports = {
  A: { scoreA: 2, scoreB: 0, maps: [map('Canals', 13, 8), map('Grounded', 13, 11)] },
  B: {
    ...{ scoreA: 1, scoreB: 2 },
    maps: [map('Canals', 13, 8), map('Grounded', 11, 13), map('Soar', 10, 13)],
  },
};
const recorded = (scoreA: number, scoreB: number) =>
  new Map([['Grounded' as const, { scoreA, scoreB }]]);

it('shows map by map what each team says', () => {
  expect(compareReports(REPORTS).map(({ map: name, isSame }) => [name, isSame])).toEqual([
    ['Canals', true],
    ['Grounded', false],
    ['Soar', false],
  ]);
  expect(compareReports(REPORTS)[2]!.said).toEqual({ A: null, B: { scoreA: 10, scoreB: 13 } });
});

it('agrees on the maps before the first that differs', () => {
  expect(agreedMaps(REPORTS)).toEqual([map('Canals', 13, 8)]);
  expect(agreedMaps({ A: REPORTS.A, B: null })).toEqual([]);
});

describe('the recorded rounds', () => {
  it.each<[string, ReturnType<typeof recorded>, 'A' | 'B' | null]>([
    ['back the team that says the same', recorded(13, 11), 'A'],
    ['back the other team', recorded(11, 13), 'B'],
    ['back nobody if both are wrong', recorded(12, 13), null],
    ['back nobody if nothing in dispute was recorded', new Map(), null],
  ])('%s', (_what, rounds, expected) => {
    expect(backedReport(REPORTS, rounds)).toBe(expected);
  });
});
