import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../../testing/app';
import { type BracketDesk, openBracketDesk, single } from '../../../../testing/bracket-desk';
import { auditLog } from '../../../platform/audit/tables';

const HOUR = 3_600_000;
const START = Date.UTC(2030, 0, 1, 18);

let app: TestApp;
let staff: Account;
let desk: BracketDesk;

beforeAll(async () => {
  app = await startTestApp();
  staff = await app.signIn('A Moderator', ['Moderator']);
  desk = openBracketDesk(app.database);
});
afterAll(() => app.stop());

const schedule = (id: string, times: object[], as: Account | undefined = staff) =>
  app.request({ object: 'tournament', action: 'schedule', value: id, data: { times } }, as);
const timesOf = async (id: string) =>
  Object.fromEntries((await desk.rows(id)).map((row) => [row.id, row.startsAt]));

it('sets the times of 31 matches at once, and takes one away', async () => {
  await desk.start('Timed', single(), 32);
  const rows = await desk.rows('Timed');
  const times = rows.map(({ id }, place) => ({
    match: id,
    startsAt: START + place * HOUR,
    seen: null,
  }));
  expect((await schedule('timed', times)).body.data).toEqual({ changed: 31 });
  expect(await timesOf('Timed')).toEqual(
    Object.fromEntries(times.map(({ match, startsAt }) => [match, startsAt])),
  );
  expect((await schedule('Timed', times)).body.data).toEqual({ changed: 0 });

  const [first] = times;
  await schedule('Timed', [{ match: first!.match, startsAt: null, seen: first!.startsAt }]);
  expect((await timesOf('Timed'))[first!.match]).toBeNull();
  const log = await app.database.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, 'tournament:Timed'));
  expect(log.map(({ action, actor }) => [action, actor])).toEqual([
    ['tournament.scheduled', staff.id],
    ['tournament.scheduled', staff.id],
  ]);
});

it('changes nothing where one of the matches was moved meanwhile, or has begun', async () => {
  await desk.start('Moved', single(), 4);
  const [one, other] = await desk.rows('Moved');
  await schedule('Moved', [{ match: one!.id, startsAt: START, seen: null }]);
  const both = [
    { match: other!.id, startsAt: START, seen: null },
    { match: one!.id, startsAt: START + HOUR, seen: null },
  ];
  const refused = await schedule('Moved', both);
  expect(refused.body.message).toMatch(/Someone else has moved match \d+/);
  expect((await timesOf('Moved'))[other!.id]).toBeNull();

  const { revision } = (await app.call({ path: `/api/match/${other!.id}` })).body.data;
  await app.call({
    path: `/api/matches/${other!.id}`,
    method: 'PATCH',
    body: { revision, state: 'live' },
    as: staff,
  });
  const late = await schedule('Moved', [{ match: other!.id, startsAt: START, seen: null }]);
  expect(late.body.message).toMatch(/has started/);
});

it('refuses matches of other tournaments, and the same match twice', async () => {
  await desk.start('Own', single(), 2);
  await desk.start('Foreign', single(), 2);
  const [foreign] = await desk.rows('Foreign');
  const [own] = await desk.rows('Own');
  const time = { startsAt: START, seen: null };
  const other = await schedule('Own', [{ match: foreign!.id, ...time }]);
  expect(other.body.message).toMatch(/There is no match/);
  const twice = await schedule('Own', [
    { match: own!.id, ...time },
    { match: own!.id, ...time },
  ]);
  expect(twice.body.message).toMatch(/named twice/);
  expect((await schedule('Own', [])).status).toBe(400);
  expect((await schedule('NoCup', [{ match: own!.id, ...time }])).status).toBe(404);
});

it('is for staff only', async () => {
  await desk.start('Guarded', single(), 2);
  const [match] = await desk.rows('Guarded');
  const times = [{ match: match!.id, startsAt: START, seen: null }];
  const player = await app.signIn('A Player');
  expect((await schedule('Guarded', times, player)).status).toBe(403);
  expect((await timesOf('Guarded'))[match!.id]).toBeNull();
});
