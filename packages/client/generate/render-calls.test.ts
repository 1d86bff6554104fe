import { readFileSync } from 'node:fs';
import { contract } from '@mes/contract';
import { type Call, defineAction, defineCall, nameOf } from '@mes/contract/define';
import { READ_LIMIT } from '@mes/contract/limits';
import { JsonSchema } from '@mes/contract/scalars';
import { describe, expect, it } from 'vitest';
import { parseCallRow } from '../src/call-table';
import { renderAccountCalls, renderCall, renderCalls } from './render-calls';

const named: readonly [name: string, call: Call][] = Object.values(contract).flatMap((feature) =>
  Object.entries(feature),
);
const calls = named.map(([, call]) => call);
const base = {
  who: 'public',
  summary: '',
  input: contract.properties.all.input,
  output: JsonSchema,
} as const;
const action = { ...base, object: 'a', action: 'b' };

it.each([
  { name: 'calls', render: renderCalls },
  { name: 'account-calls', render: renderAccountCalls },
])('the table of $name is up to date (npm run generate)', ({ name, render }) => {
  const file = new URL(`../src/generated/${name}.ts`, import.meta.url);
  expect(readFileSync(file, 'utf8')).toBe(render());
});

it('every call is in one of the two tables', () => {
  const lines = [renderCalls(), renderAccountCalls()].flatMap((table) => table.split('\n'));
  const isCall = (line: string) => /^\w+ (GET|POST|PATCH|DELETE|PUT|\w+\/)/.test(line);
  expect(lines.filter(isCall)).toHaveLength(calls.length);
});

describe('a line of the table', () => {
  it.each([
    { call: defineCall({ ...base, method: 'GET', path: '/x/{id}' }), line: 'GET /x/{id}' },
    {
      call: defineCall({ ...base, method: 'POST', path: '/x', who: 'Admin|editstream' }),
      line: 'POST /x who=Admin|editstream',
    },
    { call: defineAction(action), line: 'a/b' },
    { call: defineAction({ ...action, action: 'get_b' }), line: 'a/get_b read' },
    { call: defineAction({ ...action, action: 'read' }), line: 'a/read read' },
    { call: defineAction({ ...action, action: 'read_all' }), line: 'a/read_all' },
    {
      call: defineAction({ ...action, value: 'id', who: 'login' }),
      line: 'a/b value=id who=login',
    },
    {
      call: defineAction({ ...action, data: 'list', who: 'login' }),
      line: 'a/b data=list who=login',
    },
    { call: defineAction({ ...action, paged: true }), line: 'a/b paged' },
    {
      call: defineAction({ ...action, who: 'login', limit: READ_LIMIT }),
      line: 'a/b who=login read',
    },
    {
      call: defineAction({ ...action, limit: { calls: 10, seconds: 60 } }),
      line: 'a/b',
    },
    {
      call: defineAction({ ...action, cache: { seconds: 30, until: [] } }),
      line: 'a/b cache=30 read',
    },
    {
      call: defineAction({ ...action, cache: { seconds: 30, until: ['stream'] } }),
      line: 'a/b read',
    },
  ])('$line', ({ call, line }) => {
    expect(renderCall(call)).toBe(line);
  });

  it('leaves out an action that its name tells', () => {
    const { castVote } = contract.voting;
    expect(renderCall(castVote, 'castVote')).toBe('match/ value=id who=login');
    expect(parseCallRow('match/ who=login', 'castVote')).toMatchObject({ name: 'match/cast_vote' });
  });

  it.each(named.map(([key, call]) => ({ key, name: nameOf(call), call })))(
    'of $name is parsed as the contract declares it',
    ({ key, name, call }) => {
      const row = parseCallRow(renderCall(call, key), key);
      expect(row).toMatchObject({
        name,
        kind: call.kind,
        who: call.who,
        paged: call.paged ?? false,
        ...(call.kind === 'rest'
          ? { method: call.method, path: call.path }
          : { object: call.object, action: call.action, value: call.value, data: call.data }),
      });
    },
  );
});

describe('a write', () => {
  const names = calls
    .map((call) => parseCallRow(renderCall(call)))
    .filter(({ isRead }) => isRead)
    .map(({ name }) => name);

  it.each([
    'player/login',
    'player/logout',
    'telemetry/app_usage',
    'match/cast_vote',
    'data_capture/record',
    'POST /login',
    'POST /matches',
    'POST /logging/player/{id}',
    'DELETE /promotions/{id}',
    'requests/batch',
  ])('%s is not a read', (name) => {
    expect(names).not.toContain(name);
  });
});
