import type { MatchSummary } from '@mes/contract/match-schemas';
import type { SearchGroup } from '@mes/contract/search';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../testing/app';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ config: { demo: 'small' } });
  await app.signIn('zedzero');
  await app.database.pool.query("UPDATE players SET game_id = '7Q2-Zed' WHERE name = 'zedzero'");
  await app.signIn('Zoë');
  const { rows } = await app.database.pool.query(
    `SELECT team_a AS one, team_b AS other FROM matches WHERE state = 'finished' LIMIT 1`,
  );
  const [{ one, other }] = rows;
  await rename(one, 'Seven Saints', '7ST');
  await rename(other, 'Monsoon', 'MSN');
  const third = await app.database.pool.query('SELECT id FROM teams WHERE id NOT IN ($1, $2)', [
    one,
    other,
  ]);
  await rename(third.rows[0].id, 'Zero Meridian', 'ZRM');
});
afterAll(() => app.stop());

const rename = (id: string, name: string, tag: string) =>
  app.database.pool.query('UPDATE teams SET name = $2, tag = $3 WHERE id = $1', [id, name, tag]);

const ask = (q: string, more = '') =>
  app.call({ path: `/api/website/search?q=${encodeURIComponent(q)}${more}` });

const search = async (q: string, more = ''): Promise<SearchGroup[]> => {
  const { status, body } = await ask(q, more);
  if (status !== 200) throw new Error(body.message);
  return body.data;
};

const kindsOf = (groups: readonly SearchGroup[]) => groups.map(({ kind }) => kind);

/** Of the first row of the first group. */
function firstOf([group]: readonly SearchGroup[]): string {
  if (!group) return 'nothing';
  switch (group.kind) {
    case 'matches':
      return `match ${pairingOf(group.hits[0]!)}`;
    case 'articles':
    case 'clips':
      return `${group.kind} ${group.hits[0]!.title}`;
    case 'players':
    case 'teams':
    case 'tournaments':
      return `${group.kind} ${group.hits[0]!.name}`;
  }
}

const pairingOf = ({ teamA, teamB }: MatchSummary) => [teamA?.name, teamB?.name].sort().join(' – ');

async function matchesOf(q: string): Promise<MatchSummary[]> {
  const group = (await search(q, '&kind=matches&count=20')).find(({ kind }) => kind === 'matches');
  return group?.kind === 'matches' ? group.hits : [];
}

describe('the best hit', () => {
  it.each([
    ['zero', 'teams Zero Meridian', 'not zedzero, who only ends so'],
    ['zedz', 'players zedzero', 'nothing else begins so'],
    ['zoe', 'players Zoë', 'without the accent'],
    ['zrm', 'teams Zero Meridian', 'the tag'],
    ['zero meridain', 'teams Zero Meridian', 'with a slip'],
    ['seven monsoon', 'match Monsoon – Seven Saints', 'two teams'],
    ['monsoon vs seven', 'match Monsoon – Seven Saints', 'the other way round'],
    ['msn seven saints', 'match Monsoon – Seven Saints', 'by a tag'],
    ['7q2-zed', 'players zedzero', 'the id in the game'],
    [
      'what is new on the site',
      'articles What is new on the site: match rooms, odds and calendars',
      'how the title of an article begins',
    ],
  ])('for "%s" is %s: %s', async (q, expected, _why) => {
    expect(firstOf(await search(q))).toBe(expected);
  });
});

