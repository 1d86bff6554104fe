import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app';
import type { Tx } from '../../platform/database/database';
import { matches, matchMaps } from '../matches/tables';
import { countFinished } from '../ratings/series/repository';
import { createPastTeam } from '../teams/past/service';
import { teams } from '../teams/tables';
import { readResults, toCsv } from './export/service';
import { importTournaments, parseFile } from './service';

const NOW = Date.parse('2026-01-01T00:00:00Z');
const HEADER = 'tournament,date,stage,round,team_a,team_b,score_a,score_b,forfeit,maps';
const CSV = [
  HEADER,
  'Old Cup 2019,2019-05-04 18:00,Playoffs,Semifinal,Nova,Night Owls,2,1,,Plaza 13-8; Canals 7-13; Raid 13-11',
  'Old Cup 2019,2019-05-04 18:00,Playoffs,Semifinal,Ember,Apex,0,1,A,',
  'Old Cup 2019,2019-05-05,Playoffs,Final,NÓVA,Apex,3,2,,',
].join('\r\n');

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  await app.database.transaction((tx) => createPastTeam(tx, { name: 'Nova', from: 0, until: 1 }));
});
afterAll(() => app.stop());

const parse = (text: string) => parseFile(Buffer.from(text), { now: NOW });

async function run(text: string, options: { isDryRun?: boolean; isRated?: boolean } = {}) {
  const { tournaments, problems } = parse(text);
  expect(problems).toEqual([]);
  const outcome = await app.database.transaction((tx: Tx) =>
    importTournaments(
      tx,
      tournaments,
      { isDryRun: false, isRated: false, ...options },
      { actor: null, now: NOW },
    ),
  );
  if ('problems' in outcome) throw new Error(JSON.stringify(outcome.problems));
  return outcome;
}

const countMatches = async () => (await app.database.db.select().from(matches)).length;

it('says what it would do, and does nothing', async () => {
  const expected = {
    tournaments: [
      { id: 'OldCup2019', name: 'Old Cup 2019', isNew: true, newMatches: 3, knownMatches: 0 },
    ],
    newTeams: ['Night Owls', 'Ember', 'Apex'],
    knownTeams: [{ name: 'Nova', team: 'Nova' }],
  };
  expect(await run(CSV, { isDryRun: true })).toEqual(expected);
  expect(await countMatches()).toBe(0);
  expect(await run(CSV)).toEqual(expected);
});

it('shows what it imported like any finished tournament', async () => {
  const page = await app.call({ path: '/api/tournaments/OldCup2019' });
  expect(page.body.data[0]).toMatchObject({
    name: 'Old Cup 2019',
    state: 'finished',
    winner: { name: 'Nova' },
  });
  const rows = await app.database.db
    .select()
    .from(matches)
    .orderBy(matches.finishedAt, matches.scoreA);
  expect(
    rows.map(({ state, winner, bestOf, roundName }) => [state, winner, bestOf, roundName]),
  ).toEqual([
    ['forfeited', 'B', 1, 'Playoffs, Semifinal'],
    ['finished', 'A', 3, 'Playoffs, Semifinal'],
    ['finished', 'A', 5, 'Playoffs, Final'],
  ]);
  const listed = await app.call({
    path: '/api/matches/find',
    body: { tournamentId: 'OldCup2019' },
  });
  expect(listed.body.data).toHaveLength(3);
  const maps = await app.database.db
    .select()
    .from(matchMaps)
    .where(eq(matchMaps.match, rows[1]!.id));
  expect(maps.map(({ map, winner }) => [map, winner])).toEqual([
    ['Plaza', 'A'],
    ['Canals', 'B'],
    ['Raid', 'A'],
  ]);
  const match = await app.call({ path: `/api/match/${rows[1]!.id}` });
  expect(match.status).toBe(200);
  const created = await app.database.db
    .select()
    .from(teams)
    .where(inArray(teams.name, ['Ember']));
  expect(created[0]).toMatchObject({
    tag: 'EMBER',
    disbandedAt: Date.parse('2019-05-04T18:00:00Z'),
  });
});

