import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../testing/app';
import { addTeam, addTournament, type TestTeam } from '../../../testing/league';
import { auditLog } from '../../platform/audit/tables';
import { players } from '../players/tables';
import { rosterPlayers, tournaments } from '../tournaments/tables';

const HOUR = 3_600_000;

let app: TestApp;
let staff: Account;
let nova: TestTeam;
let ember: TestTeam;
let atlas: TestTeam;

beforeAll(async () => {
  app = await startTestApp();
  staff = await app.signIn('A Moderator', ['Moderator']);
  nova = await addTeam(app, 'Nova');
  ember = await addTeam(app, 'Ember');
  atlas = await addTeam(app, 'Atlas');
  await addTournament(app.database, { id: 'CupS1EU', teams: [nova.id, ember.id, atlas.id] });
});
afterAll(() => app.stop());

const create = (body: object, as: Account | undefined = staff) =>
  app.call({ path: '/api/matches', body, as });
const update = (id: string, body: object, as: Account | undefined = staff) =>
  app.call({ path: `/api/matches/${id}`, method: 'PATCH', body, as });
const read = (id: string) => app.call({ path: `/api/match/${id}` });
const find = (body: object) => app.call({ path: '/api/matches/find', body });

const TWO_NIL = [
  { map: 'Plaza', scoreA: 13, scoreB: 7 },
  { map: 'Canals', scoreA: 16, scoreB: 14 },
];

async function newMatch(change: object = {}) {
  const { body } = await create({ teamA: 'Nova', teamB: 'Ember', bestOf: 3, ...change });
  return body.data;
}

describe('creating', () => {
  it('refuses a time that cannot be kept', async () => {
    const startsAt = Date.UTC(10_000, 0, 1);
    const reply = await create({ teamA: 'Nova', teamB: 'Ember', bestOf: 1, startsAt });
    expect(reply).toMatchObject({ status: 400, body: { error: { field: 'startsAt' } } });
  });

  it('makes a scheduled match with a number that people can quote', async () => {
    const startsAt = Date.now() + HOUR;
    const { status, body } = await create({
      teamA: 'nova',
      teamB: 'EMBER',
      bestOf: 3,
      tournament: 'cups1eu',
      round: 'Showmatch',
      startsAt,
    });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      state: 'scheduled',
      tournament: { id: 'CupS1EU' },
      round: 'Showmatch',
      teamA: { name: 'Nova' },
      teamB: { name: 'Ember' },
      vetoFormat: 'BO3',
      scoreA: 0,
      winner: null,
      startsAt,
      revision: 1,
    });
    expect(body.data.matchID).toBeGreaterThan(0);
  });

  it('takes one that was already played, with its maps', async () => {
    const finishedAt = Date.now() - 5 * HOUR;
    const match = await newMatch({ maps: TWO_NIL, finishedAt });
    expect(match).toMatchObject({
      state: 'finished',
      scoreA: 2,
      scoreB: 0,
      winner: 'A',
      finishedAt,
    });
    expect(match.maps).toMatchObject([
      { index: 0, map: 'Plaza', state: 'finished', winner: 'A' },
      { index: 1, map: 'Canals', state: 'finished', winner: 'A' },
    ]);
  });

  it.each([
    ['a team that is not there', { teamB: 'Nobody' }, 'teamB'],
    ['a team against itself', { teamB: 'Nova' }, 'teamB'],
    ['a tournament that is not there', { tournament: 'NoCup' }, 'tournament'],
    ['a veto of another length', { vetoFormat: 'BO5' }, 'vetoFormat'],
    ['half a score', { scoreA: 2 }, 'scoreB'],
    ['a score beyond the series', { scoreA: 3, scoreB: 0 }, 'scoreA'],
    ['an end in the future', { scoreA: 2, scoreB: 0, finishedAt: Date.now() + HOUR }, 'finishedAt'],
    [
      'a map after the last',
      { maps: [...TWO_NIL, { map: 'Raid', scoreA: 13, scoreB: 1 }] },
      'maps',
    ],
    [
      'a player who is not there',
      {
        maps: [
          {
            ...TWO_NIL[0],
            players: [{ player: 'ghost', opponent: 'A', kills: 1, deaths: 1, assists: 0 }],
          },
        ],
      },
      'maps',
    ],
  ])('refuses %s', async (_, change, field) => {
    const { status, body } = await create({ teamA: 'Nova', teamB: 'Ember', bestOf: 3, ...change });
    expect({ status, field: body.error?.field }).toEqual({ status: 400, field });
  });

  it('is for moderators', async () => {
    const reply = await create({ teamA: 'Nova', teamB: 'Ember', bestOf: 1 }, nova.leader);
    expect(reply.status).toBe(403);
  });
});

