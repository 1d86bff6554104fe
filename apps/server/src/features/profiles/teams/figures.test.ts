/**
 * Every figure of one team page, and of one tournament that does not follow from the lines of its players,
 * counted again from events, vetoes, entries and memberships by SQL of its own.
 */
import type { Performance, TournamentStatistics } from '@mes/contract/statistics';
import type { WebsiteTeam } from '@mes/contract/teams';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../testing/app';

const TEAM = 'night-harbor';

let app: TestApp;
let page: WebsiteTeam;

beforeAll(async () => {
  app = await startTestApp({ config: { demo: 'small' } });
  page = (await app.call({ path: '/api/website/teams/Night%20Harbor' })).body.data;
});
afterAll(() => app.stop());

async function query<Row extends Record<string, unknown>>(text: ReturnType<typeof sql>) {
  return (await app.database.db.execute<Row>(text)).rows;
}

/** The series that count, with the slot of the team; then its events, each with its round. */
const PLAYED = sql`
  own AS (
    SELECT id, tournament, coalesce(finished_at, starts_at) AS at, winner, state, score_a, score_b,
      CASE WHEN team_a = ${TEAM} THEN 'A' ELSE 'B' END AS slot,
      CASE WHEN team_a = ${TEAM} THEN team_b ELSE team_a END AS other
    FROM matches
    WHERE ${TEAM} IN (team_a, team_b) AND (state = 'finished' OR (state = 'forfeited' AND winner IS NOT NULL))
  ),
  events AS (
    SELECT entry.match, entry.map, entry.event,
      count(*) FILTER (WHERE entry.event->>'kind' = 'round_end') OVER (
        PARTITION BY entry.match, entry.map ORDER BY entry.sequence
        ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS round
    FROM capture_entries AS entry JOIN own ON own.id = entry.match
    WHERE entry.kind = 'record' AND NOT EXISTS (
      SELECT FROM capture_entries AS later WHERE later.match = entry.match AND later.map = entry.map
        AND (entry.event->>'id')::uuid = ANY(later.removes))
  ),
  maps AS (
    SELECT own.id AS match, map.index, map.map, own.slot, own.other, own.tournament,
      count(*) FILTER (WHERE event->>'winner' = own.slot)::int AS rounds_won,
      count(*) FILTER (WHERE event->>'winner' <> own.slot)::int AS rounds_lost
    FROM own JOIN match_maps AS map ON map.match = own.id
    JOIN events ON events.match = own.id AND events.map = map.index AND event->>'kind' = 'round_end'
    GROUP BY own.id, map.index, map.map, own.slot, own.other, own.tournament
  ),
  lineups AS (
    SELECT maps.*, player->>'player' AS player
    FROM maps JOIN capture_maps USING (match) CROSS JOIN jsonb_array_elements(lineup) AS player
    WHERE capture_maps.map = maps.index AND player->>'opponent' = maps.slot
  ),
  kills AS (
    SELECT match, map, event->>'killer' AS player, round, count(*)::int AS kills
    FROM events WHERE event->>'kind' = 'elimination' AND event->>'killer' IS NOT NULL
    GROUP BY match, map, event->>'killer', round
  ),
  lines AS (
    SELECT lineups.*, rounds_won + rounds_lost AS rounds,
      coalesce((SELECT sum(kills) FROM kills WHERE kills.match = lineups.match
        AND kills.map = lineups.index AND kills.player = lineups.player), 0)::int AS kills,
      coalesce((SELECT sum(least(kills, 5) ^ 2) FROM kills WHERE kills.match = lineups.match
        AND kills.map = lineups.index AND kills.player = lineups.player), 0)::float AS points,
      (SELECT count(*) FROM events WHERE events.match = lineups.match AND events.map = lineups.index
        AND event->>'victim' = lineups.player)::int AS deaths
    FROM lineups
  )`;

interface Sums extends Record<string, unknown> {
  readonly played: number;
  readonly won: number;
  readonly lost: number;
  readonly roundsWon: number;
  readonly roundsLost: number;
  readonly kills: number;
  readonly deaths: number;
  readonly rating: number;
}

async function countMaps(condition = sql`true`): Promise<Sums> {
  const [row] = await query<Sums>(sql`
    WITH ${PLAYED}
    SELECT count(*)::int AS played,
      count(*) FILTER (WHERE rounds_won > rounds_lost)::int AS won,
      count(*) FILTER (WHERE rounds_won < rounds_lost)::int AS lost,
      sum(rounds_won)::int AS "roundsWon", sum(rounds_lost)::int AS "roundsLost",
      (SELECT sum(kills)::int FROM lines WHERE ${condition}) AS kills,
      (SELECT sum(deaths)::int FROM lines WHERE ${condition}) AS deaths,
      (SELECT sum(rounds * (kills / rounds::float / 0.679
          + 0.7 * greatest(0, rounds - deaths) / rounds::float / 0.317
          + points / rounds::float / 1.277) / 2.7) / sum(rounds)
        FROM lines WHERE ${condition}) AS rating
    FROM maps WHERE ${condition}`);
  return row!;
}

