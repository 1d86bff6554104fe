import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../../testing/app';
import { openBracketDesk, single } from '../../../../testing/bracket-desk';
import { auditLog } from '../../../platform/audit/tables';
import { matches } from '../../matches/tables';
import { votingMatches } from '../tables';

const HOUR = 3_600_000;

let app: TestApp;
let staff: Account;

beforeAll(async () => {
  app = await startTestApp();
  staff = await app.signIn('A Moderator', ['Moderator']);
  const desk = openBracketDesk(app.database);
  for (const id of ['Cup', 'Twice', 'Begun']) await desk.start(id, single(), 8);
});
afterAll(() => app.stop());

const open = (tournament: string, round: string, as: Account | undefined = staff, more = {}) =>
  app.request(
    {
      object: 'match',
      action: 'open_round_voting',
      value: tournament,
      data: { stage: 0, round, ...more },
    },
    as,
  );

it('opens voting for every match of a round with its name, length and start', async () => {
  const startsAt = Date.now() + HOUR;
  await app.database.db.update(matches).set({ startsAt }).where(eq(matches.tournament, 'Cup'));
  const { body } = await open('Cup', 'Quarterfinals', staff, { points: 50 });
  expect(body.data).toHaveLength(4);
  expect(body.data[0]).toMatchObject({
    tournament: { id: 'Cup' },
    round: 'Quarterfinals',
    bestOf: 3,
    points: 50,
    state: 'open',
    locksAt: startsAt,
    linkedMatch: expect.any(String),
    hidden: false,
  });
  const audited = await app.database.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, 'voting.created'));
  expect(audited.map(({ subject }) => subject)).toEqual(
    expect.arrayContaining(body.data.map(({ id }: { id: string }) => id)),
  );
});

it('creates nothing twice, even by two at once', async () => {
  const both = await Promise.all([open('Twice', 'Quarterfinals'), open('Twice', 'Quarterfinals')]);
  const created = both.flatMap(({ body }) => body.data);
  expect(created).toHaveLength(4);
  expect((await open('Twice', 'Quarterfinals')).body.data).toEqual([]);
  const rows = await app.database.db
    .select()
    .from(votingMatches)
    .where(eq(votingMatches.tournament, 'Twice'));
  expect(new Set(rows.map(({ linkedMatch }) => linkedMatch)).size).toBe(4);
});

it('leaves out matches without two teams, begun ones and those that start in the past', async () => {
  expect((await open('Begun', 'Final')).body.data).toEqual([]);
  const rows = await app.database.db.select().from(matches).where(eq(matches.tournament, 'Begun'));
  const [live, late] = rows.filter(({ roundName }) => roundName === 'Quarterfinals');
  const change = (id: string, value: Partial<typeof matches.$inferInsert>) =>
    app.database.db.update(matches).set(value).where(eq(matches.id, id));
  await change(live!.id, { state: 'live' });
  await change(late!.id, { startsAt: Date.now() - HOUR });
  const { body } = await open('Begun', 'Quarterfinals');
  const linked = body.data.map(({ linkedMatch }: { linkedMatch: string }) => linkedMatch);
  expect(linked).toHaveLength(2);
  expect(linked).not.toContain(live!.id);
  expect(linked).not.toContain(late!.id);
});

it('is for moderators, and for tournaments that exist', async () => {
  const ann = await app.signIn('Ann');
  expect((await open('Cup', 'Quarterfinals', ann)).body.status).toBe('ERROR');
  expect((await open('Nowhere', 'Quarterfinals')).body.status).toBe('ERROR');
  expect((await open('Cup', 'No such round')).body.data).toEqual([]);
});

it('gives all stakes back when the draw is taken back', async () => {
  const desk = openBracketDesk(app.database);
  await desk.start('Redrawn', single(), 4);
  const opened = (await open('Redrawn', 'Semifinals')).body.data;
  expect(opened).toHaveLength(2);
  const [{ id, teamA }] = opened;
  const ann = await app.signIn('Ann Again');
  const data = { team: teamA.name, points: 40 };
  const request = { object: 'match', action: 'cast_vote', value: id, data };
  expect((await app.request(request, ann)).body.data.balance.balance).toBe(960);
  const admin = await app.signIn('An Admin', ['Admin']);
  const path = '/api/tournaments/Redrawn';
  const body = { state: 'seeding', revision: 1 };
  const taken = await app.call({ method: 'PATCH', path, body, as: admin });
  expect(taken.body.message).toBeUndefined();
  const read = { object: 'match', action: 'get_voting_match', value: id };
  expect((await app.request(read)).body.data).toMatchObject({ state: 'returned' });
  const points = { object: 'match', action: 'get_voting_points' };
  expect((await app.request(points, ann)).body.data.balance).toBe(1_000);
});