describe('changing', () => {
  it('sets a result and tells who did it', async () => {
    const { id, revision } = await newMatch();
    const { body } = await update(id, { revision, maps: TWO_NIL });
    expect(body.data).toMatchObject({
      applied: true,
      undoes: [],
      match: { state: 'finished', winner: 'A', revision: revision + 1 },
    });
    const rows = await app.database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `match:${id}`))
      .orderBy(auditLog.at);
    expect(rows.map(({ action, actor }) => ({ action, actor }))).toEqual([
      { action: 'match.created', actor: staff.id },
      { action: 'match.finished', actor: staff.id },
    ]);
  });

  it('corrects a result and keeps when it ended', async () => {
    const match = await newMatch({ scoreA: 2, scoreB: 1 });
    const { body } = await update(match.id, { revision: match.revision, scoreA: 0, scoreB: 2 });
    expect(body.data.match).toMatchObject({ winner: 'B', finishedAt: match.finishedAt });
  });

  it('enters maps one after the other, and the series goes on', async () => {
    const { id, revision } = await newMatch();
    const first = await update(id, { revision, maps: [TWO_NIL[0], { map: 'Raid' }] });
    expect(first.body.data.match).toMatchObject({
      state: 'live',
      scoreA: 1,
      winner: null,
      finishedAt: null,
      maps: [{ state: 'finished' }, { state: 'live', scoreA: 0 }],
    });
    const maps = [TWO_NIL[0], { map: 'Raid', scoreA: 13, scoreB: 2 }];
    const second = await update(id, { revision: revision + 1, maps });
    expect(second.body.data.match).toMatchObject({ state: 'finished', winner: 'A', scoreA: 2 });
  });

  it('forgets maps that are no longer named', async () => {
    const { id, revision } = await newMatch({ maps: TWO_NIL });
    await update(id, { revision, maps: [] });
    expect((await read(id)).body.data).toMatchObject({ maps: [], scoreA: 0, state: 'live' });
  });

  it.each([
    ['A', 'B'],
    ['B', 'A'],
    ['both', null],
  ])('a forfeit by %s gives the match to %s, and what was played stands', async (by, winner) => {
    const { id, revision } = await newMatch({ maps: [TWO_NIL[0]] });
    const { body } = await update(id, { revision, forfeitedBy: by });
    expect(body.data.match).toMatchObject({
      state: 'forfeited',
      forfeitedBy: by,
      winner,
      scoreA: 1,
    });
    const back = await update(id, { revision: revision + 1, forfeitedBy: null });
    expect(back.body.data.match).toMatchObject({ state: 'live', forfeitedBy: null, winner: null });
  });

  it('takes a result back', async () => {
    const { id, revision } = await newMatch({ maps: TWO_NIL });
    const { body } = await update(id, { revision, state: 'scheduled' });
    expect(body.data.match).toMatchObject({
      state: 'scheduled',
      scoreA: 0,
      winner: null,
      finishedAt: null,
      maps: [{ state: 'upcoming', scoreA: 0, winner: null }, { state: 'upcoming' }],
    });
  });

  it('of two edits of one revision lets exactly one through', async () => {
    const { id, revision } = await newMatch();
    const replies = await Promise.all(
      [1, 2, 3, 4].map((day) => update(id, { revision, startsAt: Date.now() + day * 24 * HOUR })),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.find(({ status }) => status === 400)?.body.error).toMatchObject({
      type: 'InvalidActionError',
      revision: revision + 1,
    });
  });

  it.each([
    ['finished, while the maps do not say so', { state: 'finished' }, 'InvalidActionError'],
    ['forfeited, without saying by whom', { state: 'forfeited' }, 'InvalidParameterError'],
    ['live and forfeited at once', { state: 'live', forfeitedBy: 'A' }, 'InvalidParameterError'],
  ])('refuses to call a match %s', async (_, change, type) => {
    const { id, revision } = await newMatch();
    expect((await update(id, { revision, ...change })).body.error.type).toBe(type);
  });

  it('answers what is not there with ObjectNotFound', async () => {
    expect((await update('nothing', { revision: 1 })).status).toBe(404);
    expect((await read('nothing')).status).toBe(404);
  });
});