describe('matches', () => {
  it('of one team are its next and last ones, after the team itself', async () => {
    const groups = await search('monsoon');
    expect(kindsOf(groups)[0]).toBe('teams');
    const found = await matchesOf('monsoon');
    expect(found.length).toBeGreaterThan(3);
    for (const { teamA, teamB } of found)
      expect([teamA?.name, teamB?.name].includes('Monsoon')).toBe(true);
    const live = found.map(({ state }) => state === 'live' || state === 'veto');
    expect(live).toEqual(live.toSorted((one, other) => Number(other) - Number(one)));
  });

  it('of two teams are theirs only', async () => {
    const found = await matchesOf('seven monsoon');
    expect(found.length).toBeGreaterThan(0);
    expect(new Set(found.map(pairingOf))).toEqual(new Set(['Monsoon – Seven Saints']));
  });

  it.each([
    ['seven monson', 'the second name'],
    ['sevne saints vs monsoon', 'the first'],
  ])('of two teams are found as "%s", with a slip in %s', async (q) => {
    const [first] = await matchesOf(q);
    expect(first && pairingOf(first)).toBe('Monsoon – Seven Saints');
  });

  it('are found by their number', async () => {
    const [match] = await matchesOf('monsoon');
    expect(await matchesOf(`#${match!.matchID}`)).toEqual([match]);
    expect(await search('#999999999')).toEqual([]);
  });

  it('of a team with itself do not exist', async () => {
    expect((await matchesOf('monsoon vs monsoon')).length).toBe(0);
  });
});

describe('tournaments', () => {
  const tournamentsOf = async (q: string) => {
    const group = (await search(q, '&kind=tournaments&count=20'))[0];
    return group?.kind === 'tournaments' ? group.hits : [];
  };

  it('are found by all words of series and season, in any order', async () => {
    const all = await tournamentsOf('embers');
    expect(all.length).toBeGreaterThan(0);
    const { name, season, id } = all[0]!;
    for (const q of [`embers s${season}`, `s${season} embers`, `season ${season} embers`, id]) {
      const found = await tournamentsOf(q);
      expect(found.map((each) => each.name)).toContain(name);
      for (const each of found) expect(each.season).toBe(season);
    }
  });

  it('are not found while they are drafts or archived', async () => {
    const [embers] = await tournamentsOf('embers');
    await app.database.pool.query("UPDATE tournaments SET state = 'draft' WHERE id = $1", [
      embers!.id,
    ]);
    const after = await tournamentsOf(`embers of victory`);
    expect(after.map(({ id }) => id)).not.toContain(embers!.id);
  });
});

it.each([
  ['recap', true],
  ['new', false],
])('says whether titles of articles found by "%s" tell results', async (q, tells) => {
  const [group] = await search(q, '&kind=articles&count=20');
  const hits = group?.kind === 'articles' ? group.hits : [];
  expect(hits.length).toBeGreaterThan(0);
  for (const { tellsResults } of hits) expect(tellsResults).toBe(tells);
});

it('counts more than it shows, and shows all of one kind when asked', async () => {
  const players = (await search('a')).find(({ kind }) => kind === 'players')!;
  expect(players.hits).toHaveLength(3);
  expect(players.total).toBeGreaterThan(3);
  const all = await search('a', '&kind=players&count=20');
  expect(kindsOf(all)).toEqual(['players']);
  expect(all[0]!.hits).toHaveLength(players.total);
});

it('finds an id of the game as a whole only, and does not tell it', async () => {
  const [players] = await search('7q2-zed');
  expect(JSON.stringify(players)).not.toContain('7Q2');
  expect(kindsOf(await search('7q2-ze'))).not.toContain('players');
});

it('shows teams and players with their rating', async () => {
  const teams = (await search('monsoon')).find(({ kind }) => kind === 'teams');
  expect(teams).toMatchObject({ hits: [{ name: 'Monsoon', tag: 'MSN', elo: expect.any(Number) }] });
  const zed = (await search('zedzero')).find(({ kind }) => kind === 'players');
  expect(zed).toMatchObject({ hits: [{ ID: expect.any(String), name: 'zedzero', elo: null }] });
});

it.each(['%', '_', '\\', "'", '-- vs --', '.', '..', '/', '龍 龍', '#', '@', 'a vs b vs c'])(
  'takes %j as text',
  async (q) => {
    expect((await ask(q)).status).toBe(200);
  },
);

it.each(['', '&count=0', '&count=21', '&kind=secrets'])('refuses bad input: "%s"', async (more) => {
  const { status } = await ask(more === '' ? ' ' : 'a', more);
  expect(status).toBe(400);
});