it('changes nothing when it is imported again, and adds only what is new', async () => {
  const again = await run(CSV);
  expect(again.tournaments[0]).toMatchObject({ isNew: false, newMatches: 0, knownMatches: 3 });
  expect(again.newTeams).toEqual([]);
  const more = await run(`${CSV}\r\nOld Cup 2019,2019-05-04,Groups,,Nova,Apex,1,1,,`);
  expect(more.tournaments[0]).toMatchObject({ newMatches: 1, knownMatches: 3 });
  expect(await countMatches()).toBe(4);
});

it('counts for ratings only where that is wanted', async () => {
  expect(await countFinished(app.database.db)).toBe(0);
  await run(`${HEADER}\nRated Cup,2020-01-01,,,Nova,Apex,2,0,,`, { isRated: true });
  expect(await countFinished(app.database.db)).toBe(1);
});

it('reads back what it exports', async () => {
  const results = await readResults(app.database.db, null);
  expect(results.tournaments.map(({ name, matches: all }) => [name, all.length])).toEqual([
    ['Old Cup 2019', 4],
    ['Rated Cup', 1],
  ]);
  for (const text of [toCsv(results), JSON.stringify(results)]) {
    const { tournaments, problems } = parse(text);
    expect(problems).toEqual([]);
    expect(
      tournaments.flatMap(({ matches: all }) => all.map(({ maps }) => maps.length)).sort(),
    ).toEqual([0, 0, 0, 0, 3]);
  }
});

it('reads a tournament of Challonge', async () => {
  const participant = (id: number, name: string, rank: number) => ({
    participant: { id, name, final_rank: rank, group_player_ids: [id + 100] },
  });
  const match = (id: number, round: number, score: string) => ({
    match: {
      ...{ id, round, state: 'complete', player1_id: 1, player2_id: id === 9 ? 102 : 2 },
      ...{ winner_id: 1, scores_csv: score, completed_at: '2018-03-04T20:00:00.000+01:00' },
    },
  });
  const tournament = {
    ...{ id: 77, name: 'Challonge Cup', started_at: null, completed_at: null },
    participants: [participant(1, 'Nova', 1), participant(2, 'Vipers', 2)],
    matches: [match(7, 1, '2-1'), match(8, -2, '13-8,7-13,13-5'), match(9, 1, '')],
  };
  const outcome = await run(JSON.stringify({ tournament }));
  expect(outcome).toMatchObject({ tournaments: [{ newMatches: 3 }], newTeams: ['Vipers'] });
  const { body } = await app.call({ path: '/api/tournaments/ChallongeCup' });
  expect(body.data[0].winner).toMatchObject({ name: 'Nova' });
});

