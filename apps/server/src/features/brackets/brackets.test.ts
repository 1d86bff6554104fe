import { expandBracket } from '@mes/client/bracket';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../testing/app';
import {
  type BracketDesk,
  groupsThenDouble,
  groupsWithPlayIn,
  openBracketDesk,
  single,
  swiss,
} from '../../../testing/bracket-desk';
import { addTeamRows, addTournament } from '../../../testing/league';

const HOUR = 3_600_000;

let app: TestApp;
let staff: Account;
let desk: BracketDesk;

beforeAll(async () => {
  app = await startTestApp();
  staff = await app.signIn('A Moderator', ['Moderator']);
  desk = openBracketDesk(app.database);
});
afterAll(() => app.stop());

const bracket = (id: string) => app.call({ path: `/api/tournaments/${id}/bracket` });
const readBracket = async (id: string) => expandBracket((await bracket(id)).body.data);
const ask = (action: string, value: string, data: object = {}, as?: Account) =>
  app.request({ object: 'tournament', action, value, data }, as);
const enter = async (id: string, body: object) => {
  const { revision } = (await app.call({ path: `/api/match/${id}` })).body.data;
  return app.call({
    path: `/api/matches/${id}`,
    method: 'PATCH',
    body: { revision, ...body },
    as: staff,
  });
};

describe('the bracket', () => {
  it('shows rounds, slots, sources and where matches lead', async () => {
    await desk.start('Shown', single(), 4);
    const shown = await readBracket('shown');
    expect(shown).toMatchObject({
      tournament: { id: 'Shown' },
      stages: [
        {
          name: 'Bracket',
          format: 'single_elimination',
          state: 'running',
          tables: [],
          rounds: [
            { name: 'Semifinals', bestOf: 3, matches: [{}, {}] },
            { name: 'Final', matches: [{}] },
          ],
        },
      ],
    });
    const [semifinals, final] = shown.stages[0]!.rounds;
    const one = semifinals!.matches[0]!;
    const last = final!.matches[0]!;
    expect(one).toMatchObject({
      position: { stage: 0, part: 'upper', group: null, round: 1, index: 0 },
      state: 'scheduled',
      slots: [
        { team: { name: 'Shown 1' }, seed: 1, score: null, source: { type: 'seed', seed: 1 } },
        { team: { name: 'Shown 4' }, seed: 4 },
      ],
      winnerTo: { id: last.id, matchID: last.matchID },
      loserTo: null,
    });
    expect(last.slots[0]).toEqual({
      team: null,
      seed: null,
      score: null,
      source: { type: 'winner', match: { id: one.id, matchID: one.matchID } },
    });
  });

  it('travels with each team once, without what follows from something else', async () => {
    await desk.start('Slim', single(), 3);
    const { teams, stages } = (await bracket('Slim')).body.data;
    expect(teams.map(({ name }: { name: string }) => name)).toEqual(['Slim 1', 'Slim 2', 'Slim 3']);
    const [semifinals, final] = stages[0].rounds;
    const [played] = semifinals.matches;
    expect(stages[0].seeds).toEqual([0, 1, 2]);
    // The first seed has a bye, so this match is the second of its round.
    expect(played).toEqual({
      id: played.id,
      matchID: played.matchID,
      state: 'scheduled',
      index: 1,
      slots: [
        { team: 1, seed: 2 },
        { team: 2, seed: 3 },
      ],
    });
    expect(final.matches[0].slots).toEqual([{ team: 0, seed: 1 }, { winnerOf: played.matchID }]);
    const { rounds } = (await readBracket('Slim')).stages[0]!;
    expect(rounds[0]!.matches[0]).toMatchObject({ position: { round: 1, index: 1 } });
  });

  it('says where every match leads as its row does', async () => {
    await desk.start('Linked', groupsThenDouble(2), 8);
    const { stages } = await readBracket('Linked');
    const shown = stages.flatMap(({ rounds }) => rounds.flatMap(({ matches }) => matches));
    const links = ({ id, winnerTo, loserTo }: (typeof shown)[number]) => [
      id,
      { winnerTo: winnerTo?.id ?? null, loserTo: loserTo?.id ?? null },
    ];
    const rows = await desk.rows('Linked');
    expect(Object.fromEntries(shown.map(links))).toEqual(
      Object.fromEntries(rows.map(({ id, winnerTo, loserTo }) => [id, { winnerTo, loserTo }])),
    );
  });

  it('is fresh after a result of staff, and says how far it is', async () => {
    await desk.start('Fresh', single(), 2);
    const before = (await bracket('Fresh')).body.data;
    const { id } = before.stages[0].rounds[0].matches[0];
    await enter(id, { scoreA: 2, scoreB: 1 });
    const after = (await bracket('Fresh')).body.data;
    expect(after.revision).toBeGreaterThan(before.revision);
    expect(after.stages[0]).toMatchObject({
      state: 'finished',
      rounds: [{ matches: [{ winner: 'A', slots: [{ score: 2 }, { score: 1 }] }] }],
    });
    const tournament = await app.call({ path: '/api/tournaments/Fresh' });
    expect(tournament.body.data[0]).toMatchObject({
      state: 'finished',
      winner: { name: 'Fresh 1' },
    });
  });

  it('is empty before the draw, and not there for drafts and unknown tournaments', async () => {
    await addTournament(app.database, { id: 'Undrawn', teams: [] });
    await addTournament(app.database, { id: 'Hidden', teams: [], state: 'draft' });
    expect((await bracket('Undrawn')).body.data).toMatchObject({ stages: [], odds: [] });
    expect((await bracket('Hidden')).status).toBe(404);
    expect((await bracket('Nothing')).status).toBe(404);
  });

  it('tells the followers of the channel of every change', async () => {
    await desk.start('Heard', single(), 2);
    const [match] = await desk.rows('Heard');
    const published: string[] = [];
    app.feed.onPublished((events) =>
      published.push(...events.map((each) => `${each.channel} ${each.type}`)),
    );
    await enter(match!.id, { scoreA: 0, scoreB: 2 });
    expect(published).toEqual(
      expect.arrayContaining([
        `match:${match!.id} match.finished`,
        'tournament:Heard match.finished',
        'team:Heard 1 match.finished',
        'team:Heard 2 match.finished',
        'matches match.finished',
      ]),
    );
  });
});

