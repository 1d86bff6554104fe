/** Two server processes on one PostgreSQL and one Redis, pressed at the same instant. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expandBracket } from '@mes/client/bracket';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type Account,
  clientOf,
  startTestApp,
  type TestApp,
  type TestClient,
} from '../../../testing/app';
import { type BracketDesk, openBracketDesk, single } from '../../../testing/bracket-desk';
import { freePort } from '../../../testing/free-port';
import { type ServerProcess, spawnServer, untilReady } from '../../../testing/process';
import { startRedis, type TestRedis } from '../../../testing/redis';
import { until } from '../../../testing/until';
import { players } from '../players/tables';
import { teams } from '../teams/tables';

let redis: TestRedis;
let here: TestApp;
let there: TestClient;
let other: ServerProcess;
let folder: string;
let staff: Account;
let desk: BracketDesk;

beforeAll(async () => {
  redis = await startRedis();
  const config = { redisUrl: redis.url, databaseUrl: 'given' };
  here = await startTestApp({ config });
  const port = await freePort();
  folder = await mkdtemp(join(tmpdir(), 'mes-other-'));
  other = await spawnServer({
    DATABASE_URL: here.databaseUrl,
    REDIS_URL: redis.url,
    PORT: String(port),
    DATA_DIR: folder,
    DEMO: 'false',
  });
  await untilReady(other);
  there = clientOf(`http://localhost:${port}`);
  staff = await here.signIn('A Moderator', ['Moderator']);
  desk = openBracketDesk(here.database);
});
afterAll(async () => {
  other.child.kill('SIGTERM');
  await Promise.all([here.stop(), other.ended()]);
  await redis.stop();
  await rm(folder, { recursive: true, force: true });
});

const patch = (app: TestClient, id: string, body: object) =>
  app.call({ path: `/api/matches/${id}`, method: 'PATCH', body, as: staff });
const bracketOn = async (app: TestClient, id: string) =>
  expandBracket((await app.call({ path: `/api/tournaments/${id}/bracket` })).body.data);
const WON = { scoreA: 2, scoreB: 0 };
const LOST = { scoreA: 0, scoreB: 2 };

/** A team's leader, who can sign in on either process. */
async function leaderOf(team: string): Promise<Account> {
  const leader = await here.signIn(`Leader of ${team}`);
  await here.database.db.update(players).set({ team }).where(eq(players.id, leader.id));
  await here.database.db.update(teams).set({ leader: leader.id }).where(eq(teams.id, team));
  return leader;
}

it.each([1, 2, 3, 4, 5])(
  'two semifinals at the same instant leave a correct final (%i)',
  async (turn) => {
    const id = `Semis${turn}`;
    const [first, , third] = await desk.start(id, single({ thirdPlaceMatch: true }), 4);
    const [one, two] = await desk.rows(id);
    const replies = await Promise.all([
      patch(here, one!.id, { revision: 1, ...WON }),
      patch(there, two!.id, { revision: 1, ...LOST }),
    ]);
    expect(replies.map(({ status, body }) => [status, body.data?.applied])).toEqual([
      [200, true],
      [200, true],
    ]);
    const final = (await desk.rows(id)).find(({ roundName }) => roundName === 'Final');
    expect(final).toMatchObject({ teamA: first, teamB: third, state: 'scheduled' });
    await desk.expectConsistent(id);

    // Whoever looks at either process sees both results, as soon as they have crossed.
    for (const app of [here, there]) {
      await until('the final to be known', async () => {
        const { rounds } = (await bracketOn(app, id)).stages[0]!;
        const { slots } = rounds.find(({ name }) => name === 'Final')!.matches[0]!;
        return slots[0].team?.name === `${id} 1` && slots[1].team?.name === `${id} 3`;
      });
    }
  },
);

it('equal reports of both leaders on two processes make one result', async () => {
  const ids = await desk.start('Reports', single(), 2);
  const leaders = [await leaderOf(ids[0]!), await leaderOf(ids[1]!)];
  const [match] = await desk.rows('Reports');
  const report = (app: TestClient, as: Account) =>
    app.request({ object: 'match', action: 'report_result', value: match!.id, data: WON }, as);
  await Promise.all([
    report(here, leaders[0]!),
    report(there, leaders[1]!),
    report(there, leaders[0]!),
    report(here, leaders[1]!),
  ]);
  expect((await desk.rows('Reports'))[0]).toMatchObject({ winner: 'A', revision: 2 });
  const [tournament] = (await here.call({ path: '/api/tournaments/Reports' })).body.data;
  expect(tournament).toMatchObject({ state: 'finished', winner: { name: 'Reports 1' } });
});

it('a double click counts once, whichever process gets it', async () => {
  await desk.start('Double', single(), 4);
  const [one] = await desk.rows('Double');
  const body = { revision: 1, ...WON };
  const replies = await Promise.all([here, there, here].map((app) => patch(app, one!.id, body)));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  expect((await desk.rows('Double'))[0]).toMatchObject({ revision: 2 });
});

it.each([1, 2, 3])(
  'a correction while a later match is reported loses neither (%i)',
  async (turn) => {
    const id = `Crossed${turn}`;
    const ids = await desk.start(id, single(), 4);
    const [one, two, final] = await desk.rows(id);
    await desk.win(one!.id, 'A');
    await desk.win(two!.id, 'A');
    const leaders = [await leaderOf(ids[0]!), await leaderOf(ids[1]!)];
    const { revision } = (await desk.rows(id))[2]!;
    const data = { ...WON, revision };
    const report = (app: TestClient, as: Account) =>
      app.request({ object: 'match', action: 'report_result', value: final!.id, data }, as);
    await report(here, leaders[0]!);
    const [confirmed, corrected] = await Promise.all([
      report(there, leaders[1]!),
      patch(here, one!.id, { revision: 2, ...LOST }),
    ]);

    const rows = await desk.rows(id);
    if (corrected.body.data.applied) {
      // The correction came first: the final has other teams, and nothing was reported in it.
      expect(confirmed.body.error.message).toContain('Someone else changed this match');
      expect(rows[2]).toMatchObject({ teamA: ids[3], winner: null, state: 'scheduled' });
    } else {
      expect(corrected.body.data.undoes).toMatchObject([{ id: final!.id }]);
      expect(confirmed.status).toBe(200);
      expect(rows[2]).toMatchObject({ teamA: ids[0], winner: 'A' });
    }
    await desk.expectConsistent(id);
  },
);
