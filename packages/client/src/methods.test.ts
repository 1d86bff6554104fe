import { ForbiddenError, InvalidRequest } from '@mes/contract/errors';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startServer, success, type TestServer } from '../testing/server';
import { createClient } from './client';
import { memoryStorage } from './identity';
import { createMethods, type Methods } from './methods';

const ANN = { id: 'p1', secret: 's1', name: 'Ann', permissions: [] };
let server: TestServer;

beforeEach(async () => {
  server = await startServer();
});
afterEach(() => server.close());

function setUp({ signedIn = true } = {}) {
  const storage = memoryStorage(signedIn ? ANN : null);
  const client = createClient({ baseUrl: server.url, storage });
  return { client, methods: createMethods(client) };
}

type Use = (methods: Methods) => Promise<unknown>;

describe('a method', () => {
  it.each<{ name: keyof Methods; use: Use; asked: string; body?: object }>([
    {
      name: 'getWebsiteTeam',
      use: (m) => m.getWebsiteTeam('Team A'),
      asked: 'GET /website/teams/Team%20A',
    },
    {
      name: 'getWebsiteTournament',
      use: (m) => m.getWebsiteTournament('E1'),
      asked: 'GET /website/tournaments/E1',
    },
    {
      name: 'getSignupInfo',
      use: (m) => m.getSignupInfo('E1'),
      asked: 'GET /tournaments/E1/signup',
    },
    { name: 'getAccountDetails', use: (m) => m.getAccountDetails(), asked: 'GET /players/me' },
    {
      name: 'getAccountDetailsFast',
      use: (m) => m.getAccountDetailsFast(),
      asked: 'GET /players/me',
    },
    {
      name: 'getPerformance',
      use: (m) =>
        m.getPerformance('p1', {
          startDate: 1,
          endDate: 2,
          map: 'Raid',
          tournaments: ['E1', 'E2'],
          versus: 'B',
        }),
      asked:
        'GET /players/p1/performance?startDate=1&endDate=2&map=Raid&tournaments=E1%2CE2&versus=B',
    },
    {
      name: 'getTournamentTeams',
      use: (m) => m.getTournamentTeams('E1'),
      asked: 'GET /tournaments/E1/teams/registered',
    },
    { name: 'getPhoto', use: (m) => m.getPhoto('p1'), asked: 'GET /stream/players/photo/p1' },
    {
      name: 'getStreamConfiguration',
      use: (m) => m.getStreamConfiguration(),
      asked: 'GET /stream/configuration',
    },
    {
      name: 'editStreamConfiguration',
      use: (m) => m.editStreamConfiguration({ Round: 'Final' }),
      asked: 'POST /stream/configuration',
      body: { Round: 'Final' },
    },
    {
      name: 'requiresRule',
      use: (m) => m.requiresRule('E1'),
      asked: 'team/requires_rules E1',
      body: {},
    },
    {
      name: 'hasConfirmedRules',
      use: (m) => m.hasConfirmedRules('E1'),
      asked: 'team/confirmed_rules E1',
      body: {},
    },
    {
      name: 'confirmRules',
      use: (m) => m.confirmRules('E1'),
      asked: 'team/confirm_rules E1',
      body: {},
    },
    {
      name: 'applyTournament',
      use: (m) => m.applyTournament('E1', ['p1', 'p2']),
      asked: 'player/apply E1',
      body: { players: ['p1', 'p2'] },
    },
    {
      name: 'getGroupMatchups',
      use: (m) => m.getGroupMatchups('E1'),
      asked: 'tournament/group_matchups E1',
      body: {},
    },
    {
      name: 'getMatches',
      use: (m) => m.getMatches('E1', { page: 2 }),
      asked: 'tournament/matches E1',
      body: { page: 2 },
    },
    {
      name: 'getEncounters',
      use: (m) => m.getEncounters('A', 'B'),
      asked: 'team/encounters A',
      body: { team2: 'B' },
    },
    {
      name: 'getRoster',
      use: (m) => m.getRoster('A', 'E1'),
      asked: 'team/get_roster A',
      body: { tournament: 'E1' },
    },
    {
      name: 'getFullRoster',
      use: (m) => m.getFullRoster('A', 'E1'),
      asked: 'team/get_full_roster A',
      body: { tournament: 'E1' },
    },
    {
      name: 'readProperty',
      use: (m) => m.readProperty('streamLink'),
      asked: 'property/read streamLink',
      body: {},
    },
    {
      name: 'updatePropertyPermissions',
      use: (m) =>
        m.updatePropertyPermissions('a', { readPermissions: 'none', writePermissions: 'Admin' }),
      asked: 'property/update_permissions a',
      body: { readPermissions: null, writePermissions: 'Admin' },
    },
    {
      name: 'editGiveaway',
      use: (m) => m.editGiveaway({ id: 'g1' }),
      asked: 'giveaway/edit g1',
      body: {},
    },
  ])('$name asks for $asked', async ({ use, asked, body }) => {
    await use(setUp().methods);
    expect(server.asked).toHaveLength(1);
    const [{ method, path, body: sent } = { method: '', path: '', body: null }] = server.asked;
    const isEnvelope = path === '/api/request';
    expect(
      isEnvelope ? `${sent.object}/${sent.action} ${sent.value}` : `${method} ${path.slice(4)}`,
    ).toBe(asked);
    if (body) expect(isEnvelope ? sent.data : sent).toEqual(body);
  });

  it.each<{ use: Use; message: string }>([
    { use: (m) => m.getMatches(''), message: 'Tournament is required' },
    { use: (m) => m.getEncounters('', 'B'), message: 'teamA and teamB are required' },
    { use: (m) => m.getEncounters('A', ''), message: 'teamA and teamB are required' },
    { use: (m) => m.getRoster('', 'E1'), message: 'team is required' },
    { use: (m) => m.getRoster('A', ''), message: 'tournament is required' },
    { use: (m) => m.getFullRoster('', 'E1'), message: 'team is required' },
    { use: (m) => m.getFullRoster('A', ''), message: 'tournament is required' },
    { use: (m) => m.getTournamentTeams(''), message: 'tournament is required' },
    { use: (m) => m.getPhoto(''), message: 'id is required' },
    { use: (m) => m.readProperty(''), message: 'id is required' },
    { use: (m) => m.editGiveaway({}), message: 'No id' },
  ])(
    'without what it needs fails with "$message", and nothing is sent',
    async ({ use, message }) => {
      const failure = await use(setUp().methods).catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(InvalidRequest);
      expect(failure).toHaveProperty('message', message);
      expect(server.asked).toEqual([]);
      expect(server.logged).toEqual([]);
    },
  );

  it.each<{ name: keyof Methods; use: Use }>([
    { name: 'getAccountDetails', use: (m) => m.getAccountDetails() },
    { name: 'getAccountDetailsFast', use: (m) => m.getAccountDetailsFast() },
    { name: 'hasConfirmedRules', use: (m) => m.hasConfirmedRules('E1') },
    { name: 'confirmRules', use: (m) => m.confirmRules('E1') },
    { name: 'applyTournament', use: (m) => m.applyTournament('E1', ['p1']) },
    { name: 'editGiveaway', use: (m) => m.editGiveaway({ id: 'g1' }) },
    { name: 'editStreamConfiguration', use: (m) => m.editStreamConfiguration({}) },
    {
      name: 'addNoteAttachment',
      use: (m) => m.addNoteAttachment({ id: 'p1', name: 'a.txt', file: new Blob(['a']) }),
    },
  ])('$name needs a sign-in', async ({ use }) => {
    const failure = await use(setUp({ signedIn: false }).methods).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ForbiddenError);
    expect(failure).toHaveProperty('message', 'You must be logged in to perform this action!');
    expect(server.asked).toEqual([]);
  });
});