function expectPerformance(shown: Performance, counted: Sums): void {
  expect(shown).toMatchObject({
    mapWins: counted.won,
    mapLosses: counted.lost,
    roundWins: counted.roundsWon,
    roundLosses: counted.roundsLost,
    kills: counted.kills,
    deaths: counted.deaths,
  });
  // Single ratings are rounded to thousandths before their mean is taken.
  expect(shown.rating).toBeCloseTo(counted.rating, 2);
}

const performance = async (filter: object): Promise<Performance> =>
  (
    await app.request({
      object: 'team',
      action: 'performance',
      value: 'Night Harbor',
      data: filter,
    })
  ).body.data;

describe('the page of a team', () => {
  it('has the totals of its maps and players', async () => {
    const counted = await countMaps();
    expect(counted.played).toBeGreaterThan(5);
    expectPerformance(await performance({}), counted);
    const { statistics } = page;
    expect(statistics).toMatchObject({
      ...{ mapWins: counted.won, mapLosses: counted.lost },
      ...{ kills: counted.kills, deaths: counted.deaths },
    });
  });

  it('has the totals of a map, an opponent and a tournament', async () => {
    const { map } = page.maps.find(({ played }) => played > 1)!;
    expectPerformance(await performance({ map }), await countMaps(sql`map = ${map}`));
    const { team } = page.opponents[0]!;
    expectPerformance(
      await performance({ versus: team.name }),
      await countMaps(sql`other = (SELECT id FROM teams WHERE name = ${team.name})`),
    );
    const [tournament] = await query<{ id: string }>(
      sql`WITH ${PLAYED} SELECT tournament AS id FROM maps WHERE tournament IS NOT NULL LIMIT 1`,
    );
    expectPerformance(
      await performance({ tournaments: [tournament!.id] }),
      await countMaps(sql`tournament = ${tournament!.id}`),
    );
  });

  it('has each map with what was won and vetoed', async () => {
    const vetoes = await query<Record<string, unknown> & { map: string }>(sql`
      WITH ${PLAYED},
      vetoes AS (
        SELECT own.slot, veto.state FROM own JOIN match_vetoes AS veto ON veto.match = own.id
      ),
      moves AS (
        SELECT vetoes.slot, move, state->>'format' AS format,
          CASE state->>'format' WHEN 'BO1' THEN (move->>'slot')::int < 6
            WHEN 'BO2' THEN (move->>'slot')::int < 2
            WHEN 'BO3' THEN (move->>'slot')::int IN (0, 1, 4, 5)
            WHEN 'BO5' THEN (move->>'slot')::int < 2 ELSE false END AS bans
        FROM vetoes CROSS JOIN jsonb_array_elements(state->'moves') AS move
        WHERE move->'choice'->>'kind' = 'map'
      )
      SELECT map, count(*)::int AS vetoes,
        (SELECT count(*)::int FROM moves WHERE bans AND move->>'by' = slot
          AND move->'choice'->>'map' = map) AS banned,
        (SELECT count(*)::int FROM moves WHERE bans AND move->>'by' <> slot
          AND move->'choice'->>'map' = map) AS "bannedByOthers",
        (SELECT count(*)::int FROM moves WHERE NOT bans AND move->>'by' = slot
          AND move->'choice'->>'map' = map) AS "pickedInVeto",
        count(*) FILTER (WHERE state->>'format' <> 'BO1')::int AS "pickVetoes"
      FROM vetoes CROSS JOIN jsonb_array_elements_text(state->'pool') AS map GROUP BY map`);
    expect(vetoes.length).toBeGreaterThan(8);
    for (const counted of vetoes) {
      const { played, won, lost, roundsWon, roundsLost } = await countMaps(
        sql`map = ${counted.map}`,
      );
      expect(page.maps.find(({ map }) => map === counted.map)).toMatchObject({
        ...counted,
        ...{ played, won, lost, roundWins: roundsWon ?? 0, roundLosses: roundsLost ?? 0 },
      });
    }
  });

  it('has its last ten matches, its opponents and its record', async () => {
    const matches = await query<{ id: string; letter: string; name: string }>(sql`
      WITH ${PLAYED} SELECT own.id, teams.name,
        CASE WHEN winner IS NULL THEN 'D' WHEN winner = slot THEN 'W' ELSE 'L' END AS letter
      FROM own LEFT JOIN teams ON teams.id = other ORDER BY at DESC, own.id DESC`);
    expect(page.statistics.form).toEqual(matches.slice(0, 10).map(({ letter }) => letter));
    expect(page.recentMatches.map(({ id }) => id)).toEqual(
      matches.slice(0, 10).map(({ id }) => id),
    );
    const count = (wanted: string) => matches.filter(({ letter }) => letter === wanted).length;
    const { wins, losses, draws } = page.statistics;
    expect({ wins, losses, draws }).toEqual({
      wins: count('W'),
      losses: count('L'),
      draws: count('D'),
    });
    for (const { team, matches: met } of page.opponents)
      expect(met).toBe(matches.filter(({ name }) => name === team.name).length);
    const sum = page.opponents.reduce((total, each) => total + each.matches, 0);
    expect(sum).toBe(matches.length);
  });

  it('has the careers of its players, in all their teams', async () => {
    expect(page.roster.length).toBeGreaterThan(4);
    for (const { id, maps, kills, deaths } of page.roster) {
      const [counted] = await query<{ maps: number; kills: number; deaths: number }>(sql`
        WITH played AS (
          SELECT capture_maps.match, capture_maps.map FROM capture_maps
          JOIN match_maps ON match_maps.match = capture_maps.match AND match_maps.index = capture_maps.map
          CROSS JOIN jsonb_array_elements(lineup) AS player
          WHERE player->>'player' = ${id} AND match_maps.state = 'finished'
            AND EXISTS (SELECT FROM capture_entries AS entry
              WHERE entry.match = capture_maps.match AND entry.map = capture_maps.map)
        ), events AS (SELECT event FROM capture_entries JOIN played USING (match, map))
        SELECT (SELECT count(*)::int FROM played) AS maps,
          count(*) FILTER (WHERE event->>'killer' = ${id})::int AS kills,
          count(*) FILTER (WHERE event->>'victim' = ${id})::int AS deaths FROM events`);
      expect({ maps, kills, deaths }).toEqual(counted);
    }
    const ratings = page.roster.map(({ rating }) => rating ?? -1);
    expect(ratings).toEqual(ratings.toSorted((one, other) => other - one));
  });

  it('has everyone who joined and left', async () => {
    const [counted] = await query<{ joined: number; left: number }>(sql`
      SELECT count(*)::int AS joined, count(left_at)::int AS left FROM team_memberships
      WHERE team = ${TEAM}`);
    expect(page.memberships).toHaveLength(counted!.joined);
    const { body } = await app.request({
      object: 'transfer',
      action: 'list',
      data: { team: 'Night Harbor', count: 100 },
    });
    const kinds = body.data.map(({ kind }: { kind: string }) => kind);
    expect(kinds.filter((kind: string) => kind === 'joined')).toHaveLength(counted!.joined);
    expect(kinds.filter((kind: string) => kind === 'left')).toHaveLength(counted!.left);
  });
});

