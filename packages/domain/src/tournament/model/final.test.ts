import { expect, it } from 'vitest';
import { finalBestOf } from './final';

it.each([
  { format: 'single_elimination', part: 'upper', round: -1, is: 5 },
  { format: 'single_elimination', part: 'upper', round: 1, is: null },
  { format: 'double_elimination', part: 'grand_final', round: 1, is: 5 },
  { format: 'double_elimination', part: 'grand_final', round: -1, is: 5 },
  { format: 'double_elimination', part: 'grand_final', round: 2, is: null },
  { format: 'double_elimination', part: 'upper', round: -1, is: null },
  { format: 'double_elimination', part: 'lower', round: -1, is: null },
  { format: 'gsl', part: 'upper', round: -1, is: null },
] as const)(
  'a best of 5 in round $round of $part of a $format: $is',
  ({ is, format, ...round }) => {
    const stage = { format, bestOf: 3, rounds: [{ ...round, bestOf: 5 }] } as const;
    expect(finalBestOf(stage)).toBe(is);
    expect(finalBestOf({ ...stage, bestOf: 5 })).toBeNull();
  },
);
