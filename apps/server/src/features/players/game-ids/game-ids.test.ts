import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../../testing/app';
import { type GameStandIn, startGameStandIn } from '../../../../testing/game-stand-in';
import { checkPendingGameIds } from './service';

let app: TestApp;
let game: GameStandIn;

beforeAll(async () => {
  game = await startGameStandIn();
  app = await startTestApp({ config: { gameApiUrl: game.url } });
});
beforeEach(() => {
  game.trouble = null;
});
afterAll(async () => {
  await app.stop();
  await game.close();
});

const give = (gameId: string, as: Account) =>
  app.request({ object: 'player', action: 'change_game_id', data: { gameId } }, as);
const stateOf = async (as: Account) =>
  (await app.call({ path: '/api/players/me', as })).body.data.gameIdState;

describe('an id in the game', () => {
  it('is looked up: a known one is verified, an unknown one refused', async () => {
    const player = await app.signIn('Looked Up');
    expect((await give('101', player)).body.data).toMatchObject({
      gameId: '101',
      gameIdState: 'verified',
    });
    const refused = await give('999', player);
    expect(refused.body.error).toMatchObject({ type: 'InvalidParameterError', field: 'gameId' });
    expect(refused.body.message).toContain('The game does not know this player.');
  });

  it('is believed while the game is away, and checked when it is back', async () => {
    const [right, wrong] = [await app.signIn('Right'), await app.signIn('Wrong')];
    game.trouble = 'broken';
    expect((await give('102', right)).body.data.gameIdState).toBe('unchecked');
    await give('998', wrong);

    await checkPendingGameIds(app.database, async () => null);
    expect(await stateOf(right)).toBe('unchecked');

    await checkPendingGameIds(
      app.database,
      async (ids) => new Set(ids.filter((id) => id === '102')),
    );
    expect([await stateOf(right), await stateOf(wrong)]).toEqual(['verified', 'unknown']);
  });

  it('that was changed during the request is not affected by its result', async () => {
    const player = await app.signIn('Quick Change');
    game.trouble = 'broken';
    await give('555', player);
    await checkPendingGameIds(app.database, async () => {
      await give('556', player);
      return new Set();
    });
    expect(await stateOf(player)).toBe('unchecked');
  });
});
