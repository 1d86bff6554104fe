import { describe, expect, it } from 'vitest';
import { changeSeries, type SeriesOnStream } from './left-series';
import { buildConfiguration } from './series-configuration';

function series(number: number, match: string | null, pair: string): SeriesOnStream {
  const [teamA = '', teamB = ''] = pair.split('–');
  const configuration = buildConfiguration({
    id: match ?? 'none',
    tournament: null,
    round: null,
    teamA,
    teamB,
    bestOf: 3,
    format: 'BO3',
    maps: [],
    vetoMaps: [],
    isVetoRunning: false,
  });
  return { series: number, match, configuration, pinned: {} };
}

const NOTHING = series(1, null, '');
const BY_HAND = series(2, null, 'Nova–Ember');
const FINAL = series(3, 'final', 'Nova–Ember');
const REMATCH = series(9, 'rematch', 'Nova–Ember');
const OTHER = series(9, 'other', 'Orbit–Comet');

/** What the stream has next, with revision 9, and which series it has left. */
function after(before: SeriesOnStream, next: SeriesOnStream, left: readonly SeriesOnStream[] = []) {
  const changed = changeSeries(
    { ...before, left },
    { ...next, revision: 9 },
    ({ series: number, match, configuration, pinned }) => ({
      series: number,
      match,
      configuration,
      pinned,
    }),
  );
  return [changed.series, changed.left.map((each) => each.series)];
}

describe('a series goes on', () => {
  it.each([
    ['when its score is set by hand', BY_HAND, { ...BY_HAND, pinned: { Score1: 1 } }, 2],
    ['when a name is corrected by hand', BY_HAND, series(2, null, 'Nova–Embers'), 2],
    ['when its match is unlinked', FINAL, BY_HAND, 3],
    ['when the match of the same teams is linked', BY_HAND, FINAL, 2],
    ['when the first match is linked to an empty stream', NOTHING, FINAL, 1],
  ])('%s', (_, before, next, number) => {
    expect(after(before, next)).toEqual([number, []]);
  });
});

describe('the stream leaves a series', () => {
  it.each([
    ['for another match', FINAL, OTHER, [9, [3]]],
    ['for another match of the same teams', FINAL, REMATCH, [9, [3]]],
    ['that was set by hand, for a match', BY_HAND, OTHER, [9, [2]]],
    ['for other teams that were set by hand before', FINAL, series(9, null, 'A–B'), [9, [3]]],
  ])('%s', (_, before, next, expected) => {
    expect(after(before, next)).toEqual(expected);
  });

  it('and finds it again', () => {
    expect(after(OTHER, FINAL, [FINAL, BY_HAND])).toEqual([3, [9, 2]]);
    expect(after(OTHER, BY_HAND, [BY_HAND])).toEqual([2, [9]]);
  });

  it('and forgets the oldest', () => {
    const left = [4, 5, 6, 7].map((number) => series(number, `m${number}`, 'A–B'));
    expect(after(FINAL, OTHER, left)).toEqual([9, [3, 4, 5, 6]]);
  });
});
