import type { InGame } from '@mes/contract/stream-game';
import { describe, expect, it } from 'vitest';
import { answerOf } from '../../testing/sample-answers';
import type { SceneTeam } from '../models/team';
import { bestPlayerOf, championName, championOf, mapWonOf, seriesWonOf } from './moments';

const team = (name: string): SceneTeam => ({
  name,
  displayName: name.toUpperCase(),
  logo: null,
  details: null,
});
const opponents = { A: team('Luxor'), B: team('Nova') };

const map = (index: number, winner: 'A' | 'B' | null, score: [number, number] | null) => ({
  name: (['Canals', 'Port', 'Castello'] as const)[index]!,
  index,
  winner,
  score,
  server: null,
  current: false,
  leftout: false,
});
const series = (scoreA: number, scoreB: number, round = 'Upper final') => ({
  bestOf: 3 as const,
  scoreA,
  scoreB,
  round,
  maps: [map(0, 'A', [13, 9]), map(1, 'B', [10, 13]), map(2, scoreA > 1 ? 'A' : null, null)],
});

describe('a map', () => {
  it('is won by the team that won the newest one, with the series up to it', () => {
    expect(mapWonOf(series(1, 1), opponents)).toMatchObject({
      winner: { name: 'Nova' },
      slot: 'B',
      map: 'Port',
      number: 2,
      rounds: { A: 10, B: 13 },
      series: { A: 1, B: 1 },
      loser: { name: 'Luxor' },
      isLast: false,
    });
  });

  it('is the last one if it decides the series', () => {
    expect(mapWonOf(series(2, 1), opponents)).toMatchObject({ isLast: true, bestOf: 3 });
  });

  it('has no rounds where nobody counted them', () => {
    expect(mapWonOf(series(2, 1), opponents)).toMatchObject({ map: 'Castello', rounds: null });
  });

  it('is not shown before the first one is won, nor without its team', () => {
    const open = { ...series(0, 0), maps: [map(0, null, null)] };
    expect(mapWonOf(open, opponents)).toBeNull();
    expect(mapWonOf(series(1, 1), { A: null, B: null })).toBeNull();
  });
});

describe('a series', () => {
  it('is won once it is decided', () => {
    expect(seriesWonOf(series(1, 1), opponents)).toBeNull();
    expect(seriesWonOf(series(2, 1), opponents)).toMatchObject({
      winner: { name: 'Luxor' },
      loser: { name: 'Nova' },
      series: { A: 2, B: 1 },
      maps: [{ name: 'Canals' }, { name: 'Port' }, { name: 'Castello' }],
    });
  });
});

describe('the champion', () => {
  const none = { winner: null };

  it.each([
    { label: 'the final is on', stream: series(1, 1, 'Grand final'), name: null },
    { label: 'the final is won', stream: series(2, 1, 'Grand final'), name: 'Luxor' },
    { label: 'another series is won', stream: series(2, 1, 'Upper final'), name: null },
  ])('is $name while $label', ({ stream, name }) => {
    expect(championName(none, { stream, opponents })).toBe(name);
  });

  it('tells the final and the prize of the first place', () => {
    const prizes = [{ from: 1, to: 1, amount: 250_000, extra: null }];
    const stream = series(2, 1, 'Grand final');
    const tournament = { prizes, placements: [] };
    expect(championOf({ winner: opponents.A, tournament, stream, opponents })).toMatchObject({
      final: '2–1 in the final',
      prize: '$2,500',
    });
    expect(championOf({ winner: opponents.B, tournament: null, stream, opponents })).toMatchObject({
      final: '',
      prize: '',
    });
  });

  it('stands beside those whom the tournament has placed, or who lost the final', () => {
    const stream = series(2, 1, 'Grand final');
    const input = { winner: opponents.A, stream, opponents };
    const placed = (name: string, from: number, to = from) => ({
      from,
      to,
      team: { name, tag: name.slice(0, 3), logo: null },
      prize: 0,
      points: 0,
    });
    const placements = [placed('Kestrel', 3), placed('Nova', 2), placed('Fable', 5, 8)];
    const places = (shown: ReturnType<typeof championOf>) =>
      shown.podium.map(({ place, team }) => [place, team.name]);
    expect(places(championOf({ ...input, tournament: { prizes: [], placements } }))).toEqual([
      [2, 'Nova'],
      [3, 'Kestrel'],
    ]);
    expect(places(championOf({ ...input, tournament: null }))).toEqual([[2, 'Nova']]);
    expect(places(championOf({ ...input, stream: null, tournament: null }))).toEqual([]);
  });
});

describe('the best player', () => {
  const sample = { kind: 'usual', group: 'house', now: 0 } as const;
  const game = answerOf(sample, { call: 'stream/in_game', input: {} }) as InGame;
  const best = { ...game.maps[0]!.best!, rating: null };
  const input = { game, round: 'Upper final', opponents, player: null };

  it('is that of the newest map while the series goes on', () => {
    expect(bestPlayerOf(input)).toMatchObject({ of: 'Map 2, Port', team: { name: 'Luxor' } });
  });

  it('is that of the series at its end, without a rating where no rounds were captured', () => {
    const shown = bestPlayerOf({ ...input, game: { ...game, best } });
    expect(shown?.of).toBe('Upper final');
    expect(shown?.figures.map(({ label }) => label)).toEqual(['Kills', 'Deaths', 'Assists']);
  });

  it('is nobody before a map is over', () => {
    expect(bestPlayerOf({ ...input, game: { best: null, maps: [] } })).toBeNull();
  });
});
