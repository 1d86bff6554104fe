import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../testing/app';
import { type BracketDesk, openBracketDesk, single } from '../../../testing/bracket-desk';

let app: TestApp;
let staff: Account;
let desk: BracketDesk;

beforeAll(async () => {
  app = await startTestApp();
  staff = await app.signIn('An Operator', ['Moderator']);
  desk = openBracketDesk(app.database);
});
afterAll(() => app.stop());

const call = (action: string, match: string, data: object) =>
  app.request({ object: 'data_capture', action, value: match, data }, staff);

/** A series of two maps, captured by nothing but the ends of its rounds. */
async function capture(match: string, winner: 'A' | 'B'): Promise<void> {
  await call('create_maps', match, { maps: [{ map: 'Plaza' }, { map: 'Canals' }] });
  for (const map of [0, 1]) {
    const now = Date.now();
    const events = Array.from({ length: 13 }, (_, index) => ({
      id: randomUUID(),
      at: now - 1_000 + index,
      kind: 'round_end',
      winner,
    }));
    await call('record', match, { map, events, now });
  }
}

it('sends the winner of a captured series on, and asks before it takes that back', async () => {
  const [first, second, , fourth] = await desk.start('Four', single(), 4);
  const [one, two, final] = await desk.rows('Four');
  await capture(one!.id, 'A');
  await capture(two!.id, 'A');
  expect((await desk.rows('Four'))[2]).toMatchObject({ teamA: first, teamB: second });
  await capture(final!.id, 'B');
  expect((await desk.rows('Four'))[2]).toMatchObject({ state: 'finished', winner: 'B' });

  const undone = await call('undo', one!.id, { map: 1, id: randomUUID() });
  expect(undone).toMatchObject({ status: 400, body: { error: { undoes: [final!.id] } } });
  const { body } = await call('get_maps', one!.id, { map: 1 });
  expect(body.data[0]).toMatchObject({ scoreA: 13, state: 'finished' });

  const refused = await call('reopen_map', one!.id, { map: 1 });
  expect(refused.body.error).toMatchObject({ undoes: [final!.id] });
  const reopened = await call('reopen_map', one!.id, { map: 1, confirmed: [final!.id] });
  expect(reopened.body.data).toMatchObject({ state: 'live', scoreA: 13, winner: null });
  expect((await desk.rows('Four'))[2]).toMatchObject({ teamA: null, state: 'scheduled' });
  const ofFinal = await call('get_maps', final!.id, {});
  expect(ofFinal.body.data).toEqual([]);

  await call('clear', one!.id, { map: 0, id: randomUUID() });
  await call('finish_map', one!.id, { map: 1 });
  expect((await desk.rows('Four'))[0]).toMatchObject({ scoreA: 0, state: 'live' });
  expect(fourth).toBeDefined();
});

it('lets two operators end the last rounds of two semifinals at the same instant', async () => {
  await desk.start('Rush', single(), 4);
  const [one, two] = await desk.rows('Rush');
  await Promise.all([capture(one!.id, 'A'), capture(two!.id, 'B')]);
  const rows = await desk.rows('Rush');
  expect(rows.map(({ winner }) => winner)).toEqual(['A', 'B', null]);
  expect(rows[2]!.teamA).toBe(one!.teamA);
  expect(rows[2]!.teamB).toBe(two!.teamB);
});