describe('rules', () => {
  it('are answered by yes or no', async () => {
    const { methods } = setUp();
    server.reply(success({ required: true }), success({ confirmed: false, confirmedAt: null }));
    expect(await methods.requiresRule('E1')).toBe(true);
    expect(await methods.hasConfirmedRules('E1')).toBe(false);
  });
});

describe('the account', () => {
  const details = { id: 'p1', name: 'Anna', permissions: ['Moderator'], email: 'a@b.c' };

  it('is kept with its secret after signing in, without what is private', async () => {
    const { client, methods } = setUp({ signedIn: false });
    server.reply(success({ ...details, secret: 's9' }));
    await methods.login({ code: 'c', state: '' });
    expect(client.identity.get()).toEqual({
      id: 'p1',
      name: 'Anna',
      permissions: ['Moderator'],
      secret: 's9',
    });
  });

  it('is brought up to date when it is read, and read once for those in a hurry', async () => {
    const { client, methods } = setUp();
    server.reply(success(details), success(details));
    expect(await methods.getAccountDetailsFast()).toEqual(details);
    expect(await methods.getAccountDetailsFast()).toEqual(details);
    expect(server.asked).toHaveLength(1);
    expect(client.identity.get()).toMatchObject({ name: 'Anna', permissions: ['Moderator'] });
    await methods.getAccountDetails();
    expect(server.asked).toHaveLength(2);
  });

  it('of one is not given to the next', async () => {
    const { client, methods } = setUp();
    server.reply(success(details), success({ ...details, id: 'p2' }));
    await methods.getAccountDetailsFast();
    client.identity.set({ id: 'p2', secret: 's2' });
    expect(await methods.getAccountDetailsFast()).toMatchObject({ id: 'p2' });
  });

  it('that signed out meanwhile is not signed in again', async () => {
    const { client, methods } = setUp();
    server.reply(success(details));
    const reading = methods.getAccountDetails();
    client.identity.clear();
    await reading;
    expect(client.identity.get()).toBeNull();
  });

  it.each([success({}), { status: 500, body: {} }])(
    'is forgotten at sign-out after %o',
    async (reply) => {
      const { client, methods } = setUp();
      server.reply(reply);
      await methods.logout();
      expect(client.identity.get()).toBeNull();
      expect(server.asked[0]?.body).toMatchObject({
        object: 'player',
        action: 'logout',
        secret: 's1',
      });
      await methods.logout();
      expect(server.asked).toHaveLength(1);
    },
  );
});

describe('a team on stream', () => {
  it('is asked for once by all scenes', async () => {
    const { methods } = setUp();
    server.reply(success({ name: 'A', players: [] }));
    const teams = await Promise.all([methods.getStreamTeam('A'), methods.getStreamTeam('A')]);
    expect(teams).toEqual([
      { name: 'A', players: [] },
      { name: 'A', players: [] },
    ]);
    expect(server.asked).toHaveLength(1);
  });

  it('is its public summary when the stream has none', async () => {
    const { methods } = setUp();
    server.reply({ status: 500, body: {} }, success({ name: 'A', players: [] }));
    expect(await methods.getStreamTeam('A')).toEqual({ name: 'A', players: [] });
    expect(server.asked[1]?.body).toMatchObject({ object: 'team', action: 'info', value: 'A' });
  });
});
