import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../testing/app';
import { addTeam, addTournament } from '../../../../testing/league';

const DAY = 86_400_000;

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  const winner = await addTeam(app, 'Nova');
  const add = (name: string, daysAgo: number, change = {}) =>
    addTournament(app.database, {
      ...{ id: name.replaceAll(' ', ''), name, teams: [winner.id], state: 'finished' as const },
      ...{ startsAt: Date.now() - daysAgo * DAY, winner: winner.id, ...change },
    });
  await add('Worlds 2024', 700);
  await add('Worlds 2025', 300);
  for (const season of [1, 2, 3, 4, 5])
    await add(`Embers S${season} EU`, 100 - season, { season, region: 'EU' });
  await add('Embers S6 EU', 1, { state: 'running' });
  await add('Secret Cup', 2, { state: 'draft' });
  await add('Archived Cup', 2, { archived: true });
});

afterAll(() => app.stop());

async function pastSeries(data: object = {}) {
  const reply = await app.request({ object: 'tournament', action: 'past_series', data });
  return reply.body.data as { name: string; total: number; tournaments: { name: string }[] }[];
}

const namesOf = (tournaments: { name: string }[]) => tournaments.map(({ name }) => name);

it('lists what is over by series, the newest first, four of each', async () => {
  const found = await pastSeries();
  expect(found).toMatchObject([
    { name: 'Embers', total: 5 },
    { name: 'Worlds', total: 2, tournaments: [{ winner: { name: 'Nova' } }, {}] },
  ]);
  expect(namesOf(found[0]!.tournaments)).toEqual(
    [5, 4, 3, 2].map((season) => `Embers S${season} EU`),
  );
  expect(namesOf(found[1]!.tournaments)).toEqual(['Worlds 2025', 'Worlds 2024']);
});

it('lists all of one series, and of the others how many there are', async () => {
  const [embers, worlds] = await pastSeries({ series: 'Embers', count: 100 });
  expect(embers!.tournaments).toHaveLength(5);
  expect(worlds).toMatchObject({ name: 'Worlds', total: 2, tournaments: [] });
});

it('combines the series with region, season and name', async () => {
  expect(await pastSeries({ region: 'EU', season: 3 })).toMatchObject([
    { name: 'Embers', total: 1, tournaments: [{ name: 'Embers S3 EU' }] },
  ]);
  expect(await pastSeries({ named: 'worlds', season: 2 })).toEqual([]);
});
