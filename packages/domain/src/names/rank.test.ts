import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normaliseRank, ordinal } from './rank';

describe('a place in words', () => {
  it.each([
    [1, '1st'],
    [2, '2nd'],
    [3, '3rd'],
    [4, '4th'],
    [10, '10th'],
    [11, '11th'],
    [12, '12th'],
    [13, '13th'],
    [16, '16th'],
    [21, '21st'],
    [32, '32nd'],
    [103, '103rd'],
    [111, '111th'],
    [112, '112th'],
  ])('%i is %s', (place, words) => {
    expect(ordinal(place)).toBe(words);
  });
});

describe('a rank', () => {
  it.each([
    ['Winner', '1st Place'],
    ['World Champion', '1st Place'],
    ['world  champion ', '1st Place'],
    ['Vice Champion', '2nd Place'],
    ['Quarterfinals', '4th Place'],
    ['Round of 16', '16th Place'],
    ['Round of 32', '32nd Place'],
    ['3', '3rd Place'],
    ['#3', '3rd Place'],
    ['3rd', '3rd Place'],
    ['3RD PLACE', '3rd Place'],
    ['5th-8th Place', '5th-8th Place'],
    ['Disqualified', 'Disqualified'],
    ['0', '0'],
    ['', ''],
  ])('%j becomes %j', (rank, text) => {
    expect(normaliseRank(rank)).toBe(text);
  });

  it('does not change when it is normalised again', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.nat().map(String)), (rank) => {
        const once = normaliseRank(rank);
        expect(normaliseRank(once)).toBe(once);
      }),
    );
  });
});
