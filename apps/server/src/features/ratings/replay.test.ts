import { STARTING_ELO } from '@mes/domain/elo/elo';
import { rebuildLadder } from '@mes/domain/elo/ladder';
import { between, pick, type Random, seeded } from '@mes/domain/random/random';
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../../testing/app';
import { addTeamRows, addTournament } from '../../../testing/league';
import type { Database } from '../../platform/database/database';
import { matches, matchMaps } from '../matches/tables';
import { players } from '../players/tables';
import { playerMaps } from '../statistics/tables';
import { deleteStandings, lockRatings } from './repository';
import { findBatch } from './series/repository';
import { rateMatch, replay } from './service';
import { eloHistories, eloStandings, ratedSeries } from './tables';

const DAY = 86_400_000;
const START = 1_700_000_000_000;
const SEASONS = ['CupS1EU', 'CupS2EU', null];

let database: Database;
let teams: string[];

beforeAll(async () => {
  database = await openTestDatabase();
  teams = await addTeamRows(database, 4);
  const rows = teams.flatMap((team) =>
    ['x', 'y'].map((name) => ({
      id: `${team}-${name}`,
      name: `${team} ${name}`,
      createdAt: START,
    })),
  );
  await database.db.insert(players).values(rows);
  await addTournament(database, { id: 'CupS1EU', season: 1, teams: [] });
  await addTournament(database, { id: 'CupS2EU', season: 2, teams: [] });
});
afterAll(() => database.close());

/** Seven days before it is in the middle of what is played here. */
const NOW = START + 9.5 * DAY;

const rate = (match: string) =>
  database.transaction((tx) => rateMatch(tx, { matchId: match, now: NOW }));

/** A finished best of 3 as the rows have it, with a player of each team on every map. */
async function enter(random: Random, id: string): Promise<void> {
  const { db } = database;
  const teamA = pick(random, teams);
  const teamB = pick(
    random,
    teams.filter((team) => team !== teamA),
  );
  const [scoreA, scoreB] = pick(random, [
    [2, 0],
    [2, 1],
    [1, 2],
    [0, 2],
  ] as const);
  const tournament = pick(random, SEASONS);
  // Often the same moment: then the id decides.
  const finishedAt = START + between(random, 0, 5) * DAY;
  const result = { teamA, teamB, scoreA, scoreB, tournament, finishedAt };
  const row = {
    ...result,
    bestOf: 3 as const,
    vetoFormat: 'BO3' as const,
    state: 'finished' as const,
    winner: scoreA > scoreB ? ('A' as const) : ('B' as const),
    revision: 1,
    createdAt: START,
  };
  await db
    .insert(matches)
    .values({ id, ...row })
    .onConflictDoUpdate({ target: matches.id, set: row });
  await db.delete(matchMaps).where(eq(matchMaps.match, id));
  for (let index = 0; index < scoreA + scoreB; index++) {
    const rounds = between(random, 0, 11);
    await db.insert(matchMaps).values({
      match: id,
      index,
      map: 'Plaza',
      state: 'finished',
      scoreA: 13,
      scoreB: rounds,
      winner: 'A',
      halves: [],
    });
    const line = {
      match: id,
      map: index,
      gameMap: 'Plaza' as const,
      at: finishedAt,
      captured: false,
    };
    await db.insert(playerMaps).values([
      {
        ...line,
        player: `${teamA}-${pick(random, ['x', 'y'])}`,
        opponent: 'A',
        roundWins: 13,
        roundLosses: rounds,
      },
      {
        ...line,
        player: `${teamB}-${pick(random, ['x', 'y'])}`,
        opponent: 'B',
        roundWins: rounds,
        roundLosses: 13,
      },
    ]);
  }
}

async function ladder() {
  const { db } = database;
  return {
    histories: await db
      .select()
      .from(eloHistories)
      .orderBy(
        asc(eloHistories.ladder),
        asc(eloHistories.kind),
        asc(eloHistories.subject),
        asc(eloHistories.start),
      ),
    series: await db
      .select()
      .from(ratedSeries)
      .orderBy(asc(ratedSeries.match), asc(ratedSeries.ladder)),
    standings: await db
      .select()
      .from(eloStandings)
      .orderBy(asc(eloStandings.ladder), asc(eloStandings.kind), asc(eloStandings.subject)),
  };
}

