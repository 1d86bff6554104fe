import { channels } from '@mes/contract/channels';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../testing/app';
import { addTeam, type TestTeam } from '../../../../testing/league';
import { until } from '../../../../testing/until';
import { publish } from '../../../platform/outbox/publish';
import { eloStandings } from '../../ratings/tables';
import { streamConfiguration } from '../../stream/tables';
import { matches, matchMaps } from '../tables';

let app: TestApp;
let teams: TestTeam[];

beforeAll(async () => {
  app = await startTestApp();
  teams = [];
  for (const name of ['Nova', 'Ember', 'Atlas', 'Lumen']) teams.push(await addTeam(app, name));
  await app.database.db.insert(eloStandings).values({
    ...{ ladder: 'all', kind: 'team' as const, subject: teams[2]!.id },
    ...{ elo: 1_700_000, wins: 1, losses: 0, draws: 0, change: 0, history: [1_700_000] },
  });
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.database.db.update(streamConfiguration).set({ match: null });
  await app.database.db.delete(matches);
});

const featured = async () => (await app.request({ object: 'match', action: 'featured' })).body.data;

/** Rows written by a test publish nothing by themselves, which leaves the old answer in the cache. */
async function featuredIs(id: string) {
  await app.database.transaction((tx) =>
    publish(tx, channels.matches(), 'match.changed', { matches: [id] }),
  );
  await until(`${id} is featured`, async () => (await featured())?.id === id);
  return featured();
}

async function addLive(a: number, b: number, change: Partial<typeof matches.$inferInsert> = {}) {
  const id = `live-${a}-${b}`;
  await app.database.db.insert(matches).values({
    ...{ id, teamA: teams[a]!.id, teamB: teams[b]!.id, bestOf: 3, vetoFormat: 'BO3' },
    ...{ state: 'live', revision: 1, createdAt: Date.now(), startsAt: Date.now(), ...change },
  });
  await app.database.db.insert(matchMaps).values({
    ...{ match: id, index: 0, map: 'Canals', state: 'live', scoreA: 7, scoreB: 4, halves: [] },
  });
  return id;
}

it('is nothing while no match is played', async () => {
  await addLive(0, 1, { state: 'scheduled' });
  expect(await featured()).toBeNull();
});

it('is the match of the best teams, with the score of its maps and the chances', async () => {
  await addLive(0, 1);
  const id = await addLive(2, 3);
  const match = await featuredIs(id);
  expect(match).toMatchObject({
    id,
    maps: [{ map: 'Canals', state: 'live', scoreA: 7, scoreB: 4 }],
    elo: { A: 1700, B: 1500 },
    streamLink: null,
  });
  expect(match.odds.A).toBeCloseTo(0.76, 2);
  expect(match.odds.A + match.odds.B).toBeCloseTo(1);
});

it('is rather one with a stream, and the one that the stream follows before all', async () => {
  await addLive(2, 3);
  const own = await addLive(0, 1, { streamLink: 'https://twitch.tv/mes' });
  expect(await featuredIs(own)).toMatchObject({ streamLink: 'https://twitch.tv/mes' });
  await app.database.db.update(streamConfiguration).set({ match: 'live-2-3' });
  expect(await featuredIs('live-2-3')).toMatchObject({ streamLink: null });
});
