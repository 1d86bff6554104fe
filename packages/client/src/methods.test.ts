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

type RunMethod = (methods: Methods) => Promise<unknown>;

describe('a method', () => {
  it.each<{ name: keyof Methods; run: RunMethod; request: string; body?: object }>([
    {
      name: 'getWebsiteTeam',
      run: (m) => m.getWebsiteTeam('Team A'),
      request: 'GET /website/teams/Team%20A',
    },
    {
      name: 'getWebsiteTournament',
      run: (m) => m.getWebsiteTournament('E1'),
      request: 'GET /website/tournaments/E1',
    },
    {
      name: 'getSignupInfo',
      run: (m) => m.getSignupInfo('E1'),
      request: 'GET /tournaments/E1/signup',
    },
    { name: 'getAccountDetails', run: (m) => m.getAccountDetails(), request: 'GET /players/me' },
    {
      name: 'getAccountDetailsFast',
      run: (m) => m.getAccountDetailsFast(),
      request: 'GET /players/me',
    },
    {
      name: 'getPerformance',
      run: (m) =>
        m.getPerformance('p1', {
          startDate: 1,
          endDate: 2,
          map: 'Raid',
          tournaments: ['E1', 'E2'],
          versus: 'B',
        }),
      request:
        'GET /players/p1/performance?startDate=1&endDate=2&map=Raid&tournaments=E1%2CE2&versus=B',
    },
    {
      name: 'getTournamentTeams',
      run: (m) => m.getTournamentTeams('E1'),
      request: 'GET /tournaments/E1/teams/registered',
    },
    { name: 'getPhoto', run: (m) => m.getPhoto('p1'), request: 'GET /stream/players/photo/p1' },
    {
      name: 'getStreamConfiguration',
      run: (m) => m.getStreamConfiguration(),
      request: 'GET /stream/configuration',
    },
    {
      name: 'editStreamConfiguration',
      run: (m) => m.editStreamConfiguration({ Round: 'Final' }),
      request: 'POST /stream/configuration',
      body: { Round: 'Final' },
    },
    {
      name: 'requiresRule',
      run: (m) => m.requiresRule('E1'),
      request: 'team/requires_rules E1',
      body: {},
    },
    {
      name: 'hasConfirmedRules',
      run: (m) => m.hasConfirmedRules('E1'),
      request: 'team/confirmed_rules E1',
      body: {},
    },
    {
      name: 'confirmRules',
      run: (m) => m.confirmRules('E1'),
      request: 'team/confirm_rules E1',
      body: {},
    },
    {
      name: 'applyTournament',
      run: (m) => m.applyTournament('E1', ['p1', 'p2']),
      request: 'player/apply E1',
      body: { players: ['p1', 'p2'] },
    },
    {
      name: 'getGroupMatchups',
      run: (m) => m.getGroupMatchups('E1'),
      request: 'tournament/group_matchups E1',
      body: {},
    },
    {
      name: 'getMatches',
      run: (m) => m.getMatches('E1', { page: 2 }),
      request: 'tournament/matches E1',
      body: { page: 2 },
    },
    {
      name: 'getEncounters',
      run: (m) => m.getEncounters('A', 'B'),
      request: 'team/encounters A',
      body: { team2: 'B' },
    },
    {
      name: 'getRoster',
      run: (m) => m.getRoster('A', 'E1'),
      request: 'team/get_roster A',
      body: { tournament: 'E1' },
    },
    {
      name: 'getFullRoster',
      run: (m) => m.getFullRoster('A', 'E1'),
      request: 'team/get_full_roster A',
      body: { tournament: 'E1' },
    },
    {
      name: 'readProperty',
      run: (m) => m.readProperty('streamLink'),
      request: 'property/read streamLink',
      body: {},
    },
    {
      name: 'updatePropertyPermissions',
      run: (m) =>
        m.updatePropertyPermissions('a', { readPermissions: 'none', writePermissions: 'Admin' }),
      request: 'property/update_permissions a',
      body: { readPermissions: null, writePermissions: 'Admin' },
    },
    {
      name: 'editGiveaway',
      run: (m) => m.editGiveaway({ id: 'g1' }),
      request: 'giveaway/edit g1',
      body: {},
    },
  ])('$name sends $request', async ({ run, request, body }) => {
    await run(setUp().methods);
    expect(server.httpRequests).toHaveLength(1);
    const [{ method, path, body: sent } = { method: '', path: '', body: null }] =
      server.httpRequests;
    const isEnvelope = path === '/api/request';
    expect(
      isEnvelope ? `${sent.object}/${sent.action} ${sent.value}` : `${method} ${path.slice(4)}`,
    ).toBe(request);
    if (body) expect(isEnvelope ? sent.data : sent).toEqual(body);
  });

  it.each<{ run: RunMethod; message: string }>([
    { run: (m) => m.getMatches(''), message: 'Tournament is required' },
    { run: (m) => m.getEncounters('', 'B'), message: 'teamA and teamB are required' },
    { run: (m) => m.getEncounters('A', ''), message: 'teamA and teamB are required' },
    { run: (m) => m.getRoster('', 'E1'), message: 'team is required' },
    { run: (m) => m.getRoster('A', ''), message: 'tournament is required' },
    { run: (m) => m.getFullRoster('', 'E1'), message: 'team is required' },
    { run: (m) => m.getFullRoster('A', ''), message: 'tournament is required' },
    { run: (m) => m.getTournamentTeams(''), message: 'tournament is required' },
    { run: (m) => m.getPhoto(''), message: 'id is required' },
    { run: (m) => m.readProperty(''), message: 'id is required' },
    { run: (m) => m.editGiveaway({}), message: 'No id' },
  ])(
    'without a required value fails with "$message" and sends nothing',
    async ({ run, message }) => {
      const failure = await run(setUp().methods).catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(InvalidRequest);
      expect(failure).toHaveProperty('message', message);
      expect(server.httpRequests).toEqual([]);
      expect(server.logRequests).toEqual([]);
    },
  );

  it.each<{ name: keyof Methods; run: RunMethod }>([
    { name: 'getAccountDetails', run: (m) => m.getAccountDetails() },
    { name: 'getAccountDetailsFast', run: (m) => m.getAccountDetailsFast() },
    { name: 'hasConfirmedRules', run: (m) => m.hasConfirmedRules('E1') },
    { name: 'confirmRules', run: (m) => m.confirmRules('E1') },
    { name: 'applyTournament', run: (m) => m.applyTournament('E1', ['p1']) },
    { name: 'editGiveaway', run: (m) => m.editGiveaway({ id: 'g1' }) },
    { name: 'editStreamConfiguration', run: (m) => m.editStreamConfiguration({}) },
    {
      name: 'addNoteAttachment',
      run: (m) => m.addNoteAttachment({ id: 'p1', name: 'a.txt', file: new Blob(['a']) }),
    },
  ])('$name requires a sign-in', async ({ run }) => {
    const failure = await run(setUp({ signedIn: false }).methods).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ForbiddenError);
    expect(failure).toHaveProperty('message', 'You must be logged in to perform this action!');
    expect(server.httpRequests).toEqual([]);
  });
});

