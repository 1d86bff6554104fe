import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../testing/app';
import { addTeamRows, addTournament } from '../../../../testing/league';
import { matches } from '../../matches/tables';

let app: TestApp;
const startsAt = Date.UTC(2030, 0, 5, 18);

beforeAll(async () => {
  app = await startTestApp({ config: { siteUrl: 'https://mes.example' } });
  const [nova, apex, winner, loser] = await addTeamRows(app.database, 4);
  await addTournament(app.database, {
    id: 'CalendarS1',
    name: 'Cup, the; big',
    teams: [nova!, apex!],
  });
  await addTournament(app.database, {
    id: 'PlayedS1',
    name: 'Played cup',
    teams: [winner!, loser!],
  });
  const match = {
    tournament: 'CalendarS1',
    roundName: 'Final',
    bestOf: 3 as const,
    vetoFormat: 'BO3' as const,
    state: 'scheduled' as const,
    revision: 4,
    createdAt: Date.UTC(2030, 0, 1),
  };
  await app.database.db.insert(matches).values([
    { ...match, id: 'final', teamA: nova, teamB: apex, startsAt },
    { ...match, id: 'open', teamA: nova, startsAt: startsAt + 1_000 },
    { ...match, id: 'off', teamA: apex, startsAt, state: 'cancelled' },
    { ...match, id: 'untimed', teamA: nova, teamB: apex },
    {
      ...{ ...match, id: 'played', tournament: 'PlayedS1', teamA: winner, teamB: loser, startsAt },
      ...{ state: 'finished', scoreA: 2, scoreB: 1, winner: 'A', finishedAt: startsAt + 1_000 },
    },
  ]);
});
afterAll(() => app.stop());

const read = (path: string, headers?: Record<string, string>) => app.call({ path, headers });
const events = (body: string) => body.split('BEGIN:VEVENT').slice(1);

it('the calendar of all matches holds those of every tournament that have a time', async () => {
  const { status, body } = await read('/api/matches/calendar.ics');
  expect(status).toBe(200);
  expect(events(body)).toHaveLength(4);
});

it('tells no result of a match that is over, nor by its length how many maps were played', async () => {
  const { body } = await read('/api/matches/calendar.ics');
  const played = events(body).find((event) => event.includes('UID:match-played@mes.example'))!;
  expect(played).toContain('\r\nDTSTART:20300105T180000Z\r\nDTEND:20300105T201500Z\r\n');
  expect(played).toContain('\r\nSUMMARY:Team 3 vs Team 4\r\n');
  expect(played).toContain('\r\nDESCRIPTION:Played cup\\nFinal\\n');
});

describe('the calendar of a tournament', () => {
  it('holds every match that has a time', async () => {
    const { status, headers, body } = await read('/api/tournaments/calendars1/calendar.ics');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(body).toContain('X-WR-CALNAME:Cup\\, the\\; big\r\n');
    expect(events(body)).toHaveLength(3);
    const final = events(body).find((event) => event.includes('UID:match-final@mes.example'));
    expect(final).toContain('\r\nSEQUENCE:4\r\n');
    expect(final).toContain('\r\nDTSTART:20300105T180000Z\r\nDTEND:20300105T201500Z\r\n');
    expect(final).toContain('\r\nSUMMARY:Team 1 vs Team 2\r\n');
    expect(final).toContain('\r\nURL:https://mes.example/app/match/final\r\n');
    expect(body).toContain('SUMMARY:Team 1 vs TBD');
    expect(body).toContain('STATUS:CANCELLED');
  });

  it('costs a calendar that has it nothing', async () => {
    const path = '/api/tournaments/CalendarS1/calendar.ics';
    const first = await read(path);
    const again = await read(path, { 'if-none-match': first.headers.get('etag')! });
    expect(again).toMatchObject({ status: 304, body: null });
  });

  it('of a tournament that nobody knows is an error like any other', async () => {
    expect(await read('/api/tournaments/Nothing/calendar.ics')).toMatchObject({
      status: 404,
      body: { error: { type: 'ObjectNotFoundError' } },
    });
  });
});

it('gives a team a calendar of its own', async () => {
  const { body } = await read('/api/teams/team%202/calendar.ics');
  expect(events(body)).toHaveLength(2);
  expect(body).not.toContain('TBD vs');
  expect((await read('/api/teams/Nobody/calendar.ics')).status).toBe(404);
});

it.each([
  '/api/matches/calendar.ics',
  '/api/tournaments/PlayedS1/calendar.ics',
  '/api/teams/Team%203/calendar.ics',
])('%s tells no result: it is an address for who wants none', async (path) => {
  const { body } = await read(path);
  const played = events(body).find((event) => event.includes('UID:match-played@mes.example'));
  expect(played).toContain('\r\nSUMMARY:Team 3 vs Team 4\r\n');
  expect(played).toContain('DESCRIPTION:Played cup\\nFinal\\nBest of 3\r\n');
  expect(played).not.toMatch(/\b2\s*[-:–]\s*1\b|won|winner/i);
});
