import { randomUUID } from 'node:crypto';
import { between, pick, seeded } from '@mes/domain/random/random';
import { diffTotals, type StatisticsLine, toStatisticsLine } from '@mes/domain/statistics/lines';
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../testing/app';
import {
  addFullTeams,
  type CaptureCalls,
  type CapturedTeams,
  captureCallsOf,
  Script,
} from '../../../testing/capture';
import { addTournament } from '../../../testing/league';
import { BoardCache } from '../capture/boards/service';
import { countEndings, countPlayers } from '../capture/views';
import { matches, matchMaps } from '../matches/tables';
import { players } from '../players/tables';
import { rosterPlayers, tournaments } from '../tournaments/tables';
import { readPeriodLeaderboard } from './periods/service';
import { statisticsData } from './personal-data';
import { createCounting } from './service';
import { playerMaps, playerTotals } from './tables';

const HOUR = 3_600_000;
const MAPS = [{ map: 'Plaza', pickedBy: 'A' }, { map: 'Canals', pickedBy: 'B' }, { map: 'Raid' }];

let app: TestApp;
let staff: Account;
let teams: CapturedTeams;
let calls: CaptureCalls;

beforeAll(async () => {
  app = await startTestApp();
  staff = await app.signIn('An Operator', ['Moderator']);
  teams = await addFullTeams(app, 'Nova', 'Ember');
  calls = captureCallsOf(app, staff, teams);
  await addTournament(app.database, {
    id: 'CupS3EU',
    season: 3,
    startsAt: Date.now(),
    teams: [teams.a.id, teams.b.id],
  });
});
afterAll(() => app.stop());

const script = () => new Script(teams, Date.now() - HOUR);
const act = (object: string, action: string, value: string, data: object = {}) =>
  app.request({ object, action, value, data });

/** Two maps for Nova, with full statistics. */
async function played(change: object = {}): Promise<string> {
  const match = await calls.newMatch({ tournament: 'CupS3EU', ...change });
  await calls.call('create_maps', match, { maps: MAPS });
  const play = script();
  await calls.record(match, 0, play.map(13, 4));
  await calls.record(match, 1, play.map(13, 11));
  return match;
}

