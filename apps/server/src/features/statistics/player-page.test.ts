/** Counts every figure of one page again, from the captured events, in SQL that shares nothing with it. */
import { between, pick, type Random, seeded } from '@mes/domain/random/random';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../testing/app';
import { addFullTeams, type CapturedTeams, captureCallsOf, Script } from '../../../testing/capture';
import { addTournament } from '../../../testing/league';

const HOUR = 3_600_000;
const MAPS = ['Plaza', 'Canals', 'Raid'] as const;
const SERIES = 11;
const ROUNDS_OF_A_HALF = 12;

let app: TestApp;
let staff: Account;
let ember: CapturedTeams;
let tide: CapturedTeams;
let star: string;

beforeAll(async () => {
  app = await startTestApp();
  staff = await app.signIn('An Operator', ['Moderator']);
  ember = await addFullTeams(app, 'Nova', 'Ember');
  const others = await addFullTeams(app, 'Dune', 'Tide');
  tide = { ...ember, b: others.b, playersB: others.playersB };
  star = ember.playersA[1]!;
  await addTournament(app.database, {
    id: 'CupS3EU',
    season: 3,
    startsAt: Date.now(),
    teams: [ember.a.id, ember.b.id, tide.b.id],
  });
  const random = seeded(22);
  const script = new Script(ember, Date.now() - 12 * HOUR);
  for (let series = 0; series < SERIES; series++) {
    const teams = series % 3 === 0 ? tide : ember;
    await playSeries({ random, script, teams, isCup: series % 2 === 0 });
  }
  await app.database.db.execute(COUNT_EVENTS);
});
afterAll(() => app.stop());

interface Played {
  readonly random: Random;
  readonly script: Script;
  readonly teams: CapturedTeams;
}

/** Two maps, both won by one team. */
async function playSeries({ isCup, ...played }: Played & { isCup: boolean }): Promise<void> {
  const { random, teams } = played;
  const calls = captureCallsOf(app, staff, teams);
  const match = await calls.newMatch(isCup ? { tournament: 'CupS3EU' } : {});
  const first = between(random, 0, 2);
  const maps = MAPS.map((_, index) => ({ map: MAPS[(first + index) % MAPS.length]! }));
  await calls.call('create_maps', match, { maps });
  const winner = pick(random, ['A', 'B'] as const);
  for (const map of [0, 1]) {
    const reply = await calls.record(match, map, mapEvents(played, winner));
    expect(reply.status).toBe(200);
  }
}

function mapEvents({ random, script, teams }: Played, winner: 'A' | 'B'): object[] {
  const loser = winner === 'A' ? 'B' : 'A';
  const order: ('A' | 'B')[] = Array.from({ length: 12 }, () => winner);
  for (let lost = between(random, 0, 7); lost > 0; lost--)
    order.splice(between(random, 0, order.length), 0, loser);
  return [...order, winner].flatMap((won, round) => [
    ...(round === ROUNDS_OF_A_HALF ? [script.swap()] : []),
    ...roundEvents({ random, script, teams }, won),
  ]);
}

/** Both teams lose players at random, until the losing one has none. */
function roundEvents({ random, script, teams }: Played, winner: 'A' | 'B'): object[] {
  const [winners, losers] =
    winner === 'A'
      ? [[...teams.playersA], [...teams.playersB]]
      : [[...teams.playersB], [...teams.playersA]];
  const events: object[] = [];
  if (between(random, 0, 9) === 0) events.push(script.kill(null, take(random, winners)));
  while (losers.length > 0) {
    const isLost = winners.length > 1 && between(random, 0, 9) < 4;
    const [killers, victims] = isLost ? [losers, winners] : [winners, losers];
    const killer = pick(random, killers);
    const mates = killers.filter((player) => player !== killer);
    const more = {
      headshot: between(random, 0, 2) === 0,
      assist: mates.length > 0 && between(random, 0, 3) === 0 ? pick(random, mates) : null,
      weapon: pick(random, ['assault_rifle', 'assault_rifle', 'sniper', 'pistol', null]),
    };
    script.wait(between(random, 0, 6) * 1_000);
    events.push(script.kill(killer, take(random, victims), more));
  }
  return [...events, script.end(winner)];
}

function take(random: Random, players: string[]): string {
  return players.splice(between(random, 0, players.length - 1), 1)[0]!;
}

