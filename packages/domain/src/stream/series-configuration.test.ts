import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFUSE_MAPS } from '../maps/maps';
import { BEST_OFS } from '../series/best-of';
import { resultOf } from '../series/series';
import { defaultFormat } from '../veto/formats';
import { deriveValues } from './configuration';
import { buildConfiguration, type StreamSeries } from './series-configuration';

const series: StreamSeries = {
  id: 'm77',
  tournament: { id: 'EmbersS4EU', name: 'Embers of Victory' },
  round: 'Upper final',
  teamA: 'Night Harbor',
  teamB: 'Iron Lanterns',
  bestOf: 3,
  format: 'BO3',
  maps: [
    { map: 'Canals', winner: 'A', scoreA: 13, scoreB: 9, server: 'Frankfurt 1' },
    { map: 'Raid', winner: null, scoreA: 2, scoreB: 4, server: 'Frankfurt 2' },
    { map: 'Castello', winner: null, scoreA: 0, scoreB: 0, server: null },
  ],
  vetoMaps: ['Soar', 'Village', 'Canals', 'Raid'],
  isVetoRunning: false,
};

describe('the configuration of a series', () => {
  it('has the field names that scenes expect', () => {
    const { other, ...configuration } = buildConfiguration(series);
    expect(configuration).toEqual({
      Tournament: 'Embers of Victory;EmbersS4EU',
      Round: 'Upper final',
      Score1: 1,
      Score2: 0,
      BestOf: 3,
      Maps: ['Canals', 'Raid', 'Castello'],
      Winners: ['A', null, null],
      normTeam1: 'Night Harbor',
      normTeam2: 'Iron Lanterns',
      matchup: {
        id: 'm77',
        format: 'BO3',
        mapVeto: ['Soar', 'Village', 'Canals', 'Raid', null, null, null, null, null],
      },
    });
    expect(JSON.parse(other)).toEqual({
      liveMapVeto: false,
      scores: { Canals: [13, 9], Raid: [2, 4] },
      servers: { Canals: 'Frankfurt 1', Raid: 'Frankfurt 2' },
    });
  });

  it('of a match without teams has empty texts, not null', () => {
    const bare = buildConfiguration({
      ...series,
      tournament: null,
      round: null,
      teamA: null,
      teamB: null,
      maps: [],
      vetoMaps: [],
    });
    expect(bare).toMatchObject({
      Tournament: '',
      Round: '',
      normTeam1: '',
      normTeam2: '',
      Maps: [],
    });
    expect(bare.matchup.mapVeto).toEqual(Array(9).fill(null));
  });

  it('keeps the id of a tournament whose name has a semicolon', () => {
    const tournament = { id: 'Cup1', name: 'One; two' };
    expect(deriveValues(buildConfiguration({ ...series, tournament })).tournament).toEqual({
      name: 'One, two',
      id: 'Cup1',
    });
  });

  it('can be converted back to the values of the series', () => {
    const played = fc.record({
      winner: fc.constantFrom('A' as const, 'B' as const),
      scoreA: fc.integer({ min: 1, max: 20 }),
      scoreB: fc.nat({ max: 20 }),
      server: fc.constantFrom('Frankfurt 1', 'Paris 3', null),
    });
    const anySeries = fc.record({
      bestOf: fc.constantFrom(...BEST_OFS),
      names: fc.shuffledSubarray([...DEFUSE_MAPS], { minLength: 7, maxLength: 7 }),
      results: fc.array(played, { minLength: 7, maxLength: 7 }),
      count: fc.nat({ max: 7 }),
      isVetoRunning: fc.boolean(),
    });
    fc.assert(
      fc.property(anySeries, ({ bestOf, names, results, count, isVetoRunning }) => {
        const maps = names.slice(0, bestOf).map((map, index) => {
          const result = results[index]!;
          return index < count
            ? { map, ...result }
            : { map, ...result, winner: null, scoreA: 0, scoreB: 0 };
        });
        const made = { ...series, bestOf, format: defaultFormat(bestOf), maps, isVetoRunning };
        const { score, current } = resultOf(bestOf, maps);

        const values = deriveValues(buildConfiguration(made));
        expect(values).toMatchObject({
          scoreA: score.A,
          scoreB: score.B,
          bestOf,
          liveMapVeto: isVetoRunning,
        });
        expect(values.maps.findIndex((map) => map.current)).toBe(
          current !== null && current < maps.length ? current : -1,
        );
        expect(
          values.maps.map(({ name, winner, score: rounds, server }) => ({
            name,
            winner,
            rounds,
            server,
          })),
        ).toEqual(
          maps.map(({ map, winner, scoreA, scoreB, server }) => ({
            name: map,
            winner,
            rounds: winner ? [scoreA, scoreB] : null,
            server,
          })),
        );
      }),
    );
  });
});
