import { randomUUID } from 'node:crypto';
import { between, pick, type Random, seeded } from '@mes/domain/random/random';
import { eq, type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../../testing/app';
import {
  addFullTeams,
  type CaptureCalls,
  type CapturedTeams,
  captureCallsOf,
  Script,
} from '../../../../testing/capture';
import { addTournament } from '../../../../testing/league';
import { BoardCache } from '../../capture/boards/service';
import { countEndings } from '../../capture/views';
import { matches } from '../../matches/tables';
import { ratedSeries } from '../../ratings/tables';
import { matchVetoes } from '../../rooms/tables';
import { tournamentTeams } from '../../tournaments/tables';
import { countMissingEndings } from '../round-endings/service';
import { roundEndings } from '../tables';
import { readTournamentStatistics } from './service';

const HOUR = 3_600_000;
const CUP = 'CupS5EU';
const MAPS = [{ map: 'Plaza', pickedBy: 'A' }, { map: 'Canals', pickedBy: 'B' }, { map: 'Raid' }];

let app: TestApp;
let staff: Account;
let teams: CapturedTeams;
let calls: CaptureCalls;
let series: string;

beforeAll(async () => {
  app = await startTestApp();
  staff = await app.signIn('An Operator', ['Moderator']);
  teams = await addFullTeams(app, 'Nova', 'Ember');
  calls = captureCallsOf(app, staff, teams);
  await addTournament(app.database, { id: CUP, season: 5, teams: [teams.a.id, teams.b.id] });
  await addTournament(app.database, { id: 'EmptyS5EU', season: 5, teams: [] });
  await addTournament(app.database, { id: 'DraftS5EU', state: 'draft', teams: [] });
  const random = seeded(11);
  series = await playSeries(random);
  await playSeries(random);
});
afterAll(() => app.stop());

/** Past the cache, which knows nothing of rows that a test adds. */
const read = (id = CUP) => readTournamentStatistics(app.database.db, { id });

describe('a tournament in numbers', () => {
  it('has for every player what the raw events say', async () => {
    const { players } = await read();
    const wanted = await rows(PLAYERS);
    expect(wanted).toHaveLength(10);
    const shownLines = players
      .map((line) => ({ ...line, player: line.player.id, team: null, rating: null }))
      .sort((one, other) => (one.player < other.player ? -1 : 1));
    expect(shownLines).toEqual(wanted.map((line) => ({ ...line, team: null, rating: null })));
    expect(wanted.some(({ kastRounds, rounds }) => kastRounds! < rounds!)).toBe(true);
    for (const { player, rating } of wanted) {
      const shown = players.find((each) => each.player.id === player);
      expect(shown?.rating).toBeCloseTo(rating as number, 2);
    }
    const ratings = players.map(({ rating }) => rating ?? 0);
    expect(ratings).toEqual(ratings.toSorted((one, other) => other - one));
    expect(new Set(players.map(({ team }) => team?.name))).toEqual(new Set(['Nova', 'Ember']));
  });

  it('has maps, sides and endings as the raw events say', async () => {
    const { endings, gameMaps, rounds, maps } = await read();
    const byEnding = (list: readonly object[]) =>
      list.map((each) => JSON.stringify(Object.entries(each).sort())).sort();
    expect(byEnding(endings)).toEqual(byEnding(await rows(ENDINGS)));
    expect(endings.length).toBeGreaterThan(4);
    expect(
      gameMaps
        .filter(({ played }) => played > 0)
        .map(({ map, played, coalitionRounds, breachRounds }) => ({
          ...{ map, played, coalitionRounds, breachRounds },
        }))
        .sort((one, other) => (one.map < other.map ? -1 : 1)),
    ).toEqual(await rows(SIDES_OF_MAPS));
    const [{ total } = { total: 0 }] = await rows(ROUND_COUNT);
    expect(rounds).toBe(total);
    expect(maps).toBe(4);
  });

  it('counts series, vetoes and who was there', async () => {
    const veto = { state: {} as never, turnEndsAt: null, heldSince: null };
    await app.database.db
      .insert(matchVetoes)
      .values({ match: series, ...veto, bansA: ['Port', 'Soar'], bansB: ['Bureau'] });
    await addMatch({ state: 'forfeited', winner: 'A', forfeitedBy: 'B' });
    await app.database.db
      .update(tournamentTeams)
      .set({ checkedInAt: Date.now() })
      .where(eq(tournamentTeams.team, teams.a.id));
    const found = await read();
    expect(found).toMatchObject({ matches: 2, vetoes: 1 });
    const of = (map: string) => found.gameMaps.find((each) => each.map === map);
    expect(of('Port')).toMatchObject({ played: 0, banned: 1, picked: 0 });
    expect(of('Plaza')).toMatchObject({ played: 2, banned: 0, picked: 1 });
    expect(found.attendance).toEqual({
      ...{ teams: 2, checkedIn: 1, playedTeams: 2, rostered: 0 },
      ...{ playedPlayers: 10, series: 3, forfeits: 1 },
    });
  });

  it('lists series that the weaker team won, the smallest chance first', async () => {
    const rate = async (winner: 'A' | 'B', eloA: number, eloB: number) => {
      const match = await addMatch({ state: 'finished', winner, scoreA: 2, scoreB: 1 });
      await app.database.db.insert(ratedSeries).values({
        ...{ match, ladder: 'all', at: Date.now(), teamA: teams.a.id, teamB: teams.b.id },
        ...{ eloA: eloA * 1_000, eloB: eloB * 1_000, gain: 5_000 },
      });
      return match;
    };
    const before = (await read()).upsets;
    const small = await rate('A', 1_500, 1_520);
    const big = await rate('B', 1_900, 1_500);
    await rate('A', 1_900, 1_500);
    const { upsets } = await read();
    expect(upsets).toMatchObject({ count: before.count + 2, rated: before.rated + 3 });
    const ours = upsets.biggest.filter(({ match }) => match === small || match === big);
    expect(ours.map(({ match }) => match)).toEqual([big, small]);
    expect(ours[0]).toMatchObject({
      winner: { name: 'Ember', elo: 1_500, score: 1 },
      loser: { name: 'Nova', elo: 1_900, score: 2 },
    });
    expect(ours[0]!.chance).toBeCloseTo(1 / 11, 5);
  });

  it('is empty before the first captured map, whatever the case of the id', async () => {
    expect(await read('emptys5eu')).toMatchObject({
      ...{ matches: 0, maps: 0, rounds: 0, players: [], gameMaps: [], endings: [] },
      upsets: { count: 0, biggest: [] },
    });
  });

  it('is not there for drafts, unknown and malformed ids', async () => {
    const statusOf = async (value: string) =>
      (await app.request({ object: 'tournament', action: 'statistics', value })).status;
    expect(await statusOf(CUP)).toBe(200);
    expect(await statusOf('DraftS5EU')).toBe(404);
    expect(await statusOf('NoSuchCup')).toBe(404);
    expect(await statusOf('no such cup!')).toBe(400);
    const file = await app.call({ path: '/api/tournaments/DraftS5EU/statistics.csv' });
    expect(file.status).toBe(404);
  });

  it('can be downloaded for spreadsheets', async () => {
    const file = await app.call({ path: `/api/tournaments/${CUP}/statistics.csv` });
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="statistics.csv"');
    const lines = String(file.body).trim().split('\r\n');
    expect(lines).toHaveLength(11);
    expect(lines[0]).toContain('player,id,team,maps,rounds,rating');
  });

  it('counts the rounds of maps that were captured before rounds were counted', async () => {
    const { db } = app.database;
    const counted = await db.select().from(roundEndings);
    await db.delete(roundEndings);
    await countMissingEndings(app.database, (tx, map) => countEndings(tx, new BoardCache(), map));
    expect(await db.select().from(roundEndings)).toHaveLength(counted.length);
  });
});

/** Two maps for Nova, with all kinds of rounds and an event that was taken back. */
async function playSeries(random: Random): Promise<string> {
  const match = await calls.newMatch({ tournament: CUP });
  await calls.call('create_maps', match, { maps: MAPS });
  const play = new Script(teams, Date.now() - HOUR);
  for (const map of [0, 1]) {
    const events: object[] = [];
    for (let round = 0; round < 13 + map * 5; round++) {
      if (round === 12) events.push(play.swap());
      const winner = round < 5 * map ? 'B' : 'A';
      events.push(...playRound(random, play, { winner, isFirstHalf: round < 12 }));
    }
    const wrong = play.kill(teams.playersA[1]!, teams.playersB[1]!);
    await calls.record(match, map, [wrong]);
    await calls.call('undo', match, { map, id: randomUUID() });
    await calls.record(match, map, events);
  }
  return match;
}

function playRound(
  random: Random,
  play: Script,
  { winner, isFirstHalf }: { winner: 'A' | 'B'; isFirstHalf: boolean },
): object[] {
  const { playersA, playersB } = teams;
  const [own, others] = winner === 'A' ? [playersA, playersB] : [playersB, playersA];
  const isCoalition = (winner === 'A') === isFirstHalf;
  const kill = (killer: string, victim: string) => {
    const mates = (playersA.includes(killer) ? playersA : playersB).filter((id) => id !== killer);
    play.wait(between(random, 0, 6) * 1_000);
    return play.kill(killer, victim, {
      headshot: between(random, 0, 1) === 1,
      assist: between(random, 0, 4) === 0 ? pick(random, mates) : null,
    });
  };
  const kind = between(random, 0, 3);
  if (kind === 0) {
    // The last one of the winner eliminates everyone.
    const lost = own.slice(1).map((victim) => kill(pick(random, others), victim));
    return [...lost, ...others.map((victim) => kill(own[0]!, victim)), play.end(winner)];
  }
  if (kind === 1)
    return [...others.map((victim) => kill(pick(random, own), victim)), play.end(winner)];
  const some = others
    .slice(0, between(random, 1, 3))
    .map((victim) => kill(pick(random, own), victim));
  if (!isCoalition)
    return [
      ...some,
      play.happen('plant', { player: own[0], site: 'A' }),
      play.happen('explosion'),
      play.end(winner),
    ];
  if (kind === 2) return [...some, play.happen('time_over'), play.end(winner)];
  return [
    ...some,
    play.happen('plant', { player: others[4], site: 'B' }),
    play.happen('defuse', { player: own[0] }),
    play.end(winner),
  ];
}

async function addMatch(change: Partial<typeof matches.$inferInsert>): Promise<string> {
  const id = randomUUID();
  await app.database.db.insert(matches).values({
    ...{ id, tournament: CUP, teamA: teams.a.id, teamB: teams.b.id, bestOf: 3 },
    ...{ vetoFormat: 'BO3', state: 'finished', revision: 1, createdAt: Date.now() },
    finishedAt: Date.now(),
    ...change,
  } as typeof matches.$inferInsert);
  return id;
}

async function rows(query: SQL): Promise<Record<string, string | number>[]> {
  const { rows: found } = await app.database.db.execute<Record<string, string | number>>(query);
  return found.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([key, value]) => [
        key,
        typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value,
      ]),
    ),
  );
}

