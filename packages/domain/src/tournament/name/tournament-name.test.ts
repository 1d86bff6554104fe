import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as tournamentName from './tournament-name';

describe('a tournament id', () => {
  it.each([
    { id: 'EmbersS4EU', region: 'Eurasia', season: 4, year: null },
    { id: 'EmbersS4NA', region: 'Americas', season: 4, year: null },
    { id: 'EmbersS12', region: 'Americas', season: 12, year: null },
    { id: 'Worlds2024EU', region: 'Eurasia', season: 0, year: 2024 },
    { id: 'Worlds2024', region: 'Americas', season: 0, year: 2024 },
    { id: 'Circuit2023S2EU', region: 'Eurasia', season: 2, year: 2023 },
    { id: 'EmbersS4Main1EU', region: 'Eurasia', season: 4, year: null },
    { id: 'GoldenOx', region: 'Americas', season: 0, year: null },
    { id: 'EuropaCup', region: 'Americas', season: 0, year: null },
    { id: 'Milieu', region: 'Americas', season: 0, year: null },
  ])('$id is $region, season $season', ({ id, ...facts }) => {
    expect(tournamentName.fromId(id)).toEqual(facts);
  });

  it('gives only what is not stored', () => {
    expect(tournamentName.placeOf({ id: 'EmbersS4EU' })).toEqual({ region: 'Eurasia', season: 4 });
    expect(tournamentName.placeOf({ id: 'EmbersS4EU', region: 'Global', season: 0 })).toEqual({
      region: 'Global',
      season: 0,
    });
  });
});

describe('a tournament name', () => {
  it.each([
    { text: 'Embers of Victory', name: 'Embers of Victory' },
    { text: 'Embers S4 Eurasia', name: 'Embers', season: 4, region: 'Eurasia' },
    { text: 'Embers Eurasia S4', name: 'Embers', season: 4, region: 'Eurasia' },
    { text: 'Circuit Season 2 NA', name: 'Circuit', season: 2, region: 'NA' },
    { text: 'EU Circuit S2', name: 'Circuit', season: 2, region: 'EU' },
    { text: 'Circuit (EU S3) - Final', name: 'Circuit', season: 3, region: 'EU', stage: 'Final' },
    { text: 'Circuit S3 Grand Finals', name: 'Circuit', season: 3, stage: 'Final' },
    { text: 'Circuit S3 SA Main 2', name: 'Circuit', season: 3, region: 'SA', stage: 'Main 2' },
    { text: 'Circuit S3 main stage 1', name: 'Circuit', season: 3, stage: 'Main 1' },
    { text: 'Circuit Main 3', name: 'Circuit Main 3' },
    { text: 'Worlds 2023 Qualifiers', name: 'Worlds 2023', stage: 'Qualifiers' },
    {
      text: 'Worlds 2023 AS Qualifier #2',
      name: 'Worlds 2023',
      region: 'AS',
      stage: 'Qualifiers #2',
    },
    { text: 'Circuit S2 2023 EU', name: 'Circuit 2023', season: 2, region: 'EU' },
    { text: 'Golden Ox: Playoffs', name: 'Golden Ox', stage: 'Playoffs' },
    { text: 'World Championship Regionals', name: 'World Championship', stage: 'Regionals' },
    { text: 'Fireteams #7', name: 'Fireteams', stage: '#7' },
    { text: 'Phoenix | Global | S1', name: 'Phoenix', region: 'Global', season: 1 },
    { text: 'Final Stand Cup S2', name: 'Final Stand Cup', season: 2 },
    { text: 'Embers Semi Finals', name: 'Embers Semi Finals' },
    { text: 'Good As', name: 'Good As' },
    { text: 'Cup (Open) S1', name: 'Cup (Open)', season: 1 },
    { text: 'Embers S0', name: 'Embers S0' },
    { text: 'EU S4', name: 'Unknown tournament name', region: 'EU', season: 4 },
    { text: '', name: 'Unknown tournament name' },
    { text: '  - ', name: 'Unknown tournament name' },
    { text: '2024', name: 'Unknown tournament name' },
  ])('$text is $name', ({ text, name, region = null, season = 0, stage = null }) => {
    expect(tournamentName.parse(text)).toEqual({ name, region, season, stage });
  });

  it('put together from its parts in any order is taken apart again', () => {
    const parts = fc.tuple(
      fc.constantFrom('Circuit', 'Golden Ox', 'Embers of Victory'),
      fc.constantFrom(...tournamentName.REGIONS),
      fc.integer({ min: 1, max: 20 }),
      fc.constantFrom('Final', 'Main 1', 'Main 2', 'Qualifiers', 'Playoffs', 'Regionals', '#3'),
    );
    const order = fc.shuffledSubarray([0, 1, 2], { minLength: 3 });
    fc.assert(
      fc.property(parts, order, ([name, region, season, stage], places) => {
        const tail = [region, `S${season}`, stage];
        const text = [name, ...places.map((place) => tail[place])].join(' ');
        expect(tournamentName.parse(text)).toEqual({ name, region, season, stage });
      }),
    );
  });

  it('of any kind gives a name', () => {
    fc.assert(fc.property(fc.string(), (text) => tournamentName.parse(text).name.length > 0));
  });
});

describe('the tournament history', () => {
  it.each([
    { text: 'Embers of Victory S4 Eurasia', expected: { series: 'Embers', season: 4 } },
    { text: 'World Championship 2023', expected: { series: 'World', season: 0 } },
    { text: 'worlds 2024 EU', expected: { series: 'World', season: 0 } },
    { text: 'Golden Ox S5', expected: { series: 'Golden Ox', season: 5 } },
    { text: 'Circuit S6', expected: null },
    { text: 'Pistol Tournament S1', expected: null },
  ])('counts $text as $expected', ({ text, expected }) => {
    expect(tournamentName.historyOf(text)).toEqual(expected);
  });
});