describe('reading', () => {
  it('gives the page everything: lineups, form, encounters, odds', async () => {
    const cup = await addTournament(app.database, { id: 'PageCup', teams: [nova.id, atlas.id] });
    const sub = await app.signIn('A Substitute');
    await app.database.db.update(players).set({ country: 'PL' }).where(eq(players.id, sub.id));
    await app.database.db
      .insert(rosterPlayers)
      .values({ tournament: cup, team: nova.id, player: sub.id, addedAt: Date.now() });
    const earlier = await newMatch({ teamB: 'Atlas', scoreA: 1, scoreB: 2 });
    const match = await newMatch({ teamB: 'Atlas', tournament: cup });

    const { body } = await app.call({ path: `/api/website/matches/${match.id}` });
    expect(body.data).toMatchObject({
      encounters: { wins1: 0, wins2: 1, mapWins1: 1, mapWins2: 2, matches: [{ id: earlier.id }] },
      opponents: {
        A: {
          seed: 1,
          elo: expect.any(Number),
          eloChange: null,
          lineup: [{ id: sub.id, country: 'PL' }],
        },
        B: {
          seed: 2,
          lineup: [{ id: atlas.leader.id, country: null }],
          recent: [{ id: earlier.id }],
        },
      },
      winnerTo: null,
      rounds: [],
    });
    const { odds, opponents } = body.data;
    expect(odds.A + odds.B).toBeCloseTo(1);
    expect(odds.A > 0.5).toBe(opponents.A.elo > opponents.B.elo);
  });

  it('links the stream of its tournament, where an open match has none of its own', async () => {
    const cup = await addTournament(app.database, { id: 'StreamCup', teams: [nova.id, ember.id] });
    const { db } = app.database;
    const link = 'https://stream.example/cup';
    await db.update(tournaments).set({ streamLink: link }).where(eq(tournaments.id, cup));
    const own = 'https://stream.example/own';
    const linkOf = async (change: object) => {
      const { id } = await newMatch({ tournament: cup, ...change });
      return (await app.call({ path: `/api/website/matches/${id}` })).body.data.streamLink;
    };
    expect(await linkOf({})).toBe(link);
    expect(await linkOf({ streamLink: own })).toBe(own);
    expect(await linkOf({ scoreA: 2, scoreB: 0 })).toBeNull();
    expect(await linkOf({ tournament: null })).toBeNull();
  });

  it('is fresh after every change', async () => {
    const { id, revision } = await newMatch();
    expect((await read(id)).body.data.state).toBe('scheduled');
    await update(id, { revision, scoreA: 2, scoreB: 0 });
    expect((await read(id)).body.data.state).toBe('finished');
  });

  it('says how a match is vetoed', async () => {
    const { id } = await newMatch({ bestOf: 3, vetoFormat: 'BO3_' });
    const { body } = await app.request({ object: 'match', action: 'best_of', value: id });
    expect(body.data).toEqual({ bestOf: 3, vetoFormat: 'BO3_' });
  });

  it('finds the match of two teams in a tournament, whoever is named first', async () => {
    const cup = await addTournament(app.database, { id: 'MeetCup', teams: [] });
    const final = await newMatch({ tournament: cup, round: 'Final', startsAt: Date.now() + HOUR });
    const semi = await newMatch({ tournament: cup, round: 'Semifinal', startsAt: Date.now() });
    const ask = (data: object) =>
      app.request({ object: 'match', action: 'tournament_matchup', value: cup, data });
    const newest = await ask({ teamA: 'Ember', teamB: 'Nova' });
    const named = await ask({ teamA: 'Nova', teamB: 'Ember', round: 'semifinal' });
    const never = await ask({ teamA: 'Nova', teamB: 'Atlas' });
    expect(newest.body.data.id).toBe(final.id);
    expect(named.body.data.id).toBe(semi.id);
    expect(never.body.data).toBeNull();
  });

  it('lists when a team plays', async () => {
    const team = await addTeam(app, 'Punctual');
    const startsAt = Date.now() + 3 * HOUR;
    await newMatch({ teamA: 'Ember', teamB: 'Punctual', startsAt });
    await newMatch({ teamA: 'Punctual', teamB: 'Ember' });
    await newMatch({ teamA: 'Punctual', teamB: 'Ember', startsAt, scoreA: 2, scoreB: 0 });
    const { body } = await app.call({ path: `/api/teams/${team.name}/match-times` });
    expect(body.data).toMatchObject([{ startsAt, opponent: { name: 'Ember' }, bestOf: 3 }]);
  });
});

