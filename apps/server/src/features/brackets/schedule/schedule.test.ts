import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../../testing/app';
import { type BracketDesk, openBracketDesk, single, swiss } from '../../../../testing/bracket-desk';
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

it('gives matches the times that were planned before the draw', async () => {
  const times = (count: number, at: number) => Array.from({ length: count }, () => at);
  const plannedStarts = [16, 8, 4, 2, 1].map((count, round) => ({
    part: 'upper' as const,
    round: round - 5,
    startsAt: times(count, START + round * HOUR),
  }));
  await desk.start('Planned', [{ ...single()[0]!, plannedStarts }], 32);
  const starts = (await desk.rows('Planned')).map(({ round, startsAt }) => [round, startsAt]);
  expect(starts).toHaveLength(31);
  for (const [round, startsAt] of starts) expect(startsAt).toBe(START + (round! - 1) * HOUR);

  // Half of the teams leave out the first round; a time that has passed is none.
  const past = plannedStarts.map((plan) =>
    plan.round === -1 ? { ...plan, startsAt: [Date.UTC(2020, 0, 1)] } : plan,
  );
  await desk.start('Smaller', [{ ...single()[0]!, plannedStarts: past }], 16);
  const [first, ...later] = await desk.rows('Smaller');
  expect(first!.startsAt).toBe(START + HOUR);
  expect(later.at(-1)!.startsAt).toBeNull();
});

it('gives planned times to Swiss rounds when they are drawn', async () => {
  const plannedStarts = [1, 2].map((round) => ({
    ...{ part: 'swiss' as const, round },
    startsAt: [START + round * HOUR, START + round * HOUR],
  }));
  await desk.start('Paired', [{ ...swiss(2)[0]!, plannedStarts }], 4);
  for (const { id } of await desk.open('Paired')) await desk.win(id, 'A');
  const rows = await desk.rows('Paired');
  expect(rows.map(({ round, startsAt }) => [round, startsAt])).toEqual(
    [1, 1, 2, 2].map((round) => [round, START + round * HOUR]),
  );
});

it('is for staff only', async () => {
  await desk.start('Guarded', single(), 2);
  const [match] = await desk.rows('Guarded');
  const times = [{ match: match!.id, startsAt: START, seen: null }];
  const player = await app.signIn('A Player');
  expect((await schedule('Guarded', times, player)).status).toBe(403);
  expect((await timesOf('Guarded'))[match!.id]).toBeNull();
});