/** What the events say: one row for each player and map, and one for each side of it. */
const COUNT_EVENTS = sql.raw(`
  CREATE TABLE rated AS WITH
  event AS (
    SELECT match, map, event, sequence,
      count(*) FILTER (WHERE event->>'kind' = 'round_end') OVER earlier AS round,
      count(*) FILTER (WHERE event->>'kind' = 'side_swap') OVER earlier AS swaps
    FROM capture_entries WHERE kind = 'record'
    WINDOW earlier AS (
      PARTITION BY match, map ORDER BY sequence ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING
    )
  ),
  round AS (
    SELECT match, map, round, event->>'winner' AS winner,
      CASE WHEN swaps % 2 = 0 THEN 'coalition' ELSE 'breach' END AS side_a
    FROM event WHERE event->>'kind' = 'round_end'
  ),
  death AS (
    SELECT match, map, round, sequence, event->>'killer' AS killer, event->>'victim' AS victim,
      (event->>'headshot')::boolean AS headshot, event->>'assist' AS assist,
      (event->>'at')::bigint AS at
    FROM event WHERE event->>'kind' = 'elimination'
  ),
  opening AS (
    SELECT DISTINCT ON (match, map, round) * FROM death WHERE killer IS NOT NULL
    ORDER BY match, map, round, sequence
  ),
  present AS (
    SELECT r.*, p.id AS player, CASE WHEN p.team = m.team_a THEN 'A' ELSE 'B' END AS slot,
      CASE WHEN (p.team = m.team_a) = (r.side_a = 'coalition') THEN 'coalition' ELSE 'breach' END
        AS side
    FROM round r
    JOIN matches m ON m.id = r.match
    JOIN players p ON p.team IN (m.team_a, m.team_b)
  ),
  tally AS (
    SELECT match, map, round, killer AS player, 1 AS kill, headshot::int AS headshot, 0 AS death,
      0 AS opening_kill, 0 AS opening_death, 0 AS involved
    FROM death WHERE killer IS NOT NULL
    UNION ALL SELECT match, map, round, victim, 0, 0, 1, 0, 0, 0 FROM death
    UNION ALL SELECT match, map, round, killer, 0, 0, 0, 1, 0, 0 FROM opening
    UNION ALL SELECT match, map, round, victim, 0, 0, 0, 0, 1, 0 FROM opening
    UNION ALL SELECT match, map, round, assist, 0, 0, 0, 0, 0, 1 FROM death WHERE assist IS NOT NULL
    UNION ALL SELECT match, map, round, d.victim, 0, 0, 0, 0, 0, 1
    FROM death d JOIN death t USING (match, map, round)
    WHERE t.victim = d.killer AND t.sequence > d.sequence AND t.at <= d.at + 5000
      AND t.killer IS NOT NULL
  ),
  played AS (
    SELECT match, map, round, player, slot, side, (winner = slot)::int AS won,
      coalesce(sum(kill), 0) AS kills, coalesce(sum(headshot), 0) AS headshots,
      coalesce(sum(death), 0) AS deaths, coalesce(sum(opening_kill), 0) AS opening_kills,
      coalesce(sum(opening_death), 0) AS opening_deaths,
      coalesce(sum(kill), 0) + coalesce(sum(involved), 0) > 0 OR coalesce(sum(death), 0) = 0 AS kast
    FROM present LEFT JOIN tally USING (match, map, round, player)
    GROUP BY match, map, round, player, slot, side, winner
  ),
  clutched AS (
    SELECT *, (won = 1 AND deaths = 0 AND sum(deaths) OVER (
      PARTITION BY match, map, round, slot) = 4)::int AS clutch
    FROM played
  ),
  line AS (
    SELECT player, match, map, side, count(*) AS rounds, sum(won) AS wins, sum(kills) AS kills,
      sum(deaths) AS deaths, sum(headshots) AS headshots, sum(opening_kills) AS opening_kills,
      sum(opening_deaths) AS opening_deaths, sum(clutch) AS clutches, sum(kills * kills) AS points,
      count(*) FILTER (WHERE kast) AS kast, count(*) FILTER (WHERE kills = 2) AS two, count(*) FILTER (WHERE kills = 3) AS three,
      count(*) FILTER (WHERE kills = 4) AS four, count(*) FILTER (WHERE kills >= 5) AS five
    FROM clutched GROUP BY GROUPING SETS ((player, match, map), (player, match, map, side))
  )
  SELECT l.*, g.map AS game_map, m.tournament, m.number,
    round((kills / rounds::numeric / 0.679 + 0.7 * (rounds - deaths) / rounds::numeric / 0.317
      + points / rounds::numeric / 1.277) / 2.7, 3) AS rating,
    CASE WHEN p.team = m.team_a THEN m.team_b ELSE m.team_a END AS versus
  FROM line l
  JOIN players p ON p.id = l.player
  JOIN matches m ON m.id = l.match
  JOIN match_maps g ON g.match = l.match AND g.index = l.map`);

