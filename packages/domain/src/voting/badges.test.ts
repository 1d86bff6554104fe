import { describe, expect, it } from 'vitest';
import { bestVotingBadges, type VotingBadgeKind, votingBadges } from './badges';

describe('the badges of a season', () => {
  it.each([
    ['the best', { rank: 1, voters: 5, longestStreak: 0 }, [['top_3', 1]]],
    ['a place among ten', { rank: 10, voters: 11, longestStreak: 4 }, [['top_10', 10]]],
    [
      'the last of the best tenth',
      { rank: 20, voters: 200, longestStreak: 0 },
      [['top_10_percent', 20]],
    ],
    ['the first below it', { rank: 21, voters: 200, longestStreak: 0 }, []],
    ['a streak alone', { rank: 90, voters: 100, longestStreak: 5 }, [['streak', 5]]],
    [
      'both',
      { rank: 3, voters: 9, longestStreak: 8 },
      [
        ['top_3', 3],
        ['streak', 8],
      ],
    ],
  ])('%s', (_name, season, expected) => {
    expect(votingBadges(season).map(({ kind, value }) => [kind, value])).toEqual(expected);
  });
});

describe('the best badges of all seasons', () => {
  const badge = (season: number, kind: VotingBadgeKind, value: number) => ({ season, kind, value });

  it.each([
    ['none', [], []],
    [
      'the longest streak',
      [badge(1, 'streak', 14), badge(3, 'streak', 11)],
      [badge(1, 'streak', 14)],
    ],
    [
      'the newest of two alike',
      [badge(1, 'top_10', 4), badge(2, 'top_10', 9)],
      [badge(2, 'top_10', 9)],
    ],
    [
      'the first place before a newer third',
      [badge(1, 'top_3', 1), badge(2, 'top_3', 3)],
      [badge(1, 'top_3', 1)],
    ],
    [
      'the rank before the streak',
      [badge(3, 'streak', 6), badge(2, 'top_10_percent', 20), badge(1, 'top_10', 10)],
      [badge(1, 'top_10', 10), badge(3, 'streak', 6)],
    ],
  ])('%s', (_name, badges, expected) => {
    expect(bestVotingBadges(badges)).toEqual(expected);
  });
});
