import type { TournamentPlayer } from '@mes/contract/statistics';
import { describe, expect, it } from 'vitest';
import { barOf, FIGURES, figureOf, leaderIn, minimumMaps, mostOf } from './columns';

const player = (change: Partial<TournamentPlayer> = {}): TournamentPlayer => ({
  player: { id: 'one', name: 'One', photo: null, country: 'DE' },
  ...{ team: null, maps: 20, rounds: 400, rating: 1.1, kills: 300, deaths: 200, headshots: 90 },
  ...{ openingKills: 50, openingDeaths: 60, multiKillRounds: 80, clutches: 4 },
  ...{ kastRounds: 284, kastOf: 400 },
  ...change,
});

describe('the figures of a player', () => {
  it.each([
    ['rating', '1.10'],
    ['kd', '1.50'],
    ['killsPerRound', '0.75'],
    ['kast', '71%'],
    ['headshots', '30%'],
    ['opening', '−10'],
    ['multiKills', '20%'],
    ['clutches', '4'],
  ])('%s is shown as %s', (id, text) => {
    expect(figureOf(id).text(player())).toBe(text);
  });

  it('divide by nothing without failing', () => {
    const nobody = player({
      rounds: 0,
      kills: 0,
      deaths: 0,
      headshots: 0,
      rating: null,
      kastOf: 0,
    });
    for (const { text } of FIGURES) expect(text(nobody)).not.toMatch(/NaN|Infinity/);
  });
});

it('compares bars with the best, and grows differences to the left of the middle', () => {
  const opening = figureOf('opening');
  const best = player({ openingKills: 80, openingDeaths: 60 });
  const most = mostOf(opening, [best, player()]);
  expect(barOf(opening, best, most)).toBe(1);
  expect(barOf(opening, player(), most)).toBe(-0.5);
});

it('leads with the best, of equals the first', () => {
  const [one, other] = [player({ clutches: 7 }), player({ clutches: 7 })];
  expect(leaderIn([player(), one, other], figureOf('clutches'))).toBe(one);
  expect(leaderIn([], figureOf('clutches'))).toBeNull();
});

it.each([
  [46, { first: 20, most: 30 }],
  [8, { first: 4, most: 8 }],
  [1, { first: 1, most: 1 }],
])('with %i maps starts at a minimum that somebody reaches', (maps, wanted) => {
  expect(minimumMaps([player({ maps })])).toEqual(wanted);
});