describe('what a player did', () => {
  let match: string;
  let star: string;
  beforeAll(async () => {
    match = await played();
    star = teams.playersA[0]!;
  });

  const performance = async (query = '', id = star) =>
    (await app.call({ path: `/api/players/${id}/performance${query}` })).body;

  it('is summed up in the performance panel', async () => {
    const { data } = await performance();
    expect(data).toMatchObject({
      mapWins: 2,
      mapLosses: 0,
      kills: 130,
      deaths: 15,
      roundWins: 26,
      roundLosses: 15,
    });
    expect(data.rating).toBeGreaterThan(2);
  });

  it('is in what the player takes along', async () => {
    const data = await statisticsData.collect(app.database.db, { id: star, now: Date.now() });
    const counted = expect.arrayContaining([
      expect.objectContaining({ match, map: 0, gameMap: 'Plaza', kills: 65 }),
    ]);
    const summed = expect.arrayContaining([
      expect.objectContaining({ scope: 'tournament:CupS3EU', kills: 130 }),
    ]);
    expect(data).toEqual({ lines: counted, totals: summed });
  });

  it.each([
    ['a map', '?map=Plaza', 65],
    ['a map that was not played', '?map=Raid', 0],
    ['a tournament, whatever its case', '?tournaments=cups3eu', 130],
    ['another tournament', '?tournaments=OtherCup', 0],
    ['an opponent', '?versus=ember', 130],
    ['a time before', `?endDate=${Date.now() - 2 * HOUR}`, 0],
    ['a time since', `?startDate=${Date.now() - 2 * HOUR}`, 130],
  ])('can be filtered by %s', async (_, query, kills) => {
    expect((await performance(query)).data.kills).toBe(kills);
  });

  it('is not found for nobody', async () => {
    expect((await performance('', 'ghost')).error.type).toBe('ObjectNotFoundError');
    expect((await performance('?versus=Nobody')).error.type).toBe('ObjectNotFoundError');
  });

  it('is known for each side', async () => {
    const { body } = await act('player', 'sides', star);
    const { coalition, breach } = body.data;
    expect(coalition.kills + breach.kills).toBe(130);
    expect(coalition.rounds).toBe(24);
    expect(breach.rounds).toBe(17);
    expect(coalition.rating).toBeGreaterThan(1);
  });

  it('ranks players in the leaderboards of all time, season and tournament', async () => {
    const all = await app.call({ path: '/api/leaderboards/players?order=kills&size=3' });
    expect(all.body.metadata.total).toBe(10);
    expect(all.body.data[0]).toMatchObject({
      place: 1,
      player: { id: star },
      team: { name: 'Nova' },
      kills: 130,
      maps: 2,
    });
    const season = await app.call({ path: '/api/leaderboards/players?season=3&minMaps=2' });
    expect(season.body.metadata.total).toBe(10);
    const none = await app.call({ path: '/api/leaderboards/players?season=2' });
    expect(none.body.data).toEqual([]);
    const { body } = await act('tournament', 'leaderboards', 'cups3eu', { order: 'kd' });
    expect(body.data[0].player.id).toBe(star);
    const later = await app.call({ path: '/api/leaderboards/players?order=maps&page=3&size=3' });
    expect(later.body.data).toHaveLength(1);
  });

  it.each(['rating', 'kills', 'deaths', 'kd', 'kast', 'headshots', 'openingKills', 'maps'])(
    'ranks players of the last days by %s as those of all time',
    async (order) => {
      const read = async (query: string) =>
        (await app.call({ path: `/api/leaderboards/players?order=${order}&${query}` })).body;
      for (const query of ['size=10', 'size=4&page=1', 'direction=ascending', 'tournament=CupS3EU'])
        expect((await read(`days=30&${query}`)).data).toEqual((await read(query)).data);
      expect((await read('days=90&minMaps=3')).metadata.total).toBe(0);
      expect((await read('days=90&region=SA')).metadata.total).toBe(0);
      expect((await read('days=90&season=2')).metadata.total).toBe(0);
    },
  );

  it('leaves maps before the last days out of a leaderboard', async () => {
    const { db } = app.database;
    const month = 31 * 24 * HOUR;
    await db
      .update(playerMaps)
      .set({ at: sql`${playerMaps.at} - interval '31 days'` })
      .where(eq(playerMaps.gameMap, 'Plaza'));
    const query = { order: 'kills', page: 0, size: 1 } as const;
    const { data } = await readPeriodLeaderboard(db, { ...query, days: 30 }, Date.now());
    expect(data[0]).toMatchObject({ maps: 1, kills: 65, player: { id: star } });
    const later = await readPeriodLeaderboard(db, { ...query, days: 30 }, Date.now() + month);
    expect(later).toEqual({ data: [], total: 0 });
    await db
      .update(playerMaps)
      .set({ at: sql`${playerMaps.at} + interval '31 days'` })
      .where(eq(playerMaps.gameMap, 'Plaza'));
  });

  it('counts lines again that are older than what is counted now', async () => {
    const { db } = app.database;
    const before = await db.select().from(playerMaps).orderBy(playerMaps.player, playerMaps.map);
    const totals = await db
      .select()
      .from(playerTotals)
      .orderBy(playerTotals.scope, playerTotals.player);
    expect(before.every(({ kastOf, weapons }) => kastOf > 0 && weapons !== null)).toBe(true);
    const old = { kastRounds: 0, kastOf: 0 };
    await db.update(playerMaps).set({ ...old, weapons: null });
    await db.update(playerTotals).set(old);
    const counting = createCounting(
      (tx, map) => countPlayers(tx, new BoardCache(), map),
      (tx, map) => countEndings(tx, new BoardCache(), map),
    );
    await counting.countOldLines(app.database);
    expect(await db.select().from(playerMaps).orderBy(playerMaps.player, playerMaps.map)).toEqual(
      before,
    );
    expect(
      await db.select().from(playerTotals).orderBy(playerTotals.scope, playerTotals.player),
    ).toEqual(totals);
  });

  it('shares a place with equal figures, on every page', async () => {
    const places = async (query: string) => {
      const { body } = await app.call({ path: `/api/leaderboards/players?order=deaths&${query}` });
      return body.data.map(({ place }: { place: number }) => place);
    };
    // Each of Ember died in the 26 rounds that Nova won, each of Nova in the 15 others.
    expect(await places('size=10')).toEqual([1, 1, 1, 1, 1, 6, 6, 6, 6, 6]);
    expect(await places('size=4&page=1')).toEqual([1, 6, 6, 6]);
    expect(await places('size=4&page=2')).toEqual([6, 6]);
  });

  it('is not ranked for a tournament that nobody may see', async () => {
    await addTournament(app.database, { id: 'DraftS3EU', state: 'draft', teams: [] });
    for (const id of ['NoSuchCup', 'DraftS3EU'])
      expect(await act('tournament', 'leaderboards', id)).toMatchObject({ status: 404 });
  });

  it('leaves out series that somebody sat out', async () => {
    const [sixth] = await app.database.db
      .insert(players)
      .values({ id: 'nova-6', name: 'Nova 6', team: teams.a.id, createdAt: Date.now() })
      .returning();
    await app.database.db.insert(rosterPlayers).values({
      ...{ tournament: 'CupS3EU', team: teams.a.id, player: sixth!.id, addedAt: Date.now() },
    });
    const { body } = await act('player', 'recent_matches', sixth!.id);
    expect(body.data).toEqual([]);
    await app.database.db.delete(rosterPlayers).where(eq(rosterPlayers.player, sixth!.id));
    await app.database.db.delete(players).where(eq(players.id, sixth!.id));
  });

  it('is shown with the players and in their recent matches', async () => {
    const { body } = await app.call({ path: `/api/website/players/${star}` });
    expect(body.data).toMatchObject({
      id: star,
      totals: { kills: 130, maps: 2 },
      teamReference: { name: 'Nova' },
      recentMatches: [{ match: { id: match }, line: { kills: 130, opponent: 'A' } }],
    });
    expect(body.data.maps.map(({ map }: { map: string }) => map).sort()).toEqual([
      'Canals',
      'Plaza',
    ]);
    const compared = await app.request({
      object: 'player',
      action: 'compare',
      data: { players: [star, teams.playersB[0]] },
    });
    expect(compared.body.data).toMatchObject([
      { totals: { kills: 130 } },
      { totals: { kills: 75 } },
    ]);
  });
});