describe('finding', () => {
  it('answers newest first, in pages, with the total', async () => {
    const cup = await addTournament(app.database, { id: 'FindCup', teams: [] });
    for (const day of [1, 2, 3])
      await newMatch({ tournament: cup, startsAt: Date.now() + day * 24 * HOUR });
    const first = await find({ tournamentId: cup, size: 2 });
    const second = await find({ tournamentId: cup, size: 2, page: 1 });
    expect(first.body.metadata.total).toBe(3);
    const times = [...first.body.data, ...second.body.data].map(({ startsAt }) => startsAt);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(times).toHaveLength(3);
  });

  it('filters by everything that it offers', async () => {
    const cup = await addTournament(app.database, { id: 'FilterCup', teams: [] });
    const wanted = await newMatch({
      tournament: cup,
      teamB: 'Atlas',
      bestOf: 5,
      maps: [{ map: 'Soar', scoreA: 13, scoreB: 1 }],
    });
    await newMatch({ tournament: cup, teamB: 'Ember', startsAt: 1_000 });
    const only = { tournamentId: cup };
    const filters = [
      { bestOf: 5 },
      { team: 'atlas' },
      { team: 'Nova', versus: 'Atlas' },
      { map: 'Soar' },
      { states: ['live'] },
      { from: 2_000 },
    ];
    for (const filter of filters) {
      const { body } = await find({ ...only, ...filter });
      expect(
        body.data.map(({ id }: { id: string }) => id),
        JSON.stringify(filter),
      ).toEqual([wanted.id]);
    }
    expect((await find({ ...only, to: 2_000 })).body.metadata.total).toBe(1);
    expect((await find({ ...only, team: 'Nobody' })).body.metadata.total).toBe(0);
  });

  it('leaves out what is not known yet, if asked', async () => {
    const cup = await addTournament(app.database, { id: 'KnownCup', teams: [] });
    const open = { tournament: cup, teamA: null, teamB: null, startsAt: null };
    await newMatch(open);
    const known = [
      await newMatch({ ...open, startsAt: Date.now() + HOUR }),
      await newMatch({ ...open, teamB: 'Ember' }),
    ];
    const all = await find({ tournamentId: cup });
    expect(all.body.metadata.total).toBe(3);
    const { body } = await find({ tournamentId: cup, known: true });
    expect(body.metadata.total).toBe(2);
    expect(new Set(body.data.map(({ id }: { id: string }) => id))).toEqual(
      new Set(known.map(({ id }) => id)),
    );
  });

  it('finds what a player stood in a roster for', async () => {
    const cup = await addTournament(app.database, { id: 'RosterCup', teams: [ember.id] });
    const player = await app.signIn('A Rostered');
    await app.database.db
      .insert(rosterPlayers)
      .values({ tournament: cup, team: ember.id, player: player.id, addedAt: Date.now() });
    const match = await newMatch({ tournament: cup });
    const { body } = await find({ player: player.id });
    expect(body.data.map(({ id }: { id: string }) => id)).toEqual([match.id]);
  });
});

describe('the ticker', () => {
  const ticker = async () =>
    (await app.request({ object: 'match', action: 'ticker', data: {} })).body.data;
  const idsOf = (matches: { id: string }[]) => matches.map(({ id }) => id);

  it('tells what is played now, next and was played last, and drops nothing stale', async () => {
    const before = await ticker();
    const next = await newMatch({ startsAt: 1 });
    const open = await newMatch({ startsAt: 1, teamB: null });
    expect(idsOf((await ticker()).upcoming)[0]).toBe(next.id);
    expect(idsOf((await ticker()).upcoming)).not.toContain(open.id);

    await update(next.id, { revision: next.revision, state: 'live' });
    const running = await ticker();
    expect(idsOf(running.live)).toContain(next.id);
    expect(idsOf(running.upcoming)).not.toContain(next.id);

    const played = await newMatch({ scoreA: 2, scoreB: 1 });
    expect(idsOf((await ticker()).recent)[0]).toBe(played.id);
    expect(idsOf(before.recent)).not.toContain(played.id);
  });
});

describe('deleting', () => {
  const remove = (value: string, as = staff) =>
    app.request({ object: 'match', action: 'delete_match', value }, as);

  it('removes a match without a result', async () => {
    const { id } = await newMatch();
    expect((await remove(id)).status).toBe(200);
    expect((await read(id)).status).toBe(404);
  });

  it('keeps one that was counted', async () => {
    const { id } = await newMatch({ scoreA: 2, scoreB: 0 });
    expect((await remove(id)).body.error.type).toBe('InvalidActionError');
    expect((await read(id)).status).toBe(200);
  });

  it('is for moderators', async () => {
    const { id } = await newMatch();
    expect((await remove(id, nova.leader)).status).toBe(403);
  });
});