/**
 * The rules once more, in SQL and from the events alone: what was taken back does not count, a round
 * ends with its round_end, and the sides swap with side_swap.
 */
const EVENTS = sql`
  events AS (
    SELECT e.match, e.map, e.event, e.event->>'kind' AS kind, e.sequence, (e.event->>'at')::bigint AS at
    FROM capture_entries e
    JOIN matches m ON m.id = e.match AND m.tournament = ${CUP}
    WHERE e.kind = 'record' AND NOT EXISTS (
      SELECT 1 FROM capture_entries r
      WHERE r.match = e.match AND r.map = e.map AND (e.event->>'id')::uuid = ANY(r.removes)
    )
  ),
  numbered AS (
    SELECT *,
      count(*) FILTER (WHERE kind = 'round_end') OVER w AS round,
      count(*) FILTER (WHERE kind = 'side_swap') OVER w AS swaps
    FROM events
    WINDOW w AS (PARTITION BY match, map ORDER BY at, sequence ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING)
  ),
  lineup AS (
    SELECT c.match, c.map, p->>'player' AS player, p->>'opponent' AS slot
    FROM capture_maps c
    JOIN matches m ON m.id = c.match AND m.tournament = ${CUP}
    CROSS JOIN jsonb_array_elements(c.lineup) p
    WHERE EXISTS (SELECT 1 FROM events e WHERE e.match = c.match AND e.map = c.map)
  ),
  deaths AS (
    SELECT n.match, n.map, n.round, n.at, n.sequence, n.event->>'killer' AS killer,
      n.event->>'victim' AS victim, (n.event->>'headshot')::boolean AS headshot, v.slot AS victim_slot,
      n.event->>'assist' AS assist
    FROM numbered n
    JOIN lineup v ON v.match = n.match AND v.map = n.map AND v.player = n.event->>'victim'
    WHERE n.kind = 'elimination'
  ),
  rounds AS (
    SELECT n.match, n.map, n.round, n.event->>'winner' AS winner,
      CASE WHEN (coalesce(mm.starting_side_a, 'coalition') = 'coalition') = (n.swaps % 2 = 0) THEN 'A' ELSE 'B' END AS coalition
    FROM numbered n
    JOIN match_maps mm ON mm.match = n.match AND mm.index = n.map
    WHERE n.kind = 'round_end'
  ),
  ended AS (
    SELECT r.*, CASE WHEN r.winner = r.coalition THEN 'coalition' ELSE 'breach' END AS side,
      coalesce(
        (SELECT n.kind FROM numbered n WHERE (n.match, n.map, n.round) = (r.match, r.map, r.round)
          AND n.kind IN ('defuse', 'explosion', 'time_over') ORDER BY n.at DESC LIMIT 1),
        'elimination'
      ) AS ending
    FROM rounds r
  )`;

