import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../../testing/app';
import { expectDone } from '../../../../testing/event';
import { addTeam } from '../../../../testing/league';

let app: TestApp;
let player: Account;

beforeAll(async () => {
  app = await startTestApp();
  player = await app.signIn('Editor');
});
afterAll(() => app.stop());

const me = async (as = player) => expectDone(await app.call({ path: '/api/players/me', as }));
const save = async (data: object, as?: Account) => {
  const version = as ? (await me(as)).profileVersion : 'none';
  return app.request({ object: 'player', action: 'save_profile', data: { version, ...data } }, as);
};

it('saves many fields at once', async () => {
  const search = { looking: true, roles: ['entry'], region: 'SA', note: 'Evenings' };
  const links = [{ kind: 'twitch', url: 'https://twitch.tv/editor' }];
  const before = await me();
  const saved = expectDone(
    await save({ name: 'Redactor', country: 'CL', gameId: '4711', links, search }, player),
  );
  expect(saved).toMatchObject({ name: 'Redactor', country: 'CL', gameId: '4711' });
  const after = await me();
  expect(after).toMatchObject({
    socialLinks: links,
    looking: { roles: ['entry'], region: 'SA', note: 'Evenings' },
    description: before.description,
  });
  expect(after.profileVersion).not.toBe(before.profileVersion);
});

it('shows roles beyond the search for a team: on the profile and in the roster', async () => {
  const { name, leader } = await addTeam(app, 'Role Players');
  expectDone(await save({ roles: ['leader', 'sniper'] }, leader));
  const page = await app.call({ path: `/api/website/teams/${encodeURIComponent(name)}` });
  expect(page.body.data.roster).toMatchObject([{ id: leader.id, roles: ['leader', 'sniper'] }]);

  const agent = await app.signIn('Agent');
  expectDone(await save({ roles: ['entry'], search: { looking: true } }, agent));
  expect(await me(agent)).toMatchObject({ roles: ['entry'], looking: { roles: ['entry'] } });
  expectDone(await save({ search: { looking: false } }, agent));
  expect(await me(agent)).toMatchObject({ roles: ['entry'], looking: null });
});

it('changes nothing where one field is refused, and says which', async () => {
  const other = await app.signIn('Second Editor');
  const taken = await save({ country: 'FI', description: 'New', gameId: '4711' }, other);
  expect(taken).toMatchObject({ status: 400, body: { error: { field: 'gameId' } } });
  expect(await me(other)).toMatchObject({ country: null, description: '', gameId: null });
  const named = await save({ country: 'FI', name: 'redactor' }, other);
  expect(named.body.error.field).toBe('name');
  expect((await me(other)).country).toBeNull();
});

it('of two pages lets the second know of the first', async () => {
  const { profileVersion: version } = await me();
  expectDone(await save({ description: 'First' }, player));
  expect(await save({ version, description: 'Second' }, player)).toMatchObject({
    status: 400,
    body: {
      message: 'Your profile was changed in another tab or on another device.',
      error: { reason: 'conflict' },
    },
  });
  expect((await me()).description).toBe('First');
});

it('is for those who are signed in, and refuses nonsense', async () => {
  expect((await save({ country: 'CL' })).status).toBe(403);
  for (const data of [{ country: 'XX' }, { gameId: '../etc' }, { description: 'x'.repeat(2_001) }])
    expect((await save(data, player)).status).toBe(400);
});

it('says beforehand whether a game id is free', async () => {
  const check = async (gameId: string, as?: Account) =>
    app.request({ object: 'player', action: 'check_game_id', data: { gameId } }, as);
  const other = await app.signIn('Third Editor');
  expect(expectDone(await check('4711', other))).toEqual({ state: 'taken' });
  // The own one is no other's; the game cannot be asked in tests.
  expect(expectDone(await check('4711', player))).toEqual({ state: 'unchecked' });
  expect((await check('not an id', other)).status).toBe(400);
  expect((await check('4711')).status).toBe(403);
});
