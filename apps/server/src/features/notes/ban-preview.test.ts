import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Account, TestApp } from '../../../testing/app';
import {
  addSquad,
  expectDone,
  type Squad,
  startStaffedApp,
  TestEvent,
} from '../../../testing/event';

const HOUR = 3_600_000;
const NOTHING = { total: 0, first: [] };
const NO_EFFECT = {
  signups: NOTHING,
  lineups: NOTHING,
  matches: NOTHING,
  votes: NOTHING,
  tickets: NOTHING,
};

let app: TestApp;
let moderator: Account;
let nova: Squad;

beforeAll(async () => {
  let admin: Account;
  ({ app, admin, moderator } = await startStaffedApp(Date.now));
  const event = await TestEvent.open(app, admin, { id: 'PreviewS1' });
  nova = await addSquad(app, 'Nova', { size: 6 });
  await addSquad(app, 'Ember');
  // The last one is in the team, but not on the roster.
  expectDone(await event.apply(nova, nova.players.slice(0, 5)));
  const series = { teamA: 'Nova', teamB: 'Ember', bestOf: 1, startsAt: Date.now() + HOUR };
  expectDone(await app.call({ path: '/api/matches', body: series, as: moderator }));
  const voting = await app.request(
    {
      object: 'match',
      action: 'create_voting_match',
      data: { teamA: 'Nova', teamB: 'Ember', locksAt: Date.now() + HOUR },
    },
    moderator,
  );
  const { id } = expectDone(voting);
  const vote = {
    object: 'match',
    action: 'cast_vote',
    value: id,
    data: { team: 'Nova', points: 1 },
  };
  expectDone(await app.request(vote, nova.leader));
  const request = { category: 'other', subject: 'Lost password', text: 'Please help me.' };
  expectDone(await app.request({ object: 'ticket', action: 'open', data: request }, nova.leader));
});
afterAll(() => app.stop());

const preview = (about: string, scope: string, as: Account = moderator) =>
  app.request({ object: 'moderator', action: 'preview_ban', value: about, data: { scope } }, as);

const signups = { total: 1, first: ['The PreviewS1'] };
const matches = { total: 1, first: ['Nova vs Ember'] };
const votes = { total: 1, first: ['Nova vs Ember'] };

it.each([
  ['site', { signups, matches, votes, tickets: { total: 1, first: ['#1 Lost password'] } }],
  ['tournaments', { signups, matches }],
  ['voting', { votes }],
  ['chat', {}],
])('a ban from %s names what it would touch', async (scope, touched) => {
  expect((await preview(nova.leader.id, scope)).body.data).toEqual({ ...NO_EFFECT, ...touched });
});

it('a member who is not on the roster has the matches of the team alone', async () => {
  const { body } = await preview(nova.players[5]!, 'tournaments');
  expect(body.data).toEqual({ ...NO_EFFECT, matches });
});

it('a team has its own sign-ups and matches', async () => {
  expect((await preview('team:Nova', 'tournaments')).body.data).toEqual({
    ...NO_EFFECT,
    signups,
    matches,
  });
});

it('bans nobody, and is for moderators', async () => {
  await preview(nova.leader.id, 'site');
  const list = await app.call({ path: '/api/website/blacklist' });
  expect(list.body.data).toEqual([]);
  expect((await preview(nova.leader.id, 'site', nova.leader)).status).toBe(403);
  expect((await preview('nobody-here', 'site')).status).toBe(404);
});