describe('what a team did', () => {
  it('is summed up over its series', async () => {
    const { body } = await act('team', 'statistics', 'nova');
    expect(body.data).toMatchObject({
      wins: 1,
      losses: 0,
      mapWins: 2,
      roundWins: 26,
      roundLosses: 15,
      streak: 1,
      form: ['W'],
      tournaments: 1,
    });
    expect(body.data.kills).toBe(130);
    const { body: theirs } = await act('team', 'statistics', 'Ember');
    expect(theirs.data).toMatchObject({ wins: 0, losses: 1, streak: -1, deaths: 130 });
  });

  it('is known for each map and side', async () => {
    const { body } = await act('team', 'mapstats', 'Nova', { versus: 'Ember' });
    const plaza = body.data.find(({ map }: { map: string }) => map === 'Plaza');
    expect(plaza).toEqual({
      map: 'Plaza',
      played: 1,
      won: 1,
      lost: 0,
      roundWins: 13,
      roundLosses: 4,
      coalitionRoundWins: 8,
      breachRoundWins: 5,
      picked: 1,
      ...{ vetoes: 0, banned: 0, bannedByOthers: 0, pickedInVeto: 0, pickVetoes: 0 },
    });
  });

  const performance = async (filter: object = {}, team = 'Nova') =>
    (await act('team', 'performance', team, filter)).body;

  it('is summed up with what its players did', async () => {
    const { data } = await performance();
    const { rows } = await app.database.db.execute<{ kills: number; deaths: number; mean: number }>(
      sql`SELECT sum(kills)::int AS kills, sum(deaths)::int AS deaths,
        round(sum(rating * rounds)::numeric / sum(rounds))::int AS mean
        FROM player_maps WHERE team = ${teams.a.id}`,
    );
    const { kills, deaths, mean } = rows[0]!;
    expect(data).toEqual({
      ...{ mapWins: 2, mapLosses: 0, roundWins: 26, roundLosses: 15 },
      ...{ kills, deaths, rating: mean / 1_000 },
    });
  });

  it.each([
    ['a map', { map: 'Plaza' }, 1],
    ['a map that was not played', { map: 'Raid' }, 0],
    ['a tournament, whatever its case', { tournaments: ['cups3eu'] }, 2],
    ['another tournament', { tournaments: ['OtherCup'] }, 0],
    ['an opponent', { versus: 'ember' }, 2],
    ['a time before', { endDate: Date.now() - 2 * HOUR }, 0],
    ['a time since', { startDate: Date.now() - 2 * HOUR }, 2],
  ])('can be filtered by %s', async (_, filter, maps) => {
    const { data } = await performance(filter);
    expect(data).toMatchObject({ mapWins: maps, roundWins: maps * 13 });
    expect(data.kills > 0).toBe(maps > 0);
  });

  it('has results of chosen tournaments only', async () => {
    const of = async (tournament: string) =>
      (await act('team', 'statistics', 'Nova', { tournaments: [tournament] })).body.data;
    expect(await of('CupS3EU')).toMatchObject({ wins: 1, mapWins: 2 });
    expect(await of('OtherCup')).toMatchObject({ wins: 0, mapWins: 0, kills: 0 });
  });

  it('is not found for teams that do not exist', async () => {
    expect((await performance({ versus: 'Nobody' })).error.type).toBe('ObjectNotFoundError');
    expect((await performance({}, 'Nobody')).error.type).toBe('ObjectNotFoundError');
    expect((await act('team', 'performance', 'Nova', { map: 'Nowhere' })).status).toBe(400);
  });

  it('is shown on its page', async () => {
    const { body } = await app.call({ path: '/api/website/teams/Nova' });
    expect(body.data).toMatchObject({
      name: 'Nova',
      statistics: { wins: 1 },
      recentMatches: [{ winner: 'A' }],
      chance: null,
      opponents: [{ team: { name: 'Ember' }, matches: 1 }],
    });
    expect(body.data.players).toHaveLength(5);
  });
});

