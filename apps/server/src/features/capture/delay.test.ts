import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../testing/app';
import {
  addFullTeams,
  type CaptureCalls,
  type CapturedTeams,
  captureCallsOf,
  Script,
} from '../../../testing/capture';
import { connect } from '../../../testing/sockets';
import { until } from '../../../testing/until';

const DELAY = 30_000;

let app: TestApp;
let staff: Account;
let admin: Account;
let teams: CapturedTeams;
let calls: CaptureCalls;
let ahead = 0;
const clock = () => Date.now() + ahead;

beforeAll(async () => {
  app = await startTestApp({ clock });
  staff = await app.signIn('An Operator', ['Moderator']);
  admin = await app.signIn('An Admin', ['Admin']);
  teams = await addFullTeams(app, 'Nova', 'Ember');
  calls = captureCallsOf(app, staff, teams);
});
afterAll(() => app.stop());

const setDelay = (value: number) =>
  app.request(
    { object: 'property', action: 'write', value: 'streamDelay', data: { value } },
    admin,
  );
const matchOf = async (id: string) => (await app.call({ path: `/api/match/${id}` })).body.data;
const mapOf = async (match: string, as: Account | null) =>
  (await calls.call('get_maps', match, { map: 0 }, as)).body.data[0];

/** What is recorded happens now, by the server's clock. */
const record = (match: string, events: readonly object[], map = 0) =>
  calls.call('record', match, { map, events, now: clock() });

it('refuses a delay that nobody would wait for', async () => {
  expect((await setDelay(-1)).status).toBe(400);
  expect((await setDelay(601)).status).toBe(400);
});

it('holds back what the broadcast has not shown, and shows it in time', async () => {
  expect((await setDelay(DELAY / 1_000)).status).toBe(200);
  const match = await calls.newMatch({ bestOf: 1 });
  await calls.call('create_maps', match, { maps: [{ map: 'Plaza' }] });
  const visitor = await connect(app);
  await visitor.subscribe(`match:${match}`);
  const captured = () => visitor.frames.filter(({ type }) => type === 'map.captured');

  const play = new Script(teams, clock() - 20_000);
  const round = play.round('A');
  await record(match, round);
  expect(await mapOf(match, staff)).toMatchObject({ scoreA: 1, sequence: 6 });
  const held = { scoreA: 0, events: [], state: 'upcoming', sequence: 0 };
  expect(await mapOf(match, null)).toMatchObject(held);
  expect((await matchOf(match)).state).toBe('scheduled');

  ahead += DELAY;
  await until('everyone has the round', () =>
    captured().some(({ data }) =>
      data.recorded.some((each: { event: { id: string } }) => each.event.id === round.at(-1)!.id),
    ),
  );
  expect(await mapOf(match, null)).toMatchObject({ scoreA: 1 });
  expect(await matchOf(match)).toMatchObject({ state: 'live', maps: [{ scoreA: 1 }] });

  // What is taken back before anyone saw it is never shown.
  const wrong = { ...play.end('B'), at: clock() };
  await record(match, [wrong]);
  await calls.call('undo', match, { map: 0, id: randomUUID() });
  ahead += DELAY;
  await until('the undo is out', () =>
    captured().some(({ data }) => data.removed.includes(wrong.id)),
  );
  expect(await matchOf(match)).toMatchObject({ maps: [{ scoreA: 1, scoreB: 0 }] });
  visitor.close();
});

it('ends a map, and the series, when everyone may know', async () => {
  await setDelay(DELAY / 1_000);
  const match = await calls.newMatch({ bestOf: 1 });
  await calls.call('create_maps', match, { maps: [{ map: 'Plaza' }] });
  const play = new Script(teams, clock() - 100_000);
  await record(
    match,
    play
      .map(13, 3)
      .slice(0, 97)
      .map((event) => ({ ...event, at: clock() })),
  );
  expect(await mapOf(match, staff)).toMatchObject({ winner: 'A' });
  expect((await matchOf(match)).winner).toBeNull();
  ahead += DELAY;
  await until('the match is over', async () => (await matchOf(match)).state === 'finished');
  expect(await matchOf(match)).toMatchObject({ winner: 'A', maps: [{ scoreA: 13, scoreB: 3 }] });
});

it('shows at once what was held back when the delay is taken away', async () => {
  await setDelay(600);
  const match = await calls.newMatch({ bestOf: 1 });
  await calls.call('create_maps', match, { maps: [{ map: 'Plaza' }] });
  const play = new Script(teams, clock() - 10_000);
  await record(match, play.round('B'));
  expect(await mapOf(match, null)).toMatchObject({ scoreB: 0 });
  await setDelay(0);
  expect(await mapOf(match, null)).toMatchObject({ scoreB: 1 });
  await record(match, [play.end('B')]);
  expect(await matchOf(match)).toMatchObject({ maps: [{ scoreB: 2 }] });
});

it('shows what was held back by the delay that holds now, shorter or longer', async () => {
  await setDelay(600);
  const match = await calls.newMatch({ bestOf: 1 });
  await calls.call('create_maps', match, { maps: [{ map: 'Plaza' }] });
  const play = new Script(teams, clock());
  await record(match, play.round('B'));
  await setDelay(30);
  expect(await matchOf(match)).toMatchObject({ state: 'scheduled' });
  ahead += 40_000;
  await until('the round counts', async () => (await matchOf(match)).maps[0]?.scoreB === 1);

  await record(match, play.round('B'));
  await setDelay(0);
  await until('the next one counts too', async () => (await matchOf(match)).maps[0].scoreB === 2);
});
