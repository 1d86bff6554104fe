import type { MatchSummary } from '@mes/contract/match-schemas';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../testing/app';

let app: TestApp;
const ONE = 'Winter Alpha';
const OTHER = 'Winter Beta';

beforeAll(async () => {
  app = await startTestApp({ config: { demo: 'small' } });
  const { rows } = await app.database.pool.query(
    `SELECT team_a AS one, team_b AS other FROM matches WHERE state = 'finished' LIMIT 1`,
  );
  await rename(rows[0].one, ONE, 'WAL');
  await rename(rows[0].other, OTHER, 'WBE');
});
afterAll(() => app.stop());

const rename = (id: string, name: string, tag: string) =>
  app.database.pool.query('UPDATE teams SET name = $2, tag = $3 WHERE id = $1', [id, name, tag]);

async function find(filter: { team?: string; versus?: string }): Promise<Set<string>[]> {
  const { body } = await app.call({
    path: '/api/matches/find',
    body: { ...filter, page: 0, size: 50 },
  });
  return body.data.map(
    ({ teamA, teamB }: MatchSummary) => new Set([teamA?.name ?? '', teamB?.name ?? '']),
  );
}

it.each([
  ['winter alpha', [ONE], 'the whole name'],
  ['wal', [ONE], 'the tag'],
  ['alph', [ONE], 'a part that one team has'],
  ['winter', [ONE, OTHER], 'a part that two teams have: matches of both'],
])('finds matches of the teams that "%s" means: %j, %s', async (team, names, _why) => {
  const found = await find({ team });
  expect(found.length).toBeGreaterThan(0);
  for (const pair of found) expect(names.some((name) => pair.has(name))).toBe(true);
  for (const name of names) expect(found.some((pair) => pair.has(name))).toBe(true);
});

it('finds matches against each other, not of one team against anyone', async () => {
  for (const filter of [
    { team: 'alph', versus: 'beta' },
    { team: 'beta', versus: 'alph' },
    { team: 'winter', versus: 'winter' },
  ]) {
    const found = await find(filter);
    expect(found.length).toBeGreaterThan(0);
    for (const pair of found) expect(pair).toEqual(new Set([ONE, OTHER]));
  }
});

it('lists live matches first, then the next ones, and those that are over last', async () => {
  const { body } = await app.call({
    path: '/api/matches/find',
    body: { order: 'urgent', page: 0, size: 100 },
  });
  const found: MatchSummary[] = body.data;
  const order = ['live', 'veto', 'scheduled', 'over'];
  const groupOf = ({ state }: MatchSummary) =>
    order.includes(state) ? order.indexOf(state) : order.length - 1;
  const groups = found.map(groupOf);
  expect(groups).toEqual(groups.toSorted((one, other) => one - other));
  expect(new Set(groups)).toEqual(new Set(groups.includes(1) ? [0, 1, 2, 3] : [0, 2, 3]));
  const starts = found
    .filter(({ state }) => state === 'scheduled')
    .map(({ startsAt }) => startsAt ?? Number.POSITIVE_INFINITY);
  expect(starts).toEqual(starts.toSorted((one, other) => one - other));
});

it.each(['nobody at all', '%', '_', '\\'])('finds nothing for %j', async (team) => {
  expect(await find({ team })).toEqual([]);
});
