import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openTestDatabase } from '../../../../testing/app';
import { addTeamRows } from '../../../../testing/league';
import type { Database } from '../../../platform/database/database';
import { matches } from '../../matches/tables';
import { lockRatings } from '../repository';
import { rateMatch } from '../service';
import { readTeamsByElo } from '../standings/service';
import { eloComparison, eloHistories, eloStandings, ratedSeries } from '../tables';
import { comparedAt, createRankComparison, moveComparison } from './service';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** A full hour. */
const NOW = 1_700_002_800_000;

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await addTeamRows(database, 6);
});
afterAll(() => database.close());
beforeEach(async () => {
  for (const table of [matches, eloHistories, ratedSeries, eloStandings, eloComparison])
    await database.db.delete(table);
});

let played = 0;

/** A series that one of the teams, by their numbers, won 2 to 0 so many days ago. */
async function play(winner: number, loser: number, daysAgo: number): Promise<string> {
  const id = `m${++played}`;
  await database.db.insert(matches).values({
    id,
    teamA: `team-${winner}`,
    teamB: `team-${loser}`,
    bestOf: 3,
    vetoFormat: 'BO3',
    state: 'finished',
    scoreA: 2,
    scoreB: 0,
    winner: 'A',
    finishedAt: NOW - daysAgo * DAY,
    revision: 1,
    createdAt: NOW,
  });
  await rate(id);
  return id;
}

const rate = (match: string) =>
  database.transaction((tx) => rateMatch(tx, { matchId: match, now: NOW }));

/** The numbers of the teams from the first place on, each with its change of rank. */
async function ladder({ page = 0, size = 25, minMatches = 0 } = {}) {
  const { data } = await readTeamsByElo(database.db, { page, size, minMatches });
  return data.map(({ team, rankChange }) => [Number(team.name.split(' ')[1]), rankChange]);
}

/** Computed from the histories, not from the saved comparison. */
async function pastByHistories(at: number) {
  const { rows } = await database.db.execute(sql`
    SELECT ladder, kind, subject, (
      SELECT elo FROM ${eloHistories} AS history,
        unnest(history.times, history.elos) WITH ORDINALITY AS entry(at, elo, number)
      WHERE history.subject = standing.subject AND history.ladder = standing.ladder
        AND history.kind = standing.kind AND entry.at < ${new Date(at).toISOString()}::timestamptz
      ORDER BY history.start + entry.number DESC LIMIT 1
    ) AS past_elo
    FROM ${eloStandings} AS standing ORDER BY ladder, kind, subject`);
  return rows;
}

async function pastKept() {
  const { rows } = await database.db.execute(sql`
    SELECT ladder, kind, subject, past_elo FROM ${eloStandings} ORDER BY ladder, kind, subject`);
  return rows;
}

it('says who rose and who fell in seven days', async () => {
  await play(1, 2, 20);
  await play(3, 4, 10);
  expect(await ladder()).toEqual([
    [1, 0],
    [3, 0],
    [2, 0],
    [4, 0],
  ]);
  await play(4, 3, 2);
  await play(4, 1, 1);
  // 4 shared the third place with 2.
  expect((await ladder())[0]).toEqual([4, 2]);
});

it('whoever was not rated then is new, and moved nobody down in the ranks of then', async () => {
  await play(1, 2, 20);
  await play(3, 1, 3);
  const found = await ladder();
  expect(found[0]).toEqual([3, null]);
  // First of two then, second of three now.
  expect(found[1]).toEqual([1, -1]);
  expect(found[2]).toEqual([2, -1]);
});

it('orders equal ratings the same way then as now', async () => {
  await play(2, 1, 20);
  await play(4, 3, 20);
  await play(6, 5, 20);
  expect(await ladder()).toEqual([2, 4, 6, 1, 3, 5].map((team) => [team, 0]));
});

it('compares within the requested page and field', async () => {
  await play(1, 2, 20);
  await play(3, 4, 19);
  await play(1, 3, 18);
  await play(3, 1, 2);
  await play(3, 1, 1);
  const all = await ladder();
  expect(await ladder({ page: 1, size: 2 })).toEqual(all.slice(2, 4));
  // Only 1 and 3 have played twice, and they have changed places.
  expect(await ladder({ minMatches: 2 })).toEqual([
    [3, 1],
    [1, -1],
  ]);
});

it('a correction of what came before is one of the ranks of then', async () => {
  const corrected = await play(1, 2, 20);
  await play(3, 4, 19);
  await play(3, 2, 1);
  // 1 and 3 shared the first place then, 2 and 4 the third.
  expect(await ladder()).toEqual([
    [3, 0],
    [1, -1],
    [4, 0],
    [2, -1],
  ]);
  await database.db
    .update(matches)
    .set({ scoreA: 0, scoreB: 2, winner: 'B' })
    .where(eq(matches.id, corrected));
  await rate(corrected);
  expect(await ladder()).toEqual([
    [3, 0],
    [2, -1],
    [1, 0],
    [4, 0],
  ]);
  // Who has nothing left from before is new.
  await database.db
    .update(matches)
    .set({ state: 'scheduled', finishedAt: null })
    .where(eq(matches.id, corrected));
  await rate(corrected);
  expect(new Map((await ladder()).map((row) => [row[0], row[1]])).get(2)).toBeNull();
  expect(await pastKept()).toEqual(await pastByHistories(comparedAt(NOW)));
});

it('moves on with time, whether it is looked at every hour or once a month', async () => {
  for (let day = 40; day > 0; day -= 3)
    await play(1 + (day % 6), 1 + ((day + 1 + (day % 4)) % 6), day);
  for (const later of [1, 5, 6, 7, 30, 200, 3]) {
    const now = NOW + later * DAY;
    await database.transaction(async (tx) => {
      await lockRatings(tx);
      await moveComparison(tx, now);
    });
    expect(await pastKept()).toEqual(await pastByHistories(comparedAt(now)));
  }
});

it('is moved on by the clock, and waits while ratings are at work', async () => {
  await play(1, 2, 6);
  const compare = createRankComparison(database);
  const rated = () => ladder().then(([first]) => first);
  expect(await rated()).toEqual([1, null]);
  await database.transaction(async (tx) => {
    await lockRatings(tx);
    await compare(NOW + DAY);
  });
  expect(await rated()).toEqual([1, null]);
  await compare(NOW + DAY + HOUR);
  expect(await rated()).toEqual([1, 0]);
});
