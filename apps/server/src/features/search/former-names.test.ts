import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../testing/app';
import { type TeamCalls, teamCallsOf } from '../../../testing/teams';

let app: TestApp;
let teams: TeamCalls;
let moderator: Account;

beforeAll(async () => {
  app = await startTestApp();
  teams = teamCallsOf(app);
  moderator = await app.signIn('Moderator', ['Moderator']);
  const fox = await app.signIn('Silverfox');
  await rename(fox, 'Quicksilver');
  await app.signIn('Silverfoxes Fan');
  const rude = await app.signIn('Rudename');
  await rename(moderator, 'Gentle', { id: rude.id, hideFormer: true });

  await teams.create('Lighthouse', 'LHT', fox);
  await app.request(
    { object: 'team', action: 'change_name', value: 'Lighthouse', data: { name: 'Beacon' } },
    fox,
  );
});
afterAll(() => app.stop());

const rename = (
  as: Account,
  name: string,
  { id, ...data }: { id?: string; hideFormer?: boolean } = {},
) =>
  app.request({ object: 'player', action: 'change_name', value: id, data: { name, ...data } }, as);

const search = async (kind: 'players' | 'teams', query: string) =>
  (await app.call({ path: `/api/${kind}/search`, body: { query } })).body.data.map(
    ({ name, formerly }: { name: string; formerly: string | null }) =>
      formerly === null ? name : `${name}, formerly ${formerly}`,
  );

describe('a former name', () => {
  it.each([
    ['silverfox', ['Silverfoxes Fan', 'Quicksilver, formerly Silverfox'], 'after names of today'],
    ['quicksil', ['Quicksilver'], 'not for one who is found by the name of today'],
    ['verfo', ['Silverfoxes Fan', 'Quicksilver, formerly Silverfox'], 'by a part of it'],
    ['sliverfox', ['Quicksilver, formerly Silverfox'], 'with a slip'],
    ['rudename', [], 'unless it was hidden'],
  ])('of a player is found for "%s": %j, %s', async (query, expected, _why) => {
    const found = await search('players', query);
    expect(found.slice(0, expected.length || 1)).toEqual(expected);
  });

  it('of a team leads to the team', async () => {
    expect(await search('teams', 'lighthouse')).toEqual(['Beacon, formerly Lighthouse']);
    expect(await search('teams', 'lht')).toEqual(['Beacon']);
  });
});

it('finds a new name at once, although answers are cached', async () => {
  const player = await app.signIn('Caterpillar');
  const box = async (text: string) =>
    (await app.call({ path: `/api/website/search/players/${text}` })).body.data;
  expect(await box('butterfly')).toEqual([]);
  await rename(player, 'Butterfly');
  expect(await box('butterfly')).toMatchObject([{ ID: player.id, formerly: null }]);
});

it('shows everyone once, and no team that has disbanded', async () => {
  const leader = await app.signIn('Echo');
  await teams.create('Echo Echo', 'ECHO', leader);
  expect(await search('teams', 'echo')).toEqual(['Echo Echo']);
  await teams.player('disband_team', 'Echo Echo', {}, leader);
  expect(await search('teams', 'echo')).toEqual([]);
});

it.each(['a', 'ab', '%', '__', '\\', 'ł', '龍', '💥', 'x'.repeat(64)])(
  'answers whatever is typed: %j',
  async (query) => {
    const reply = await app.call({ path: '/api/players/search', body: { query } });
    expect(reply.status).toBe(200);
  },
);
