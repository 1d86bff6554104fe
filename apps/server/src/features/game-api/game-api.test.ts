import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Account, openTestDatabase, startTestApp, type TestApp } from '../../../testing/app';
import { type GameStandIn, startGameStandIn } from '../../../testing/game-stand-in';
import { silentLog } from '../../../testing/settings';
import type { Database } from '../../platform/database/database';
import { createGameApi } from '../../platform/game-api/game-api';
import { history, servers, watch } from './service';

const noon = Date.UTC(2026, 0, 1, 12);
const MINUTE = 60_000;

let game: GameStandIn;

beforeAll(async () => {
  game = await startGameStandIn();
});
beforeEach(() => {
  game.trouble = null;
});
afterAll(() => game.close());

describe('looking up players of the game', () => {
  let app: TestApp;
  let player: Account;

  beforeAll(async () => {
    app = await startTestApp({ config: { gameApiUrl: game.url } });
    player = await app.signIn('Asking');
  });
  afterAll(() => app.stop());

  const find = (ids: unknown, as?: Account) =>
    app.call({ path: '/api/critical-ops/find-ids', body: { ids }, as });

  it('answers in the requested order, by id or name, including unknown players', async () => {
    const { body } = await find(['otter', '101', 'nobody', '4711'], player);
    expect(body.data).toMatchObject([
      { id: 'otter', found: true, gameId: '102', banned: true },
      { id: '101', found: true, name: 'Raven', level: 40, clan: 'NHR', banned: false },
      { id: 'nobody', found: false, gameId: null, banned: null },
      { id: '4711', found: true, gameId: '103', name: '4711' },
    ]);
  });

  it('says so while the game is away', async () => {
    game.trouble = 'garbage';
    const { status, body } = await find(['102', 'somebody-new'], player);
    expect([status, body.message]).toEqual([
      400,
      'The game cannot be asked at the moment. Please try again later.',
    ]);
  });

  it('is for members, with at least one id', async () => {
    expect((await find(['101'])).status).toBe(403);
    expect((await find([], player)).body.error.type).toBe('InvalidParameterError');
  });
});

describe('watching the game', () => {
  let database: Database;
  const api = () => createGameApi({ url: game.url, log: silentLog });

  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  it('keeps how the servers were, and a sample every ten minutes', async () => {
    await watch(database, api(), noon);
    await watch(database, api(), noon + 4 * MINUTE);
    await watch(database, api(), noon + 12 * MINUTE);
    expect(await history(database.db, {}, noon + 20 * MINUTE)).toEqual([
      { at: noon, servers: 3, online: 1, players: 1_200 },
      { at: noon + 10 * MINUTE, servers: 3, online: 1, players: 1_200 },
    ]);
    expect(await servers(database.db)).toMatchObject([
      { id: 'as', state: 'unknown', players: null, checkedAt: noon + 12 * MINUTE },
      { id: 'eu', state: 'online', players: 1_200 },
      { id: 'na', state: 'offline' },
    ]);
  });

  it('leaves everything as it was while the game is away', async () => {
    const before = await servers(database.db);
    game.trouble = 'broken';
    await watch(database, api(), noon + 30 * MINUTE);
    expect(await servers(database.db)).toEqual(before);
    expect(await history(database.db, { start: noon + 25 * MINUTE }, noon + 40 * MINUTE)).toEqual(
      [],
    );
  });

  it('deletes servers that are no longer reported, and ignores missing player counts', async () => {
    game.servers = { sa: { name: 'South America', status: 'online' } };
    await watch(database, api(), noon + 60 * MINUTE);
    expect((await servers(database.db)).map(({ id }) => id)).toEqual(['sa']);
    const start = noon + 50 * MINUTE;
    expect(await history(database.db, { start }, noon + 70 * MINUTE)).toEqual([
      { at: noon + 60 * MINUTE, servers: 1, online: 1, players: null },
    ]);
  });

  it('gives a long time in a few hundred points', async () => {
    const start = noon - 365 * 24 * 60 * MINUTE;
    const points = await history(database.db, { start }, noon + 70 * MINUTE);
    expect(points).toHaveLength(1);
    expect(points[0]).toMatchObject({ servers: 2, online: 1 });
  });

  it('refuses a time that ends before it starts', async () => {
    await expect(history(database.db, { start: noon, end: noon - 1 }, noon)).rejects.toThrow(
      'It must be before the end',
    );
    await expect(history(database.db, { start: 8e15 }, noon)).rejects.toThrow('not to come');
  });
});

it('answers without the game: no servers, no history', async () => {
  const app = await startTestApp();
  const ask = async (object: string, action: string, value?: string) =>
    (await app.request({ object, action, value })).body;
  expect(await ask('criticalops', 'servers')).toEqual({ status: 'SUCCESS', data: [] });
  expect(await ask('game_stats', 'criticalops', 'get_history')).toMatchObject({ data: [] });
  await app.stop();
});