describe('a tournament with a play-in', () => {
  it('ends with each team on one place', async () => {
    const teams = await desk.start('PlayIn', groupsWithPlayIn(), 6);
    for (let open = await desk.open('PlayIn'); open.length > 0; open = await desk.open('PlayIn')) {
      const { body } = await enter(open[0]!.id, { scoreA: 2, scoreB: 0 });
      expect(body).toMatchObject({ status: 'SUCCESS' });
    }
    const { data } = (await app.call({ path: '/api/website/tournaments/PlayIn' })).body;
    expect(data.state).toBe('finished');
    const names = data.placements.map(({ team }: { team: { name: string } }) => team.name);
    expect(new Set(names).size).toBe(teams.length);
    expect(names).toHaveLength(teams.length);
    expect(data.placements[0]).toMatchObject({ from: 1, to: 1 });
  });
});

describe('a tournament', () => {
  it('draws its bracket when it starts, takes it back, and ends with it', async () => {
    const admin = await app.signIn('An Admin', ['Admin']);
    const teams = await addTeamRows(app.database, 4, 'Life');
    const stages = single();
    await addTournament(app.database, {
      id: 'Life',
      teams,
      stages,
      state: 'seeding',
      seeded: true,
    });
    const step = async (state: string) => {
      const { revision } = (await app.call({ path: '/api/tournaments/Life' })).body.data[0];
      const body = { revision, state };
      return app.call({ path: '/api/tournaments/Life', method: 'PATCH', body, as: admin });
    };
    expect((await step('running')).body).toMatchObject({ status: 'SUCCESS' });
    expect((await bracket('Life')).body.data.stages[0].rounds).toHaveLength(2);
    expect((await step('seeding')).body).toMatchObject({ status: 'SUCCESS' });
    expect((await bracket('Life')).body.data.stages).toEqual([]);

    await step('running');
    const [one, two, final] = await desk.rows('Life');
    await enter(one!.id, { scoreA: 2, scoreB: 0 });
    expect((await step('seeding')).body.status).toBe('ERROR');
    await enter(two!.id, { forfeitedBy: 'B' });
    await enter(final!.id, { scoreA: 1, scoreB: 2 });
    const { body } = await app.call({ path: '/api/website/tournaments/Life' });
    expect(body.data).toMatchObject({
      state: 'finished',
      winner: { name: 'Life 2' },
      bracket: { stages: [{ state: 'finished' }] },
      placements: [{ from: 1, team: { name: 'Life 2' } }, { from: 2 }, { from: 3, to: 4 }, {}],
    });
  });
});

