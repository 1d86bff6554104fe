/** All leaders sign up in the moment in which signup opens: each application locks the tournament. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../../testing/app';
import { addSquad, expectDone, type Squad, TestEvent } from '../../../../testing/event';
import { until } from '../../../../testing/until';

const TEAMS = 40;

let app: TestApp;
let admin: Account;
let squads: Squad[];

beforeAll(async () => {
  // With the limits of an installation.
  app = await startTestApp({ databaseLimits: {} });
  admin = await app.signIn('An Admin', ['Admin']);
  squads = [];
  for (let index = 0; index < TEAMS; index++) squads.push(await addSquad(app, `Rush ${index}`));
}, 60_000);
afterAll(() => app.stop());

async function lockTournament(id: string): Promise<() => Promise<unknown>> {
  const client = await app.database.pool.connect();
  await client.query('BEGIN');
  await client.query('SELECT FROM tournaments WHERE id = $1 FOR UPDATE', [id]);
  return async () => {
    await client.query('COMMIT');
    client.release();
  };
}

async function countWaiting(): Promise<number> {
  const { rows } = await app.database.pool.query<{ waiting: number }>(
    `SELECT count(*)::int AS waiting FROM pg_stat_activity
     WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  return rows[0]!.waiting;
}

it('leaves connections to everyone else, and takes all of them', async () => {
  const event = await TestEvent.open(app, admin, { id: 'RushS1', signup: { max: 5 } });
  const unlock = await lockTournament('RushS1');
  const applied = Promise.all(squads.map((squad) => event.apply(squad)));
  await until('leaders that wait for the tournament', async () => (await countWaiting()) >= 10);
  const written = await app.request(
    { object: 'property', action: 'write', value: 'gfuelCode', data: { value: '30%' } },
    admin,
  );
  expect(written.status).toBe(200);
  await unlock();
  for (const reply of await applied) expectDone(reply);
  const { registered } = expectDone(await app.call({ path: '/api/tournaments/RushS1/signup' }));
  expect(registered).toBe(TEAMS);
}, 30_000);

it('asks to try again where a row stays locked', async () => {
  const event = await TestEvent.open(app, admin, { id: 'RushS2', signup: { max: 5 } });
  const unlock = await lockTournament('RushS2');
  const { status, headers, body } = await event.apply(squads[0]!);
  await unlock();
  expect(status).toBe(503);
  expect(headers.get('retry-after')).toBe('5');
  expect(body.error.message).toContain('try again in a moment');
  expectDone(await event.apply(squads[0]!));
}, 30_000);