describe('lines that were typed in', () => {
  const typed = (kills: number) => [
    { player: teams.playersA[1], opponent: 'A', kills, deaths: 3, assists: 1 },
  ];

  it('count without a rating, and take the place of what was captured', async () => {
    const match = await played({ bestOf: 3, tournament: null });
    const { body: before } = await app.call({ path: `/api/match/${match}` });
    const maps = before.data.maps
      .slice(0, 2)
      .map(({ map, scoreA, scoreB }: Record<string, unknown>, index: number) => ({
        map,
        scoreA,
        scoreB,
        ...(index === 0 ? { players: typed(9) } : {}),
      }));
    const body = { revision: before.data.revision, maps };
    const path = `/api/matches/${match}`;
    const { body: after } = await app.call({ path, method: 'PATCH', body, as: staff });
    const [first, second] = after.data.match.maps;
    expect(first.players).toMatchObject([{ kills: 9, rating: null, rounds: 0 }]);
    expect(second.players).toHaveLength(10);
  });
});

describe('whatever happens', () => {
  it('lines are what the events say, and totals what the lines say', async () => {
    const random = seeded(7);
    const ids = [await played(), await played({ tournament: null }), await played()];
    for (let step = 0; step < 25; step++) {
      const match = pick(random, ids);
      const map = between(random, 0, 1);
      const { body } = await calls.call('get_maps', match, { map });
      const [{ events = [] } = {}] = body.data ?? [];
      const id = randomUUID();
      const kind = between(random, 0, 4);
      if (kind === 0 && events.length > 0)
        await calls.call('remove', match, {
          map,
          id,
          event: pick(random, events as { event: { id: string } }[]).event.id,
        });
      else if (kind === 1) await calls.call('undo', match, { map, id });
      else if (kind === 2) await calls.record(match, map, script().round('A'));
      else if (kind === 3)
        await calls.call('remove_player', match, { map, id, player: pick(random, teams.playersB) });
      else await calls.record(match, map, script().round('B'));
    }
    await expectConsistent();
  });
});

/** Counts everything again, independently of the saved totals. */
async function expectConsistent(): Promise<void> {
  const { db } = app.database;
  const lines = await db
    .select()
    .from(playerMaps)
    .orderBy(asc(playerMaps.match), asc(playerMaps.map), asc(playerMaps.player));
  const captured = lines.filter((line) => line.captured);
  expect(captured.length).toBeGreaterThan(20);
  for (const line of captured) expect(line).toEqual(await recounted(line));

  const totals = await db.select().from(playerTotals);
  const wanted = diffTotals([], lines);
  const known = totals.map((row) => {
    const {
      rating: _,
      kd: __,
      headshotShare: ___,
      openingBalance: ____,
      kast: _____,
      ...summed
    } = row;
    return summed;
  });
  const byKey = (rows: typeof known) =>
    rows.toSorted((a, b) => (`${a.scope} ${a.player}` < `${b.scope} ${b.player}` ? -1 : 1));
  expect(byKey(known)).toEqual(byKey(wanted));
  const [sums] = (
    await db.execute<{ kills: string }>(sql`SELECT sum(kills) AS kills FROM player_maps`)
  ).rows;
  const all = known.filter(({ scope }) => scope === 'all');
  expect(all.reduce((sum, { kills }) => sum + kills, 0)).toBe(Number(sums!.kills));
}

async function recounted(line: StatisticsLine): Promise<StatisticsLine> {
  const { db } = app.database;
  const counted = await countPlayers(db, new BoardCache(), {
    matchId: line.match,
    mapIndex: line.map,
  });
  const [row] = await db
    .select({ match: matches, season: tournaments.season })
    .from(matches)
    .leftJoin(tournaments, eq(tournaments.id, matches.tournament))
    .where(eq(matches.id, line.match));
  const maps = await db.select().from(matchMaps).where(eq(matchMaps.match, line.match));
  const map = maps.find(({ index }) => index === line.map)!;
  const player = counted.find((each) => each.player === line.player)!;
  return toStatisticsLine({ ...row!.match, season: row!.season }, map, player);
}