async function rebuildAll(): Promise<void> {
  await database.transaction(async (tx) => {
    await lockRatings(tx);
    await deleteStandings(tx);
    await replay(tx, { ladders: null, from: null });
  });
}

it('whatever is entered, corrected and taken back, ratings equal a rebuild', async () => {
  const random = seeded(11);
  const ids = Array.from(
    { length: 14 },
    (_, index) => `${pick(random, ['a', 'B', '_', 'z'])}${index}`,
  );
  for (let step = 0; step < 45; step++) {
    const id = pick(random, ids);
    if (random() < 0.2)
      await database.db
        .update(matches)
        .set({ state: 'scheduled', finishedAt: null })
        .where(eq(matches.id, id));
    else if (random() < 0.1) await database.db.delete(matches).where(eq(matches.id, id));
    else await enter(random, id);
    await rate(id);
  }
  const live = await ladder();
  expect(live.histories.flatMap(({ matches: each }) => each).length).toBeGreaterThan(50);
  const past = new Set(live.standings.map(({ pastElo, elo }) => pastElo !== elo));
  expect(past).toEqual(new Set([true, false]));
  await rebuildAll();
  expect(await ladder()).toEqual(live);
});

it('a correction in the middle of long histories equals a rebuild', async () => {
  const { db } = database;
  // Longer than a row of a history has room for, three times.
  const count = 80;
  const row = (index: number) => ({
    ...{ id: `long${String(index).padStart(3, '0')}`, teamA: teams[0], teamB: teams[1] },
    ...{ bestOf: 1 as const, vetoFormat: 'BO1' as const, state: 'finished' as const },
    ...{ scoreA: index % 3 === 0 ? 1 : 0, scoreB: index % 3 === 0 ? 0 : 1 },
    winner: index % 3 === 0 ? ('A' as const) : ('B' as const),
    ...{ finishedAt: START + (20 + index) * DAY, revision: 1, createdAt: START },
  });
  await db.insert(matches).values(Array.from({ length: count }, (_, index) => row(index)));
  await rebuildAll();
  for (const index of [24, 40, 79]) {
    const winner = row(index).winner === 'A' ? 'B' : 'A';
    const { scoreA: scoreB, scoreB: scoreA, id } = row(index);
    await db.update(matches).set({ winner, scoreA, scoreB }).where(eq(matches.id, id));
    await rate(id);
  }
  await db.delete(matches).where(eq(matches.id, row(47).id));
  await rate(row(47).id);
  const live = await ladder();
  await rebuildAll();
  expect(await ladder()).toEqual(live);
  const { rows } = await db.execute<{ length: string; parts: string }>(
    sql`SELECT sum(cardinality(matches)) AS length, count(*) AS parts FROM ${eloHistories}
        WHERE subject = ${teams[0]} AND ladder = 'all'`,
  );
  expect(Number(rows[0]!.length)).toBeGreaterThanOrEqual(count - 1);
  expect(Number(rows[0]!.parts)).toBe(Math.ceil(Number(rows[0]!.length) / 24));
});

it('the ladder of all time is the one of the rules', async () => {
  const { series } = await findBatch(database.db, { from: null, after: null, size: 1_000 });
  const expected = rebuildLadder(series);
  const { standings } = await ladder();
  const found = standings.filter((row) => row.ladder === 'all' && row.kind === 'team');
  expect(found.length).toBe(expected.teams.size);
  for (const { subject, elo, wins, losses, draws, change } of found)
    expect({ elo, wins, losses, draws, change }).toEqual(expected.teams.get(subject));
  const [sum] = (
    await database.db.execute<{ sum: string }>(
      sql`SELECT sum(elo - ${STARTING_ELO}::int) AS sum FROM elo_standings
          WHERE ladder = 'all' AND kind = 'team'`,
    )
  ).rows;
  expect(Number(sum!.sum)).toBe(0);
});

it('rating the same twice changes nothing', async () => {
  const before = await ladder();
  for (const { match } of before.series.slice(0, 5)) await rate(match);
  expect(await ladder()).toEqual(before);
});