describe('groups', () => {
  it('have tables that follow the results, with rounds where maps are known', async () => {
    await desk.start('Tables', groupsThenDouble(2), 8);
    const rows = (await desk.rows('Tables')).filter(
      ({ group, stage }) => stage === 0 && group === 0,
    );
    const maps = [
      { map: 'Plaza', scoreA: 13, scoreB: 3 },
      { map: 'Raid', scoreA: 13, scoreB: 11 },
    ];
    await enter(rows[0]!.id, { maps });
    const { body } = await ask('group_table', 'Tables', { group: 0 });
    expect(body.data).toHaveLength(1);
    expect(body.data[0]).toMatchObject({ stage: 0, group: 0, name: 'Group A' });
    const [first] = body.data[0].rows;
    expect(first).toMatchObject({
      place: 1,
      wins: 1,
      points: 3,
      mapWins: 2,
      roundWins: 26,
      roundLosses: 14,
    });
    expect((await ask('group_table', 'Tables')).body.data).toHaveLength(2);
    const shown = (await readBracket('Tables')).stages[0]!.tables;
    expect(shown[0]!.rows[0]!.team.name).toBe(first.team.name);
  });

  it('list their matchups group by group', async () => {
    await desk.start('Grouped', groupsThenDouble(2), 8);
    const { body } = await ask('group_matchups', 'Grouped');
    expect(
      body.data.map(({ name, matchups }: { name: string; matchups: [] }) => [
        name,
        matchups.length,
      ]),
    ).toEqual([
      ['Group A', 6],
      ['Group B', 6],
    ]);
  });
});

describe('lists', () => {
  it('page through all matchups in bracket order, and through those that are played', async () => {
    await desk.start('Listed', single(), 8);
    const all = await ask('matchups', 'Listed', { size: 5 });
    expect(all.body.metadata.total).toBe(7);
    expect(all.body.data.map(({ round }: { round: string }) => round)).toEqual([
      ...Array(4).fill('Quarterfinals'),
      'Semifinals',
    ]);
    const [first] = all.body.data;
    await enter(first.id, { scoreA: 2, scoreB: 0 });
    expect((await ask('matches', 'Listed')).body.data).toMatchObject([{ id: first.id }]);
    expect((await ask('recent_matchups', 'Listed')).body.data).toMatchObject([{ id: first.id }]);
    const final = await ask('matchups', 'Listed', { round: 'final' });
    expect(final.body.metadata.total).toBe(1);
  });

  it('name the rounds in order of play', async () => {
    await desk.start('Named', groupsThenDouble(2), 8);
    const { body } = await ask('round_names', 'Named');
    expect(body.data[0]).toEqual({
      stage: 0,
      part: 'group',
      round: 1,
      name: 'Group A · Round 1',
      bestOf: 3,
    });
    expect(body.data.at(-1)).toMatchObject({
      stage: 1,
      part: 'grand_final',
      name: 'Grand Final Reset',
    });
  });
});

