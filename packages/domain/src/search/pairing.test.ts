import { describe, expect, it } from 'vitest';
import { parseMatchNumber, splitPairing } from './pairing';

describe('a text of two teams', () => {
  it.each([
    ['seven monsoon', [['seven', 'monsoon']]],
    ['monsoon vs seven', [['monsoon', 'seven']]],
    ['monsoon VS. seven saints', [['monsoon', 'seven saints']]],
    ['monsoon v seven', [['monsoon', 'seven']]],
    ['monsoon against seven', [['monsoon', 'seven']]],
    ['seven saints – monsoon', [['seven saints', 'monsoon']]],
    [
      'seven saints monsoon',
      [
        ['seven', 'saints monsoon'],
        ['seven saints', 'monsoon'],
      ],
    ],
    ['monsoon', []],
    ['  ', []],
    ['vs', []],
    ['monsoon vs ', [['monsoon', 'vs']]],
    ['a vs b vs c', []],
    ['one two three four five six seven', []],
  ])('%j is split as %j', (text, expected) => {
    expect(splitPairing(text)).toEqual(expected);
  });
});

it.each([
  ['#12', 12],
  [' # 12 ', 12],
  ['12', null],
  ['#', null],
  ['#12a', null],
  ['#1234567890', null],
])('the number of a match in %j is %j', (text, expected) => {
  expect(parseMatchNumber(text)).toBe(expected);
});
