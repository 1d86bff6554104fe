import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type GameStandIn, startGameStandIn } from '../../../testing/game-stand-in';
import { silentLog } from '../../../testing/settings';
import { createGameApi, type GameApi, GameAway } from './game-api';

let game: GameStandIn;
let api: GameApi;
let now: number;

beforeEach(async () => {
  now = Date.UTC(2026, 0, 1);
  game = await startGameStandIn();
  api = createGameApi({ url: game.url, log: silentLog, clock: () => now });
});
afterEach(() => game.close());

const named = (found: Map<string, { name: string }>) =>
  [...found].map(([asked, { name }]) => `${asked}: ${name}`);

describe('players of the game', () => {
  it('are found by id and by name, whatever its case', async () => {
    expect(named(await api.players('ids', ['102', '101']))).toEqual(['102: Otter', '101: Raven']);
    const byName = await api.players('usernames', ['rAvEn']);
    expect(byName.get('rAvEn')).toEqual({
      id: '101',
      name: 'Raven',
      level: 40,
      clan: 'NHR',
      banned: false,
    });
  });

  it('are found among others whom the game does not know', async () => {
    const found = await api.players('ids', ['1', '101', '2', '3', '102', '4']);
    expect(named(found)).toEqual(['101: Raven', '102: Otter']);
  });

  it('are asked for once in a while only, found or not', async () => {
    await api.players('ids', ['101', '7']);
    const before = game.asked.length;
    expect(named(await api.players('ids', ['101', '7']))).toEqual(['101: Raven']);
    expect(game.asked).toHaveLength(before);
  });

  it('that are remembered are known while the game is away', async () => {
    await api.players('ids', ['101']);
    game.trouble = 'broken';
    expect(named(await api.players('ids', ['101']))).toEqual(['101: Raven']);
    await expect(api.players('ids', ['102'])).rejects.toBeInstanceOf(GameAway);
  });
});

it('tells which servers run', async () => {
  expect(await api.servers()).toEqual([
    { id: 'eu', name: 'Europe', region: null, state: 'online', players: 1_200 },
    { id: 'na', name: 'North America', region: null, state: 'offline', players: 0 },
    { id: 'as', name: 'Asia', region: null, state: 'unknown', players: null },
  ]);
});

describe('a game that is', () => {
  it('silent is away after a short wait', async () => {
    game.trouble = 'silent';
    const impatient = createGameApi({ url: game.url, log: silentLog, withinMs: 50 });
    await expect(impatient.servers()).rejects.toBeInstanceOf(GameAway);
  });

  it.each(['broken', 'garbage', 'endless', 'elsewhere', 'refusing'] as const)(
    '%s is away',
    async (trouble) => {
      game.trouble = trouble;
      await expect(api.players('ids', ['101'])).rejects.toBeInstanceOf(GameAway);
      await expect(api.servers()).rejects.toBeInstanceOf(GameAway);
    },
  );

  it('answering something else than agreed is away', async () => {
    game.servers = { eu: ['not', 'a', 'server'] };
    await expect(api.servers()).rejects.toBeInstanceOf(GameAway);
  });

  it('away is left alone for a while, and asked again', async () => {
    game.trouble = 'garbage';
    for (let attempt = 0; attempt < 5; attempt++) {
      await expect(api.servers()).rejects.toBeInstanceOf(GameAway);
    }
    expect(game.asked).toHaveLength(3);
    game.trouble = null;
    now += 30_000;
    expect(await api.servers()).toHaveLength(3);
  });

  it('not configured is away, and nobody is asked', async () => {
    const none = createGameApi({ url: undefined, log: silentLog });
    await expect(none.players('ids', ['101'])).rejects.toBeInstanceOf(GameAway);
    expect(await none.players('ids', [])).toEqual(new Map());
  });
});