describe('the statistics of a tournament', () => {
  let id: string;
  let shown: TournamentStatistics;
  beforeAll(async () => {
    const [most] = await query<{ id: string }>(sql`
      SELECT tournament AS id FROM matches JOIN match_vetoes ON match = matches.id
      WHERE matches.state = 'finished' AND tournament IS NOT NULL
      GROUP BY tournament ORDER BY count(*) DESC, tournament LIMIT 1`);
    id = most!.id;
    shown = (await app.request({ object: 'tournament', action: 'statistics', value: id })).body
      .data;
  });

  it('have all its series, maps, rounds and players', async () => {
    const [counted] = await query<Record<string, number>>(sql`
      WITH own AS (SELECT * FROM matches WHERE tournament = ${id}),
      ends AS (
        SELECT entry.match, entry.map FROM capture_entries AS entry JOIN own ON own.id = entry.match
        JOIN match_maps ON match_maps.match = entry.match AND match_maps.index = entry.map
        WHERE entry.event->>'kind' = 'round_end' AND match_maps.state = 'finished'
          AND NOT EXISTS (SELECT FROM capture_entries AS later WHERE later.match = entry.match
            AND later.map = entry.map AND (entry.event->>'id')::uuid = ANY(later.removes))
      )
      SELECT (SELECT count(*)::int FROM own WHERE state = 'finished') AS matches,
        count(DISTINCT (match, map))::int AS maps, count(*)::int AS rounds,
        (SELECT count(DISTINCT player->>'player')::int
          FROM capture_maps JOIN ends USING (match, map)
          CROSS JOIN jsonb_array_elements(lineup) AS player) AS players
      FROM ends`);
    const { matches, maps, rounds, players } = shown;
    expect({ matches, maps, rounds, players: players.length }).toEqual(counted);
    expect(counted!.maps).toBeGreaterThan(5);
    const sum = shown.gameMaps.reduce(
      (all, each) => all + each.coalitionRounds + each.breachRounds,
      0,
    );
    expect(sum).toBe(counted!.rounds);
    expect(shown.endings.reduce((all, each) => all + each.rounds, 0)).toBe(counted!.rounds);
  });

  it('have what was picked and banned in its vetoes', async () => {
    const counted = await query<{ map: string; banned: number; picked: number }>(sql`
      WITH moves AS (
        SELECT move->'choice'->>'map' AS map,
          CASE veto.state->>'format' WHEN 'BO1' THEN (move->>'slot')::int < 6
            WHEN 'BO2' THEN (move->>'slot')::int < 2
            WHEN 'BO3' THEN (move->>'slot')::int IN (0, 1, 4, 5)
            WHEN 'BO5' THEN (move->>'slot')::int < 2 ELSE false END AS bans
        FROM matches JOIN match_vetoes AS veto ON veto.match = matches.id
        CROSS JOIN jsonb_array_elements(veto.state->'moves') AS move
        WHERE matches.tournament = ${id} AND matches.state = 'finished'
          AND move->'choice'->>'kind' = 'map' AND move->>'by' IN ('A', 'B')
      )
      SELECT map, count(*) FILTER (WHERE bans)::int AS banned,
        count(*) FILTER (WHERE NOT bans)::int AS picked FROM moves GROUP BY map`);
    expect(counted.length).toBeGreaterThan(5);
    for (const { map, banned, picked } of counted)
      expect(shown.gameMaps.find((each) => each.map === map)).toMatchObject({ banned, picked });
    const [vetoes] = await query<{ count: number }>(sql`
      SELECT count(*)::int AS count FROM matches JOIN match_vetoes ON match = matches.id
      WHERE tournament = ${id} AND matches.state = 'finished'`);
    expect(shown.vetoes).toBe(vetoes!.count);
  });

  it('have who was there', async () => {
    const [counted] = await query<Record<string, number>>(sql`
      WITH entered AS (
        SELECT * FROM tournament_teams
        WHERE tournament = ${id} AND state IN ('registered', 'dropped', 'disqualified')
      ),
      series AS (
        SELECT * FROM matches WHERE tournament = ${id} AND num_nulls(team_a, team_b) = 0
      )
      SELECT count(*)::int AS teams, count(checked_in_at)::int AS "checkedIn",
        count(*) FILTER (WHERE team IN (
          SELECT unnest(ARRAY[team_a, team_b]) FROM series WHERE state IN ('live', 'finished')
        ))::int AS "playedTeams",
        (SELECT count(*)::int FROM roster_players WHERE tournament = ${id} AND active) AS rostered,
        (SELECT count(*)::int FROM series WHERE state IN ('finished', 'forfeited')) AS series,
        (SELECT count(*)::int FROM series WHERE state = 'forfeited') AS forfeits
      FROM entered`);
    expect(shown.attendance).toEqual({ ...counted, playedPlayers: shown.players.length });
  });

  it('have the series that the weaker team won', async () => {
    const rated = await query<{ match: string; winner: number; loser: number }>(sql`
      SELECT matches.id AS match,
        (CASE winner WHEN 'A' THEN elo_a ELSE elo_b END)::float AS winner,
        (CASE winner WHEN 'A' THEN elo_b ELSE elo_a END)::float AS loser
      FROM matches JOIN rated_series ON match = matches.id
      WHERE tournament = ${id} AND matches.state = 'finished' AND winner IS NOT NULL
        AND ladder = 'all'
      ORDER BY CASE winner WHEN 'A' THEN elo_a - elo_b ELSE elo_b - elo_a END, matches.id`);
    const upsets = rated
      .filter(({ winner, loser }) => winner < loser)
      .map(({ match, winner, loser }) => ({
        match,
        chance: 1 / (1 + 10 ** ((loser - winner) / 400_000)),
      }));
    expect(shown.upsets).toMatchObject({ count: upsets.length, rated: rated.length });
    const { biggest } = shown.upsets;
    expect(biggest.map(({ match }) => match)).toEqual(
      upsets.slice(0, biggest.length).map(({ match }) => match),
    );
    for (const [place, { chance }] of biggest.entries())
      expect(chance).toBeCloseTo(upsets[place]!.chance, 9);
  });
});
