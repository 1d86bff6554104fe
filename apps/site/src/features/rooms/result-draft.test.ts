import { describe, expect, it } from 'vitest';
import { blankDraft, reportOf, type ScoreDraft } from './result-draft';

type Match = Parameters<typeof reportOf>[0];

/** A match with the fields that a report needs. */
function series(bestOf: Match['bestOf'], maps: string[]): Match {
  return { bestOf, maps: maps.map((map) => ({ map })) as Match['maps'] };
}

const score = (scoreA: number | null, scoreB: number | null): ScoreDraft => ({ scoreA, scoreB });
const NOTHING = score(null, null);
const THREE = series(3, ['Raid', 'Port', 'Soar']);

describe('a report by maps', () => {
  it.each([
    ['nothing', [NOTHING, NOTHING, NOTHING], 'These maps do not decide the match yet.'],
    ['one map', [score(13, 4), NOTHING, NOTHING], 'These maps do not decide the match yet.'],
    ['half a score', [score(13, null), NOTHING, NOTHING], 'Enter both scores.'],
    ['a level map', [score(12, 12), NOTHING, NOTHING], 'A map cannot end in a tie.'],
    ['a gap', [NOTHING, score(13, 2), score(13, 2)], 'A map in between has no score.'],
    [
      'a map too many',
      [score(13, 2), score(13, 2), score(13, 2)],
      'The match was decided before the last map.',
    ],
  ])('is refused for %s', (_, maps, reason) => {
    expect(reportOf(THREE, { maps, series: NOTHING })).toBe(reason);
  });

  it('counts the maps won and leaves out maps that were not played', () => {
    const maps = [score(13, 4), score(16, 14), NOTHING];
    expect(reportOf(THREE, { maps, series: NOTHING })).toEqual({
      scoreA: 2,
      scoreB: 0,
      maps: [
        { map: 'Raid', scoreA: 13, scoreB: 4 },
        { map: 'Port', scoreA: 16, scoreB: 14 },
      ],
    });
  });
});

describe('a report without named maps', () => {
  const match = series(3, []);

  it.each([
    [score(2, null), 'Enter how many maps each team won.'],
    [score(1, 1), 'That is not a possible result of a best of 3.'],
    [score(3, 1), 'That is not a possible result of a best of 3.'],
  ])('is refused for %o', (won, reason) => {
    expect(reportOf(match, { ...blankDraft(match), series: won })).toBe(reason);
  });

  it('is the score of the series', () => {
    const draft = { ...blankDraft(match), series: score(1, 2) };
    expect(reportOf(match, draft)).toEqual({ scoreA: 1, scoreB: 2, maps: [] });
  });
});