it('reads the pages of an event of start.gg', async () => {
  const nova = { id: 11, name: 'Nova' };
  const apex = { id: 12, name: 'Apex Nine' };
  const set = (id: number, round: string, [a, b]: [number | null, number | null]) => ({
    ...{ id, fullRoundText: round, completedAt: 1_520_190_000, winnerId: 11 },
    slots: [
      { entrant: nova, standing: { stats: { score: { value: a } } } },
      { entrant: apex, standing: { stats: { score: { value: b } } } },
    ],
  });
  const bye = {
    ...set(4, 'Losers Round 1', [null, null]),
    slots: [{ entrant: nova }, { entrant: null }],
  };
  const open = { ...set(5, 'Winners Final', [null, null]), completedAt: null };
  const page = (nodes: object[], standings: object[]) => ({
    data: {
      event: {
        ...{ id: 900, name: '5v5', tournament: { name: 'Start Cup' } },
        ...{ sets: { nodes }, standings: { nodes: standings } },
      },
    },
  });
  const first = set(1, 'Grand Final', [3, 2]);
  const pages = [
    page([first, bye, open], [{ placement: 1, entrant: nova }]),
    page([first, set(2, 'Winners Final', [0, -1])], [{ placement: 2, entrant: apex }]),
  ];
  expect(await run(JSON.stringify(pages))).toMatchObject({
    tournaments: [{ name: 'Start Cup 5v5', newMatches: 2 }],
  });
  const { body } = await app.call({ path: '/api/tournaments/StartCup5v5' });
  expect(body.data[0].winner).toMatchObject({ name: 'Nova' });
  const { tournaments } = parse(JSON.stringify(pages[1]));
  expect(tournaments[0]!.matches).toMatchObject([
    { scoreA: 3, scoreB: 2, bestOf: 5, forfeitedBy: null, roundName: 'Grand Final' },
    { bestOf: 1, forfeitedBy: 'B' },
  ]);
  const others = [pages[0], { data: { event: { ...pages[1]!.data.event, id: 901 } } }];
  expect(parse(JSON.stringify(others)).problems[0]?.reason).toContain('known JSON format');
});

it.each([
  ['a missing column', 'tournament,date\nA,2019-01-01', 'column team_a: is missing'],
  [
    'a column that nobody knows',
    `${HEADER},elo\n`,
    'column elo: is not a column of docs/import.md',
  ],
  ['no date', `${HEADER}\nOld,05/04/2019,,,Nova,Apex,2,0,,`, 'row 2, column date: must be a date'],
  [
    'a date of tomorrow',
    `${HEADER}\nOld,2027-01-01,,,Nova,Apex,2,0,,`,
    'row 2, column date: must not be in the future',
  ],
  [
    'rounds as score',
    `${HEADER}\nOld,2019-01-01,,,Nova,Apex,13,8,,`,
    'row 2, column score_a: counts won maps',
  ],
  [
    'no number',
    `${HEADER}\nOld,2019-01-01,,,Nova,Apex,two,0,,`,
    'row 2, column score_a: must be a whole number',
  ],
  [
    'a team against itself',
    `${HEADER}\nOld,2019-01-01,,,Nova,nova,2,0,,`,
    'row 2, column team_b: must differ',
  ],
  [
    'an unknown map',
    `${HEADER}\nOld,2019-01-01,,,Nova,Apex,2,0,,Dust 13-1`,
    'row 2, column maps: names the map Dust',
  ],
  [
    'a name that no team can have',
    `${HEADER}\n\nOld,2019-01-01,,,No/va,Apex,2,0,,`,
    'row 3: the team No/va must not contain slashes',
  ],
  ['another number of cells', `${HEADER}\nOld,2019-01-01`, 'row 2: Invalid Record Length'],
  ['JSON of nobody', '{"a":1}', 'the file: The file is neither CSV'],
  [
    'own JSON with a wrong field',
    '{"format":"mes-results","version":1,"tournaments":[{"name":"Old","matches":[{}]}]}',
    'tournaments[0].matches[0].date',
  ],
  ['nothing', '', 'column tournament: is missing'],
])('refuses %s, by row and column', (_what, text, expected) => {
  const lines = parse(text).problems.map(({ place, reason }) => `${place}: ${reason}`);
  expect(lines.some((line) => line.startsWith(expected))).toBe(true);
});

it('does not touch a tournament of the site that has the same address', async () => {
  const { tournaments } = parse(`${HEADER}\nOldCup 2019,2019-01-01,,,Nova,Apex,2,0,,`);
  const outcome = await app.database.transaction((tx) =>
    importTournaments(
      tx,
      tournaments,
      { isDryRun: false, isRated: false },
      { actor: null, now: NOW },
    ),
  );
  expect(outcome).toEqual({
    problems: [
      { place: 'row 2', reason: 'There is already another tournament at the address OldCup2019' },
    ],
  });
});