const SUMS = sql.raw(`
  count(*)::int AS maps, sum(rounds)::int AS rounds, sum(kills)::int AS kills,
  sum(deaths)::int AS deaths, sum(headshots)::int AS headshots,
  sum(opening_kills)::int AS "openingKills", sum(opening_deaths)::int AS "openingDeaths",
  sum(clutches)::int AS clutches, sum(kast)::int AS "kastRounds", sum(rounds)::int AS "kastOf",
  sum(two)::int AS two, sum(three)::int AS three,
  sum(four)::int AS four, sum(five)::int AS five,
  count(*) FILTER (WHERE 2 * wins > rounds)::int AS "mapWins",
  count(*) FILTER (WHERE 2 * wins < rounds)::int AS "mapLosses",
  sum(wins)::int AS "roundWins", sum(rounds - wins)::int AS "roundLosses",
  round(sum(rating * rounds) / sum(rounds), 3)::float8 AS rating`);

async function recount(query: ReturnType<typeof sql>) {
  const { rows } = await app.database.db.execute<Record<string, number | string>>(query);
  return rows;
}

const wholeMaps = (condition = sql`true`) =>
  recount(sql`SELECT ${SUMS} FROM rated WHERE side IS NULL AND player = ${star} AND ${condition}`);

/** A row of SQL as the contract has it. */
function toTotals({ two, three, four, five, ...counts }: Record<string, number | string>) {
  return { ...counts, multiKills: { two, three, four, five } };
}

const ask = (data: object = {}, value = star) =>
  app.request({ object: 'player', action: 'statistics', value, data });
const read = async (data: object = {}) => (await ask(data)).body.data;

