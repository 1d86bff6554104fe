import { describe, expect, it } from 'vitest';
import { NO_COUNTS } from '../scoreboard/stat-line';
import { type StatisticsLine, sumTotals, toStatisticsLine } from './lines';
import { betterThan, comparedFigures } from './player-figures';
import {
  careerHighs,
  filterLines,
  groupLines,
  ratedLines,
  ratingHistory,
  sideFigures,
} from './player-page';

interface MapInput {
  readonly at?: number;
  readonly rounds?: number;
  readonly kills?: number;
  readonly deaths?: number;
  readonly headshots?: number;
  readonly openings?: readonly [won: number, lost: number];
  readonly clutches?: number;
  readonly opponent?: 'A' | 'B';
  readonly versus?: string;
  readonly tournament?: string | null;
}

/** One map, 13 to 7 for the player's team; without rounds it was typed in. */
function line(input: MapInput = {}): StatisticsLine {
  const { at = 0, rounds = 20, opponent = 'A', versus = 'ember', tournament = null } = input;
  const counts = {
    ...NO_COUNTS,
    rounds,
    kills: input.kills ?? 10,
    deaths: input.deaths ?? 10,
    headshots: input.headshots ?? 0,
    openingKills: input.openings?.[0] ?? 0,
    openingDeaths: input.openings?.[1] ?? 0,
    clutches: input.clutches ?? 0,
  };
  const half = { ...counts, rounds: rounds / 2 };
  return toStatisticsLine(
    {
      ...{ id: `match-${at}`, tournament, season: null, finishedAt: at },
      ...(opponent === 'A' ? { teamA: 'nova', teamB: versus } : { teamA: versus, teamB: 'nova' }),
    },
    {
      ...{ index: 0, map: 'Plaza', winner: opponent, finishedAt: at },
      ...(opponent === 'A' ? { scoreA: 13, scoreB: 7 } : { scoreA: 7, scoreB: 13 }),
    },
    {
      ...{ player: 'star', opponent, counts },
      sides: rounds === 0 ? null : { coalition: half, breach: half },
      kast: { kastRounds: Math.round(rounds / 2), kastOf: rounds },
      weapons: rounds === 0 ? null : {},
    },
  );
}

const lines = (count: number, input: MapInput = {}) =>
  Array.from({ length: count }, (_, at) => line({ ...input, at }));

describe('the filters', () => {
  const all = [
    line({ at: 1, versus: 'ember', tournament: 'CupS1EU' }),
    line({ at: 2, versus: 'tide', tournament: 'CupS1EU' }),
    line({ at: 3, versus: 'tide' }),
  ];
  it.each([
    [{}, [1, 2, 3]],
    [{ from: 2 }, [2, 3]],
    [{ tournamentId: 'CupS1EU' }, [1, 2]],
    [{ versusId: 'tide' }, [2, 3]],
    [{ gameMap: 'Raid' as const }, []],
    [{ versusId: 'tide', tournamentId: 'CupS1EU', gameMap: 'Plaza' as const }, [2]],
  ])('%j leave the maps %j', (filter, ats) => {
    expect(filterLines(all, filter).map(({ at }) => at)).toEqual(ats);
  });
});

describe('the figures', () => {
  it('take kills of typed maps for K/D alone', () => {
    const totals = sumTotals([
      line({ kills: 20, deaths: 10, headshots: 5, openings: [3, 1], clutches: 1 }),
      line({ rounds: 0, kills: 40, deaths: 10 }),
    ]);
    expect(comparedFigures(totals)).toEqual({
      rating: ratedLines([line({ kills: 20, deaths: 10 })])[0]!.rating / 1_000,
      killsPerDeath: 3,
      killsPerRound: 1,
      kast: 0.5,
      headshots: 0.25,
      openingDuels: 0.75,
      clutches: 5,
    });
  });

  it('are unknown where nothing was counted', () => {
    expect(Object.values(comparedFigures(sumTotals([])))).toEqual(Array(7).fill(null));
  });

  it.each([
    [0, 0, 0],
    [0, 1, 0],
    [292, 293, 99],
    [1, 3, 33],
  ])('with %i of %i players lower are better than %i%%', (lower, players, percent) => {
    expect(betterThan(lower, players)).toBe(percent);
  });
});

describe('the rating over time', () => {
  it.each([
    { maps: 0, meanOf: 1, points: 0 },
    { maps: 1, meanOf: 1, points: 1 },
    { maps: 8, meanOf: 2, points: 7 },
    { maps: 39, meanOf: 5, points: 35 },
    { maps: 40, meanOf: 20, points: 21 },
    { maps: 219, meanOf: 20, points: 200 },
    { maps: 220, meanOf: 20, points: 101 },
  ])('of $maps maps has $points points, each of $meanOf maps', ({ maps, meanOf, points }) => {
    const history = ratingHistory(lines(maps));
    expect(history.meanOf).toBe(meanOf);
    expect(history.points).toHaveLength(points);
    expect(history.points.at(-1)?.at).toBe(maps === 0 ? undefined : maps - 1);
  });

  it('weights maps by their rounds and leaves out typed ones', () => {
    const history = ratingHistory([
      ...lines(4, { rounds: 20 }),
      line({ at: 4, rounds: 0, kills: 99 }),
      ...[5, 6, 7].map((at) => line({ at, rounds: 20 })),
      line({ at: 8, rounds: 60, kills: 60, deaths: 30 }),
    ]);
    const [usual, long] = ratedLines([line(), line({ rounds: 60, kills: 60, deaths: 30 })]);
    expect(history.meanOf).toBe(2);
    const mean = (usual!.rating * 20 + long!.rating * 60) / 80 / 1_000;
    expect(history.points.at(-1)!.rating).toBeCloseTo(mean, 3);
  });
});

describe('by side', () => {
  const halves = [
    { sideA: 'coalition' as const, scoreA: 8, scoreB: 4 },
    { sideA: 'breach' as const, scoreA: 5, scoreB: 3 },
  ];
  it('counts the rounds of the own team, whichever slot it had', () => {
    const asA = { ...line({ opponent: 'A' }), halves };
    const asB = { ...line({ opponent: 'B' }), halves };
    const typed = { ...line({ rounds: 0 }), halves };
    const one = sideFigures([asA, typed]);
    expect([one.coalition.roundWins, one.coalition.roundLosses]).toEqual([8, 4]);
    expect([one.breach.roundWins, one.breach.roundLosses]).toEqual([5, 3]);
    const other = sideFigures([asB]);
    expect([other.coalition.roundWins, other.coalition.roundLosses]).toEqual([3, 5]);
    expect(one.coalition.line).toMatchObject({ rounds: 10, kills: 10 });
  });
});

it('groups have totals of their own, and none without a key', () => {
  const groups = groupLines(
    [line({ tournament: 'CupS1EU' }), line({ tournament: 'CupS1EU' }), line()],
    ({ tournament }) => tournament,
  );
  expect([...groups.keys()]).toEqual(['CupS1EU']);
  expect(groups.get('CupS1EU')!.totals).toMatchObject({ maps: 2, mapWins: 2, kills: 20 });
});

it('career highs are the first of the best, on captured maps', () => {
  const highs = careerHighs([
    line({ at: 1, kills: 12, openings: [1, 3] }),
    line({ at: 2, kills: 20, openings: [0, 1] }),
    line({ at: 3, kills: 20 }),
    line({ at: 4, rounds: 0, kills: 90 }),
  ]);
  expect(highs.map(({ kind, value, line: { at } }) => [kind, value, at])).toEqual([
    ['rating', expect.any(Number), 2],
    ['kills', 20, 2],
  ]);
});
