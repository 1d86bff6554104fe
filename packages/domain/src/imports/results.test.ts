import { expect, it } from 'vitest';
import {
  inferBestOf,
  mapsProblem,
  parseMaps,
  placesOf,
  scoreProblem,
  toTag,
  toTournamentId,
} from './results';

it.each([
  [1, 0, 1],
  [1, 1, 2],
  [2, 0, 3],
  [2, 1, 3],
  [0, 3, 5],
  [4, 3, 7],
  [0, 0, null],
  [13, 8, null],
])('%i:%i is a best of %s', (scoreA, scoreB, bestOf) => {
  expect(inferBestOf({ scoreA, scoreB })).toBe(bestOf);
});

it('says what is wrong with a score', () => {
  expect(scoreProblem({ scoreA: 1, scoreB: 0 }, 3)).toBe(
    'must have 2 for the winner of a best of 3',
  );
  expect(scoreProblem({ scoreA: 3, scoreB: 1 }, 3)).toBe('is more than a best of 3 has maps');
});

it('reads maps, and says what is no map', () => {
  expect(parseMaps(' plaza 13-8;Canals 7:13 ;')).toEqual([
    { map: 'Plaza', scoreA: 13, scoreB: 8 },
    { map: 'Canals', scoreA: 7, scoreB: 13 },
  ]);
  expect(parseMaps('Dust 13-8')).toContain('names the map Dust');
  expect(parseMaps('Plaza')).toContain("not 'Plaza'");
  const maps = [{ map: 'Plaza', scoreA: 13, scoreB: 8 }] as const;
  expect(mapsProblem(maps, { scoreA: 0, scoreB: 2 })).toContain('team A');
  expect(mapsProblem(maps, { scoreA: 2, scoreB: 0 })).toBeNull();
});

it.each([
  ['Final', ['Nova', 'Ember']],
  ['Playoffs, Grand final', ['Nova', 'Ember']],
  ['Semifinal', []],
  [null, []],
])('takes the winners from a last match called %s', (roundName, expected) => {
  const match = {
    key: '',
    place: '',
    at: 1,
    scoreA: 2,
    scoreB: 1,
    bestOf: 3,
    forfeitedBy: null,
    maps: [],
  } as const;
  const matches = [
    { ...match, at: 2, teamA: 'Nova', teamB: 'Ember', roundName },
    { ...match, teamA: 'Apex', teamB: 'Ember', roundName: 'Final' },
  ];
  expect(placesOf({ matches, places: [] }).map(({ team }) => team)).toEqual(expected);
});

it.each([
  ['Past Cup 2019', 'PastCup2019', 'PC2'],
  ['2019 Öpen', 'T2019Open', '2Ö'],
  ['Nova', 'Nova', 'NOVA'],
])('makes an id and a tag of %s', (name, id, tag) => {
  expect([toTournamentId(name), toTag(name)]).toEqual([id, tag]);
});