describe('the page of a player says what the events say', () => {
  let page: Awaited<ReturnType<typeof read>>;
  beforeAll(async () => {
    page = await read();
  });

  it('in its totals', async () => {
    const [row] = await wholeMaps();
    expect(page.totals).toMatchObject({ ...toTotals(row!), capturedKills: row!.kills });
    expect(page.totals.maps).toBe(2 * SERIES);
    for (const figure of ['headshots', 'openingKills', 'openingDeaths', 'clutches'])
      expect(page.totals[figure]).toBeGreaterThan(0);
    expect(page.totals.kastRounds).toBeGreaterThan(page.totals.rounds / 3);
    expect(page.totals.kastRounds).toBeLessThan(page.totals.rounds);
  });

  it('by weapon', async () => {
    const rows = await recount(sql`
      SELECT event->>'weapon' AS weapon, count(*)::int AS kills FROM capture_entries
      WHERE kind = 'record' AND event->>'kind' = 'elimination' AND event->>'killer' = ${star}
        AND event->>'weapon' IS NOT NULL
      GROUP BY 1`);
    const killsOf = (list: Record<string, unknown>[]) =>
      Object.fromEntries(list.map(({ weapon, kills }) => [weapon, kills]));
    expect(killsOf(page.weapons)).toEqual(killsOf(rows));
    expect(rows).toHaveLength(3);
    const kills = page.weapons.map((each: { kills: number }) => each.kills);
    expect(kills).toEqual(kills.toSorted((one: number, other: number) => other - one));
  });

  it.each([
    [{ map: 'Plaza' }, sql`game_map = 'Plaza'`],
    [{ tournament: 'cups3eu' }, sql`tournament = 'CupS3EU'`],
    [{ against: 'tide' }, sql`versus = 'tide'`],
    [{ days: 30, against: 'Ember', map: 'Raid' }, sql`versus = 'ember' AND game_map = 'Raid'`],
  ])('with the filters %j', async (filters, condition) => {
    const [row] = await wholeMaps(condition);
    const { totals, compared } = await read(filters);
    expect(totals).toMatchObject(toTotals(row!));
    expect(totals.maps).toBeLessThan(20);
    expect(compared).toBeNull();
  });

  it('for each map, best rating first', async () => {
    const rows = await recount(sql`
      SELECT game_map AS map, ${SUMS} FROM rated WHERE side IS NULL AND player = ${star}
      GROUP BY game_map ORDER BY rating DESC`);
    expect(page.maps).toMatchObject(
      rows.map(({ map, ...totals }) => ({ map, totals: toTotals(totals) })),
    );
  });

  it('for each tournament and series', async () => {
    const [cup] = await wholeMaps(sql`tournament = 'CupS3EU'`);
    const { maps, mapWins, mapLosses, rating } = cup!;
    expect(page.tournaments).toEqual([{ id: 'CupS3EU', maps, mapWins, mapLosses, rating }]);
    const series = await recount(sql`
      SELECT match, ${SUMS} FROM rated WHERE side IS NULL AND player = ${star}
      GROUP BY match, number ORDER BY number DESC LIMIT 10`);
    expect(page.matches).toMatchObject(
      series.map(({ match, ...totals }) => ({ match: { id: match }, totals: toTotals(totals) })),
    );
  });

  it.each(['coalition', 'breach'] as const)('on the side of the %s', async (side) => {
    const [row] = await recount(sql`
      SELECT ${SUMS} FROM rated WHERE side = ${side} AND player = ${star}`);
    const { roundWins, roundLosses, ...counts } = row!;
    const {
      maps: _,
      mapWins: __,
      mapLosses: ___,
      kastRounds: ____,
      kastOf: _____,
      ...line
    } = toTotals(counts) as Record<string, unknown>;
    expect(page.sides[side]).toMatchObject({ roundWins, roundLosses, line });
  });

  it('in form and in the rating over time', async () => {
    const lines = await recount(sql`
      SELECT match, map, rating::float8 AS rating, round(sum(rating * rounds) OVER last
        / sum(rounds) OVER last, 3)::float8 AS mean
      FROM rated WHERE side IS NULL AND player = ${star}
      WINDOW last AS (ORDER BY number, map ROWS BETWEEN 4 PRECEDING AND CURRENT ROW)
      ORDER BY number, map`);
    expect(page.form).toMatchObject(
      lines.slice(-10).map(({ match, map, rating }) => ({ match, index: map, rating })),
    );
    expect(page.history.meanOf).toBe(5);
    expect(page.history.points.map(({ rating }: { rating: number }) => rating)).toEqual(
      lines.slice(4).map(({ mean }) => mean),
    );
  });

  it('in its highs', async () => {
    const [best] = await recount(sql`
      SELECT max(rating)::float8 AS rating, max(kills)::int AS kills,
        max(opening_kills - opening_deaths)::int AS opening, max(clutches)::int AS clutches
      FROM rated WHERE side IS NULL AND player = ${star}`);
    const highs = page.highs.map(({ kind, value }: { kind: string; value: number }) => [
      kind,
      value,
    ]);
    expect(Object.fromEntries(highs)).toEqual(best);
  });

  it('among all players with enough maps', async () => {
    const [row] = await recount(sql`
      WITH figures AS (
        SELECT player, round(sum(rating * rounds) / sum(rounds), 3)::float8 AS "rating",
          sum(kills)::float8 / sum(deaths)::float8 AS "killsPerDeath",
          sum(kills)::float8 / sum(rounds)::float8 AS "killsPerRound",
          sum(kast)::float8 / sum(rounds)::float8 AS "kast",
          sum(headshots)::float8 / sum(kills)::float8 AS "headshots",
          sum(opening_kills)::float8 / sum(opening_kills + opening_deaths)::float8 AS "openingDuels",
          100 * sum(clutches)::float8 / sum(rounds)::float8 AS "clutches"
        FROM rated WHERE side IS NULL GROUP BY player HAVING count(*) >= 20
      )
      SELECT count(*)::int AS players, ${sql.join(
        FIGURES.flatMap((name) => {
          const column = sql.identifier(name);
          return [
            sql`(100 * count(*) FILTER (WHERE ${column} < (
              SELECT ${column} FROM figures WHERE player = ${star})) / count(*))::int
              AS ${sql.identifier(`${name}Better`)}`,
            sql`percentile_cont(0.5) WITHIN GROUP (ORDER BY ${column}) AS ${sql.identifier(`${name}Median`)}`,
          ];
        }),
        sql`, `,
      )} FROM figures`);
    expect(page.compared.players).toBe(row!.players);
    expect(row!.players).toBe(5);
    for (const name of FIGURES) {
      expect(page.compared[name].betterThan).toBe(row![`${name}Better`]);
      expect(page.compared[name].median).toBeCloseTo(Number(row![`${name}Median`]), 9);
    }
  });

  it('and offers what was played as filters', () => {
    expect(page.choices).toEqual({
      tournaments: [{ id: 'CupS3EU', name: 'CupS3EU' }],
      opponents: ['Ember', 'Tide'],
      maps: ['Plaza', 'Canals', 'Raid'],
    });
  });
});

const FIGURES = [
  'rating',
  'killsPerDeath',
  'killsPerRound',
  'kast',
  'headshots',
  'openingDuels',
  'clutches',
] as const;

describe('the page of a player', () => {
  it.each([
    ['an unknown player', 'ghost', {}, 404],
    ['a period that is not offered', undefined, { days: 7 }, 400],
    ['an unknown map', undefined, { map: 'Moon' }, 400],
  ])('refuses %s', async (_, id, filters, status) => {
    expect((await ask(filters, id)).status).toBe(status);
  });

  it.each([{ against: 'Nobody' }, { tournament: 'NoCup' }])(
    'has no maps for %j',
    async (filters) => {
      const { totals, form, choices } = await read(filters);
      expect([totals.maps, form]).toEqual([0, []]);
      expect(choices.opponents).toHaveLength(2);
    },
  );

  it('is empty for somebody who has not played', async () => {
    const { body } = await ask({}, staff.id);
    expect(body.data).toMatchObject({ totals: { maps: 0, rating: null }, matches: [], highs: [] });
  });
});
