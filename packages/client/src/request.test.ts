import { MissingParameter } from '@mes/contract/errors';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ActionRow, parseCallRow, type RestRow } from './call-table';
import { buildActionRequest, buildEnvelope, buildRestRequest } from './request';

const rest = (line: string) => parseCallRow(line) as RestRow;
const action = (line: string) => parseCallRow(line) as ActionRow;

describe('a REST call', () => {
  it.each([
    { line: 'GET /players/me', input: {}, path: '/players/me' },
    { line: 'GET /players/{id}', input: { id: 'p1' }, path: '/players/p1' },
    { line: 'GET /teams/{name}/info', input: { name: 'A/B %' }, path: '/teams/A%2FB%20%25/info' },
    { line: 'GET /tournaments/{ids}', input: { ids: ['A', 'B'] }, path: '/tournaments/A%2CB' },
    { line: 'GET /list', input: { page: 2, size: 15 }, path: '/list?page=2&size=15' },
    { line: 'GET /list', input: { page: 0, live: false }, path: '/list?page=0&live=false' },
    { line: 'GET /list', input: { a: undefined, b: null }, path: '/list' },
    { line: 'GET /list', input: { tournaments: ['x', 'y'] }, path: '/list?tournaments=x%2Cy' },
    { line: 'DELETE /promotions/{id}', input: { id: '7' }, path: '/promotions/7' },
  ])('$line with $input is sent to $path without a body', ({ line, input, path }) => {
    const request = buildRestRequest(rest(line), input);
    expect(request.path).toBe(path);
    expect(request.body).toBeUndefined();
  });

  it.each([
    {
      line: 'POST /matches',
      input: { teamA: 'A', bestOf: 3 },
      path: '/matches',
      body: { teamA: 'A', bestOf: 3 },
    },
    {
      line: 'PATCH /matches/{id}',
      input: { id: 'm1', maps: [] },
      path: '/matches/m1',
      body: { maps: [] },
    },
    {
      line: 'POST /tournaments/{id}/seeding',
      input: { id: 'E1', teams: ['A'] },
      path: '/tournaments/E1/seeding',
      body: { teams: ['A'] },
    },
    { line: 'POST /login', input: {}, path: '/login', body: {} },
  ])('$line has the other fields in its body', ({ line, input, path, body }) => {
    const request = buildRestRequest(rest(line), input);
    expect(request.path).toBe(path);
    expect(JSON.parse(request.body ?? '')).toEqual(body);
  });

  it.each([{ id: undefined }, { id: null }, { id: '' }, {}])(
    'is not sent without a path parameter: %o',
    (input) => {
      expect(() => buildRestRequest(rest('GET /players/{id}/info'), input)).toThrow(
        MissingParameter,
      );
    },
  );

  it.each(['.', '..'])('reaches its own path with "%s", which addresses fold away', (q) => {
    const { path } = buildRestRequest(rest('GET /website/search/teams/{q}'), { q });
    const { pathname } = new URL(`http://host${path}`);
    const [, segment] = pathname.split('/website/search/teams/');
    // The server trims texts and refuses ids with a space.
    expect(decodeURIComponent(segment ?? '').trim()).toBe(q);
  });

  it('has the right path for every other text', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (name) => {
        fc.pre(name !== '.' && name !== '..');
        const { path } = buildRestRequest(rest('GET /teams/{name}/info'), { name });
        const [, teams, segment, info] = new URL(`http://host${path}`).pathname.split('/');
        expect([teams, decodeURIComponent(segment ?? ''), info]).toEqual(['teams', name, 'info']);
      }),
    );
  });
});

describe('an object/action call', () => {
  it.each([
    {
      line: 'property/write value=id',
      input: { id: 'streamLink', value: 1 },
      sent: { object: 'property', action: 'write', value: 'streamLink', data: { value: 1 } },
    },
    {
      line: 'property/all',
      input: {},
      sent: { object: 'property', action: 'all', value: undefined, data: {} },
    },
    {
      line: 'requests/batch data=requests',
      input: { requests: [{ object: 'a', action: 'b' }] },
      sent: {
        object: 'requests',
        action: 'batch',
        value: undefined,
        data: [{ object: 'a', action: 'b' }],
      },
    },
    {
      line: 'roster/edit_roster value=team',
      input: { team: 'A', id: 'E1', target_id: 'p1', action: 'add' },
      sent: {
        object: 'roster',
        action: 'edit_roster',
        value: 'A',
        data: { id: 'E1', target_id: 'p1', action: 'add' },
      },
    },
  ])('$line has the value field in value and the rest in data', ({ line, input, sent }) => {
    expect(buildActionRequest(action(line), input)).toEqual(sent);
  });

  it('has version 1, and id and secret only when signed in', () => {
    const request = { object: 'a', action: 'b' };
    expect(buildEnvelope(request, null)).toEqual({ object: 'a', action: 'b', version: 1 });
    expect(buildEnvelope(request, { id: 'p1', secret: 's', name: 'Ann' })).toEqual({
      object: 'a',
      action: 'b',
      id: 'p1',
      secret: 's',
      version: 1,
    });
  });
});