describe('rules', () => {
  it('are booleans', async () => {
    const { methods } = setUp();
    server.reply(success({ required: true }), success({ confirmed: false, confirmedAt: null }));
    expect(await methods.requiresRule('E1')).toBe(true);
    expect(await methods.hasConfirmedRules('E1')).toBe(false);
  });
});

describe('the account', () => {
  const details = { id: 'p1', name: 'Anna', permissions: ['Moderator'], email: 'a@b.c' };

  it('is stored with its secret after signing in, without private fields', async () => {
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

  it('of a page is kept without a secret, which is in its cookie', async () => {
    const { client, methods } = setUp({ signedIn: false });
    server.reply(success({ ...details, secret: '' }));
    await methods.login({ code: 'c', state: '' });
    expect(client.identity.get()).toEqual({ id: 'p1', name: 'Anna', permissions: ['Moderator'] });
  });

  it('is updated when it is read, and read once by getAccountDetailsFast', async () => {
    const { client, methods } = setUp();
    server.reply(success(details), success(details));
    expect(await methods.getAccountDetailsFast()).toEqual(details);
    expect(await methods.getAccountDetailsFast()).toEqual(details);
    expect(server.httpRequests).toHaveLength(1);
    expect(client.identity.get()).toMatchObject({ name: 'Anna', permissions: ['Moderator'] });
    await methods.getAccountDetails();
    expect(server.httpRequests).toHaveLength(2);
  });

  it('is not shared with the next account', async () => {
    const { client, methods } = setUp();
    server.reply(success(details), success({ ...details, id: 'p2' }));
    await methods.getAccountDetailsFast();
    client.identity.set({ id: 'p2', secret: 's2' });
    expect(await methods.getAccountDetailsFast()).toMatchObject({ id: 'p2' });
  });

  it('is not signed in again if it signed out meanwhile', async () => {
    const { client, methods } = setUp();
    server.reply(success(details));
    const reading = methods.getAccountDetails();
    client.identity.clear();
    await reading;
    expect(client.identity.get()).toBeNull();
  });

  it.each([success({}), { status: 500, body: {} }])(
    'is cleared at sign-out after %o',
    async (reply) => {
      const { client, methods } = setUp();
      server.reply(reply);
      await methods.logout();
      expect(client.identity.get()).toBeNull();
      expect(server.httpRequests[0]?.body).toMatchObject({
        object: 'player',
        action: 'logout',
        secret: 's1',
      });
      await methods.logout();
      expect(server.httpRequests).toHaveLength(1);
    },
  );
});

describe('a team on stream', () => {
  it('is requested once by all scenes', async () => {
    const { methods } = setUp();
    server.reply(success({ name: 'A', players: [] }));
    const teams = await Promise.all([methods.getStreamTeam('A'), methods.getStreamTeam('A')]);
    expect(teams).toEqual([
      { name: 'A', players: [] },
      { name: 'A', players: [] },
    ]);
    expect(server.httpRequests).toHaveLength(1);
  });

  it('falls back to the public summary', async () => {
    const { methods } = setUp();
    server.reply({ status: 500, body: {} }, success({ name: 'A', players: [] }));
    expect(await methods.getStreamTeam('A')).toEqual({ name: 'A', players: [] });
    expect(server.httpRequests[1]?.body).toMatchObject({
      object: 'team',
      action: 'info',
      value: 'A',
    });
  });
});