const ENDINGS = sql`WITH ${EVENTS}
  SELECT side, ending, count(*) AS rounds FROM ended GROUP BY side, ending`;

const ROUND_COUNT = sql`WITH ${EVENTS} SELECT count(*) AS total FROM ended`;

const SIDES_OF_MAPS = sql`WITH ${EVENTS}
  SELECT mm.map, count(DISTINCT (e.match, e.map)) AS played,
    count(*) FILTER (WHERE e.side = 'coalition') AS "coalitionRounds",
    count(*) FILTER (WHERE e.side = 'breach') AS "breachRounds"
  FROM ended e JOIN match_maps mm ON mm.match = e.match AND mm.index = e.map
  GROUP BY mm.map ORDER BY mm.map COLLATE "C"`;

const PLAYERS = sql`WITH ${EVENTS},
  openings AS (
    SELECT DISTINCT ON (match, map, round) * FROM deaths WHERE killer IS NOT NULL
    ORDER BY match, map, round, at, sequence
  ),
  clutches AS (
    SELECT r.match, r.map, r.round, l.player
    FROM rounds r
    JOIN lineup l ON l.match = r.match AND l.map = r.map AND l.slot = r.winner
    WHERE NOT EXISTS (
      SELECT 1 FROM deaths d
      WHERE (d.match, d.map, d.round, d.victim) = (r.match, r.map, r.round, l.player)
    ) AND (
      SELECT count(*) FROM deaths d
      WHERE (d.match, d.map, d.round) = (r.match, r.map, r.round) AND d.victim_slot = r.winner
    ) = 4
  ),
  by_round AS (
    SELECT l.match, l.map, l.player, r.round,
      (SELECT count(*) FROM deaths d WHERE (d.match, d.map, d.round, d.killer) = (l.match, l.map, r.round, l.player)) AS kills,
      (SELECT count(*) FROM deaths d WHERE (d.match, d.map, d.round, d.killer) = (l.match, l.map, r.round, l.player) AND d.headshot) AS headshots,
      (SELECT count(*) FROM deaths d WHERE (d.match, d.map, d.round, d.victim) = (l.match, l.map, r.round, l.player)) AS deaths,
      (SELECT count(*) FROM openings o WHERE (o.match, o.map, o.round, o.killer) = (l.match, l.map, r.round, l.player)) AS opening_kills,
      (SELECT count(*) FROM openings o WHERE (o.match, o.map, o.round, o.victim) = (l.match, l.map, r.round, l.player)) AS opening_deaths,
      (SELECT count(*) FROM clutches c WHERE (c.match, c.map, c.round, c.player) = (l.match, l.map, r.round, l.player)) AS clutches,
      (SELECT count(*) FROM deaths d WHERE (d.match, d.map, d.round, d.assist) = (l.match, l.map, r.round, l.player)) AS assists,
      (SELECT count(*) FROM deaths d JOIN deaths t
          ON (t.match, t.map, t.round, t.victim) = (d.match, d.map, d.round, d.killer)
        WHERE (d.match, d.map, d.round, d.victim) = (l.match, l.map, r.round, l.player)
          AND t.killer IS NOT NULL AND t.at BETWEEN d.at AND d.at + 5000) AS trades
    FROM lineup l JOIN rounds r ON r.match = l.match AND r.map = l.map
  ),
  by_map AS (
    SELECT player, count(*) AS rounds, sum(kills) AS kills, sum(headshots) AS headshots,
      sum(deaths) AS deaths, sum(opening_kills) AS opening_kills, sum(opening_deaths) AS opening_deaths,
      count(*) FILTER (WHERE kills >= 2) AS multi, sum(clutches) AS clutches,
      count(*) FILTER (WHERE kills + assists + trades > 0 OR deaths = 0) AS kast,
      (sum(kills) / 0.679 + 0.7 * (count(*) - sum(deaths)) / 0.317 + sum(kills * kills) / 1.277)
        / count(*) / 2.7 AS rating
    FROM by_round GROUP BY match, map, player
  )
  SELECT player, count(*) AS maps, sum(rounds) AS rounds, sum(kills) AS kills, sum(deaths) AS deaths,
    sum(headshots) AS headshots, sum(opening_kills) AS "openingKills",
    sum(opening_deaths) AS "openingDeaths", sum(multi) AS "multiKillRounds",
    sum(clutches) AS clutches, sum(kast) AS "kastRounds", sum(rounds) AS "kastOf",
    sum(rating * rounds) / sum(rounds) AS rating
  FROM by_map GROUP BY player ORDER BY player COLLATE "C"`;