describe('create_matchups', () => {
  const create = (id: string, data: object, as: Account | undefined = staff) =>
    ask('create_matchups', id, data, as);

  it('gives the matches of a round their times, one after the other', async () => {
    await desk.start('Timed', single(), 8);
    const startsAt = Date.now() + HOUR;
    const { body } = await create('Timed', { round: 'Quarterfinals', startsAt, minutesApart: 30 });
    expect(body.data.map((match: { startsAt: number }) => match.startsAt - startsAt)).toEqual([
      0,
      HOUR / 2,
      HOUR,
      1.5 * HOUR,
    ]);
    const shown = (await bracket('Timed')).body.data.stages[0].rounds[0].matches;
    expect(shown[0].startsAt).toBe(startsAt);
  });

  it('gives the matches of a group their times', async () => {
    await desk.start('GroupTimes', groupsThenDouble(2), 8);
    const startsAt = Date.now() + HOUR;
    const { body } = await create('GroupTimes', { group: 1, startsAt });
    expect(body.data).toHaveLength(6);
    expect(body.data.every((match: { group: string }) => match.group === 'Group B')).toBe(true);
  });

  it('makes matches beside the bracket', async () => {
    await desk.start('Beside', single(), 4);
    const startsAt = Date.now() + HOUR;
    const matchups = [
      { teamA: 'Beside 1', teamB: 'Beside 2', round: 'Showmatch', bestOf: 1, startsAt },
    ];
    const { body } = await create('Beside', { matchups });
    expect(body.data).toMatchObject([{ round: 'Showmatch', bestOf: 1, stage: null, startsAt }]);
    await enter(body.data[0].id, { scoreA: 1, scoreB: 0 });
    await desk.expectConsistent('Beside');
  });

  it('draws a Swiss round anew as staff named it, while nobody has begun it', async () => {
    await desk.start('Renamed', swiss(3), 5);
    const matchups = [
      { teamA: 'Renamed 1', teamB: 'Renamed 2', round: 'Round 1' },
      { teamA: 'Renamed 4', teamB: 'Renamed 5', round: 'Round 1' },
    ];
    const { body } = await create('Renamed', { matchups });
    expect(body.data).toMatchObject([
      { teamA: { name: 'Renamed 1' }, teamB: { name: 'Renamed 2' } },
      { teamA: { name: 'Renamed 4' }, teamB: { name: 'Renamed 5' } },
    ]);
    await desk.expectConsistent('Renamed');

    await enter(body.data[0].id, { scoreA: 2, scoreB: 0 });
    const late = await create('Renamed', { matchups });
    expect(late.body.data).toMatchObject([{ stage: null }, { stage: null }]);
  });

  it.each([
    [
      'a team that is not there',
      { matchups: [{ teamA: 'Nobody', teamB: 'Odd 1', round: 'X' }] },
      'matchups',
    ],
    [
      'a team against itself',
      { matchups: [{ teamA: 'Odd 1', teamB: 'odd 1', round: 'X' }] },
      'matchups',
    ],
    ['nothing to do', {}, 'startsAt'],
  ])('refuses %s', async (_, data, field) => {
    await addOnce();
    expect((await create('Odd', data)).body.error).toMatchObject({ field });
  });

  it('refuses pairings that leave a team out of a Swiss round', async () => {
    await desk.start('LeftOut', swiss(2), 6);
    const matchups = [{ teamA: 'LeftOut 1', teamB: 'LeftOut 2', round: 'Round 1' }];
    const { body } = await create('LeftOut', { matchups });
    expect(body.error.message).toContain('has no opponent');
  });

  it('is for moderators', async () => {
    await addOnce();
    const player = await app.signIn('A Player');
    expect((await create('Odd', { startsAt: 1 }, player)).status).toBe(403);
  });

  let added = false;
  async function addOnce(): Promise<void> {
    if (!added) await desk.start('Odd', single(), 2);
    added = true;
  }
});

describe('staff', () => {
  it('cannot move teams or rounds of a bracket, nor delete its matches', async () => {
    await desk.start('Fixed', single(), 4);
    const [match] = await desk.rows('Fixed');
    const moved = await enter(match!.id, { teamA: 'Fixed 2' });
    expect(moved.body.error.message).toContain('The bracket decides');
    const deleted = await app.request(
      { object: 'match', action: 'delete_match', value: match!.id },
      staff,
    );
    expect(deleted.body.error.message).toBe('This match belongs to a bracket.');
  });

  it('see what a correction undoes before they confirm it', async () => {
    await desk.start('Preview', single(), 4);
    const [one, two, final] = await desk.rows('Preview');
    for (const row of [one, two, final]) await enter(row!.id, { scoreA: 2, scoreB: 0 });
    const preview = await enter(one!.id, { scoreA: 0, scoreB: 2 });
    expect(preview.body.data).toMatchObject({ applied: false, undoes: [{ id: final!.id }] });
    const done = await enter(one!.id, { scoreA: 0, scoreB: 2, confirmed: [final!.id] });
    expect(done.body.data).toMatchObject({ applied: true, match: { winner: 'B' } });
    expect((await app.call({ path: `/api/match/${final!.id}` })).body.data).toMatchObject({
      state: 'scheduled',
      teamA: { name: 'Preview 4' },
      maps: [],
    });
    await desk.expectConsistent('Preview');
  });

  it('cannot leave an elimination match drawn', async () => {
    await desk.start('Drawn', single(), 2);
    const [match] = await desk.rows('Drawn');
    const { body } = await enter(match!.id, { bestOf: 2, scoreA: 1, scoreB: 1 });
    expect(body.error.type).toBe('InvalidActionError');
  });
});
