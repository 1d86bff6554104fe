import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type GameStandIn, startGameStandIn } from '../../../testing/game-stand-in';
import { silentLog } from '../../../testing/settings';
import { createGameApi, type GameApi, GameUnavailable } from './game-api';

let game: GameStandIn;
let api: GameApi;
let now: number;

beforeEach(async () => {
  now = Date.UTC(2026, 0, 1);
  game = await startGameStandIn();
  api = createGameApi({ url: game.url, log: silentLog, clock: () => now });
});
afterEach(() => game.close());

const namesOf = (found: Map<string, { name: string }>) =>
  [...found].map(([key, { name }]) => `${key}: ${name}`);

describe('players of the game', () => {
  it('are found by id and by name, regardless of case', async () => {
    expect(namesOf(await api.players('ids', ['102', '101']))).toEqual(['102: Otter', '101: Raven']);
    const byName = await api.players('usernames', ['rAvEn']);
    expect(byName.get('rAvEn')).toEqual({
      id: '101',
      name: 'Raven',
      level: 40,
      clan: 'NHR',
      banned: false,
    });
  });

  it('are found in one request with unknown players', async () => {
    const found = await api.players('ids', ['1', '101', '2', '3', '102', '4']);
    expect(namesOf(found)).toEqual(['101: Raven', '102: Otter']);
  });

  it('are cached, found or not', async () => {
    await api.players('ids', ['101', '7']);
    const before = game.requests.length;
    expect(namesOf(await api.players('ids', ['101', '7']))).toEqual(['101: Raven']);
    expect(game.requests).toHaveLength(before);
  });

  it('in the cache are found while the API is unavailable', async () => {
    await api.players('ids', ['101']);
    game.trouble = 'broken';
    expect(namesOf(await api.players('ids', ['101']))).toEqual(['101: Raven']);
    await expect(api.players('ids', ['102'])).rejects.toBeInstanceOf(GameUnavailable);
  });
});

it('returns the state of the servers', async () => {
  expect(await api.servers()).toEqual([
    { id: 'eu', name: 'Europe', region: null, state: 'online', players: 1_200 },
    { id: 'na', name: 'North America', region: null, state: 'offline', players: 0 },
    { id: 'as', name: 'Asia', region: null, state: 'unknown', players: null },
  ]);
});

describe('an API that', () => {
  it('does not respond is unavailable after the timeout', async () => {
    game.trouble = 'silent';
    const hasty = createGameApi({ url: game.url, log: silentLog, timeoutMs: 50 });
    await expect(hasty.servers()).rejects.toBeInstanceOf(GameUnavailable);
  });

  it.each(['broken', 'garbage', 'endless', 'elsewhere', 'refusing'] as const)(
    'is %s is unavailable',
    async (trouble) => {
      game.trouble = trouble;
      await expect(api.players('ids', ['101'])).rejects.toBeInstanceOf(GameUnavailable);
      await expect(api.servers()).rejects.toBeInstanceOf(GameUnavailable);
    },
  );

  it('violates its schema is unavailable', async () => {
    game.servers = { eu: ['not', 'a', 'server'] };
    await expect(api.servers()).rejects.toBeInstanceOf(GameUnavailable);
  });

  it('fails repeatedly is not called for a while, and then called again', async () => {
    game.trouble = 'garbage';
    for (let attempt = 0; attempt < 5; attempt++) {
      await expect(api.servers()).rejects.toBeInstanceOf(GameUnavailable);
    }
    expect(game.requests).toHaveLength(3);
    game.trouble = null;
    now += 30_000;
    expect(await api.servers()).toHaveLength(3);
  });

  it('is not configured is unavailable', async () => {
    const none = createGameApi({ url: undefined, log: silentLog });
    await expect(none.players('ids', ['101'])).rejects.toBeInstanceOf(GameUnavailable);
    expect(await none.players('ids', [])).toEqual(new Map());
  });
});
