import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app';
import { loadBracket } from '../features/brackets/storage/service';
import { bracketStages } from '../features/brackets/tables';
import { matches, matchMaps } from '../features/matches/tables';
import { moveComparison } from '../features/ratings/comparison/service';
import { deleteStandings } from '../features/ratings/repository';
import { replay } from '../features/ratings/service';
import { eloHistories, eloStandings, ratedSeries } from '../features/ratings/tables';
import { playerMaps, playerTotals } from '../features/statistics/tables';
import { tournaments } from '../features/tournaments/tables';
import { TOURNAMENT_PLANS } from './tournament-plans';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ config: { demo: 'small' } });
});
afterAll(() => app.stop());

describe('the tournaments of the demo community', () => {
  it('has a tournament for each plan, in its state', async () => {
    const rows = await app.database.db.select().from(tournaments);
    const states = Object.fromEntries(rows.map(({ id, state }) => [id, state]));
    expect(states).toEqual(
      Object.fromEntries(TOURNAMENT_PLANS.small.map(({ id, state }) => [id, state])),
    );
    expect(rows.filter(({ state, winner }) => state === 'finished' && winner === null)).toEqual([]);
  });

  it('has around forty matches, one of them in the middle of a map', async () => {
    const rows = await app.database.db.select().from(matches);
    expect(rows.filter(({ state }) => state === 'finished').length).toBeGreaterThan(30);
    const live = rows.filter(({ state }) => state === 'live');
    expect(live).toHaveLength(1);
    const [map] = await app.database.db
      .select()
      .from(matchMaps)
      .where(sql`${matchMaps.match} = ${live[0]!.id} AND ${matchMaps.state} = 'live'`);
    expect(map!.scoreA + map!.scoreB).toBeGreaterThan(3);
    expect(map!.winner).toBeNull();
  });
});

describe('a rebuild', () => {
  it('of the brackets gives the same stages', async () => {
    const rows = await app.database.db
      .select()
      .from(bracketStages)
      .orderBy(asc(bracketStages.tournament), asc(bracketStages.index));
    for (const id of new Set(rows.map(({ tournament }) => tournament))) {
      const { bracket } = await app.database.transaction((tx) => loadBracket(tx, id));
      const stages = bracket.stages.map(
        ({ stage }) => stage?.entrants.map(({ team }) => team) ?? [],
      );
      const saved = rows.filter(({ tournament }) => tournament === id);
      expect(stages).toEqual(saved.map(({ entrants }) => entrants.map(({ team }) => team)));
    }
  });

  it('of the ratings from the results gives the same rows', async () => {
    const read = async () => ({
      histories: await app.database.db.execute(
        sql`SELECT * FROM ${eloHistories} ORDER BY ladder, kind, subject, start`,
      ),
      series: await app.database.db.execute(
        sql`SELECT match, ladder, at, team_a, team_b, elo_a, elo_b, gain FROM ${ratedSeries}
            ORDER BY match, ladder`,
      ),
      standings: await app.database.db.execute(
        sql`SELECT * FROM ${eloStandings} ORDER BY ladder, kind, subject`,
      ),
    });
    await app.database.transaction((tx) => moveComparison(tx, Date.now()));
    const before = await read();
    await app.database.transaction(async (tx) => {
      await deleteStandings(tx);
      await replay(tx, { ladders: null, from: null });
    });
    const after = await read();
    expect(before.histories.rows.length).toBeGreaterThan(100);
    expect(after.histories.rows).toEqual(before.histories.rows);
    expect(before.series.rows.length).toBeGreaterThan(50);
    expect(after.series.rows).toEqual(before.series.rows);
    expect(after.standings.rows).toEqual(before.standings.rows);
  });

  it('of a match from its events gives the same lines and totals', async () => {
    const moderator = await app.signIn('recounter', ['Admin']);
    const read = async () => ({
      lines: await app.database.db
        .select()
        .from(playerMaps)
        .orderBy(asc(playerMaps.match), asc(playerMaps.map), asc(playerMaps.player)),
      totals: await app.database.db
        .select()
        .from(playerTotals)
        .orderBy(asc(playerTotals.scope), asc(playerTotals.player)),
    });
    const before = await read();
    const [match] = await app.database.db
      .select()
      .from(matches)
      .where(eq(matches.state, 'finished'))
      .orderBy(asc(matches.number))
      .limit(1);
    const maps = await app.database.db
      .select()
      .from(matchMaps)
      .where(sql`${matchMaps.match} = ${match!.id} AND ${matchMaps.state} = 'finished'`);
    for (const { index } of maps) {
      // Setting the same line-up counts all events of the map again.
      const lineup = before.lines
        .filter((line) => line.match === match!.id && line.map === index)
        .map(({ player, opponent }) => ({ player, opponent }));
      const reply = await app.request(
        {
          object: 'data_capture',
          action: 'set_lineup',
          data: { match: match!.id, map: index, lineup },
        },
        moderator,
      );
      expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    }
    const after = await read();
    expect(after.lines).toEqual(before.lines);
    expect(after.totals).toEqual(before.totals);
  });
});

describe('the calls', () => {
  it.each(TOURNAMENT_PLANS.small.map(({ id, state }) => [id, state] as const))(
    'show %s (%s)',
    async (id, state) => {
      const reply = await app.call({ path: `/api/website/tournaments/${id}` });
      expect(reply.status).toBe(state === 'draft' ? 404 : 200);
      if (state !== 'draft') expect(reply.body.data).toMatchObject({ id, state });
    },
  );

  it('show every match', async () => {
    const rows = await app.database.db.select({ id: matches.id }).from(matches);
    const replies = await Promise.all(
      rows.map(({ id }) => app.call({ path: `/api/website/matches/${id}` })),
    );
    expect(replies.map(({ status }) => status)).toEqual(rows.map(() => 200));
  });
});
