import type { EloPlayer } from '@mes/contract/ratings';
import type { LeaderboardPlayer } from '@mes/contract/statistics';
import { expect, it } from 'vitest';
import { loadEloCsv, statisticsCsv } from './board-csv';

const player: LeaderboardPlayer = {
  place: 2,
  player: { id: 'star', name: '=star', photo: null, country: null },
  team: { name: 'Nova, Inc', tag: 'NOV' },
  ...{ rounds: 40, kills: 30, capturedKills: 24, deaths: 20, assists: 4, headshots: 6 },
  ...{ plants: 0, defuses: 0, openingKills: 3, openingDeaths: 5, clutches: 1, rating: 1.08 },
  multiKills: { two: 1, three: 0, four: 0, five: 0 },
  ...{
    maps: 3,
    mapWins: 2,
    mapLosses: 1,
    roundWins: 30,
    roundLosses: 20,
    kastRounds: 30,
    kastOf: 40,
  },
};

it('a player is written with shares as numbers, and without formulas', () => {
  const [head, line] = statisticsCsv([player]).split('\r\n');
  expect(head).toMatch(/^Rank,Player,Player id,Team,Maps,/);
  expect(line).toBe(`2,'=star,star,"Nova, Inc",3,2,1,40,30,20,4,1.5,0.75,0.25,3,5,1,1.08`);
});

it('all pages of a list are loaded, each once', async () => {
  const row = (place: number) => ({
    ...{ place, elo: 1_500, change: 0, rankChange: null, wins: 1, losses: 2, draws: 0 },
    ...{
      history: [],
      player: { id: `p${place}`, name: `p${place}`, photo: null, country: null },
      team: null,
    },
  });
  const all = Array.from({ length: 230 }, (_, index) => row(index + 1));
  const asked: number[] = [];
  const csv = await loadEloCsv<EloPlayer>({
    header: 'Player',
    nameOf: ({ player: { name } }) => name,
    load: async ({ page, size }) => {
      asked.push(page);
      return { data: all.slice(page * size, (page + 1) * size), total: all.length };
    },
  });
  expect(asked).toEqual([0, 1, 2]);
  expect(csv.trim().split('\r\n')).toHaveLength(231);
});
