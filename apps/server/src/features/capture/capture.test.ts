import { randomUUID } from 'node:crypto';
import type { CapturedMap, CaptureFrame } from '@mes/contract/capture';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../testing/app';
import {
  addFullTeams,
  type CaptureCalls,
  type CapturedTeams,
  captureCallsOf,
  Script,
} from '../../../testing/capture';
import { connect } from '../../../testing/sockets';
import { until } from '../../../testing/until';
import { captureData } from './personal-data';

const HOUR = 3_600_000;
const MAPS = [{ map: 'Plaza', startingSideA: 'coalition' }, { map: 'Canals' }, { map: 'Raid' }];

let app: TestApp;
let staff: Account;
let second: Account;
let teams: CapturedTeams;
let calls: CaptureCalls;

beforeAll(async () => {
  app = await startTestApp();
  staff = await app.signIn('An Operator', ['Moderator']);
  second = await app.signIn('Another Operator', ['Moderator']);
  teams = await addFullTeams(app, 'Nova', 'Ember');
  calls = captureCallsOf(app, staff, teams);
});
afterAll(() => app.stop());

const script = () => new Script(teams, Date.now() - HOUR);

async function prepared(): Promise<string> {
  const match = await calls.newMatch();
  await calls.call('create_maps', match, { maps: MAPS });
  return match;
}

async function readMap(match: string, map = 0, as: Account | null = staff): Promise<CapturedMap> {
  const { body } = await calls.call('get_maps', match, { map }, as);
  return body.data[0];
}

const matchOf = async (id: string) => (await app.call({ path: `/api/match/${id}` })).body.data;

describe('preparing a match', () => {
  it('names the maps with the line-ups of the teams', async () => {
    const match = await calls.newMatch();
    const { status, body } = await calls.call('create_maps', match, { maps: MAPS });
    expect(status).toBe(200);
    expect(body.data).toHaveLength(3);
    expect(body.data[0]).toMatchObject({ map: 'Plaza', state: 'upcoming', sequence: 0 });
    expect(
      body.data[0].lineup.filter((each: CapturedMap['lineup'][number]) => each.opponent === 'A'),
    ).toHaveLength(5);
    expect((await matchOf(match)).state).toBe('scheduled');
  });

  it('keeps what was played, and names only what is to come anew', async () => {
    const match = await prepared();
    await calls.record(match, 0, script().round('A'));
    const other = [{ map: 'Soar' }, { map: 'Canals' }, { map: 'Raid' }];
    const refused = await calls.call('create_maps', match, { maps: other });
    expect(refused).toMatchObject({ status: 400, body: { message: 'Map 1 is played on Plaza.' } });
    const later = [MAPS[0], { map: 'Port' }];
    const { body } = await calls.call('create_maps', match, { maps: later });
    expect(body.data.map(({ map }: CapturedMap) => map)).toEqual(['Plaza', 'Port']);
    expect(body.data[0]).toMatchObject({ scoreA: 1, state: 'live' });
  });

  it('says what is captured', async () => {
    const match = await prepared();
    const { body } = await calls.call('set_toggles', match, { toggles: { weapon: false } });
    expect(body.data).toMatchObject({ weapon: false, elimination: true });
    expect((await calls.call('get_toggles', match)).body.data).toEqual(body.data);
    expect((await readMap(match)).toggles.weapon).toBe(false);
  });

  it('refuses a line-up that cannot be', async () => {
    const match = await prepared();
    const twice = { player: teams.playersA[0], opponent: 'A' };
    const refused = await calls.call('set_lineup', match, { map: 0, lineup: [twice, twice] });
    expect(refused.body.error).toMatchObject({ field: 'lineup' });
    const ghost = [twice, { player: 'ghost', opponent: 'B' }];
    const unknown = await calls.call('set_lineup', match, { map: 0, lineup: ghost });
    expect(unknown.body.message).toContain("There is no player 'ghost'.");
  });

  it('is for moderators', async () => {
    const match = await prepared();
    for (const action of ['get_toggles', 'create_maps', 'record', 'undo', 'clear', 'finish_map'])
      expect((await calls.call(action, match, {}, teams.a.leader)).status).toBe(403);
  });
});

describe('recording', () => {
  it('brings the score into the match and tells who is alive', async () => {
    const match = await prepared();
    const play = script();
    const [first] = teams.playersB;
    const { body } = await calls.record(match, 0, [
      ...play.round('A'),
      play.kill(teams.playersA[0]!, first!, { headshot: true }),
    ]);
    expect(body.data).toMatchObject({ sequence: 7, removed: [] });
    const map = await readMap(match);
    expect(map).toMatchObject({
      state: 'live',
      scoreA: 1,
      scoreB: 0,
      captured: true,
      warnings: [],
    });
    expect(map.alive.B).not.toContain(first);
    const killer = map.players.find(({ player }) => player.id === teams.playersA[0]);
    expect(killer).toMatchObject({ kills: 6, headshots: 1, multiKills: { five: 1 } });
    expect(await matchOf(match)).toMatchObject({ state: 'live', maps: [{ scoreA: 1 }, {}, {}] });
  });

  it('writes what is sent twice once', async () => {
    const match = await prepared();
    const events = script().round('A');
    await calls.record(match, 0, events);
    const { body } = await calls.record(match, 0, events);
    expect(body.data).toEqual({ sequence: events.length, recorded: [], removed: [] });
    expect((await readMap(match)).scoreA).toBe(1);
  });

  it('takes two operators at once, in the order in which things happened', async () => {
    const match = await prepared();
    const play = script();
    const rounds = Array.from({ length: 8 }, (_, index) => play.round(index % 2 ? 'B' : 'A'));
    await Promise.all(
      rounds.map((events, index) => calls.record(match, 0, events, index % 2 ? second : staff)),
    );
    const map = await readMap(match);
    expect(map).toMatchObject({ scoreA: 4, scoreB: 4, sequence: 48, warnings: [] });
    expect(map.rounds.map(({ winner }) => winner).join('')).toBe('ABABABAB');
    expect(map.events.map(({ event }) => event.id)).toEqual(rounds.flat().map(({ id }) => id));
  });

  it('loses nothing of what is pressed faster than it is written', async () => {
    const match = await prepared();
    const play = script();
    const events = [...play.round('A'), ...play.round('B'), ...play.round('A')];
    const replies = await Promise.all(events.map((event) => calls.record(match, 0, [event])));
    expect(replies.map(({ status }) => status)).toEqual(events.map(() => 200));
    expect(await readMap(match)).toMatchObject({ sequence: 18, scoreA: 2, scoreB: 1 });
    expect(await matchOf(match)).toMatchObject({ maps: [{ scoreA: 2, scoreB: 1 }, {}, {}] });
  });

  it('believes no clock that is wrong', async () => {
    const match = await prepared();
    const theirs = Date.now() + 5 * HOUR;
    const event = { ...script().end('A'), at: theirs - 60_000 };
    const ahead = { ...script().end('B'), at: theirs + 60_000 };
    const events = [event, ahead];
    await calls.call('record', match, { map: 0, events, now: theirs });
    const [first, last] = (await readMap(match)).events.map(({ event }) => event.at);
    expect(Math.abs(Date.now() - 60_000 - first!)).toBeLessThan(20_000);
    expect(last).toBeLessThanOrEqual(Date.now());
  });

  it('warns of what cannot be, and counts it by the rules', async () => {
    const match = await prepared();
    const play = script();
    const [one, two] = teams.playersB;
    await calls.record(match, 0, [
      play.kill(teams.playersA[0]!, one!),
      play.kill(teams.playersA[1]!, one!),
      play.kill('ghost', two!),
    ]);
    const map = await readMap(match);
    expect(map.warnings.map(({ kind }) => kind)).toEqual(['already_dead', 'unknown_player']);
    expect((await readMap(match, 0, null)).warnings).toEqual([]);
  });

  it('refuses a map whose turn it is not, or that is not there', async () => {
    const match = await prepared();
    const early = await calls.record(match, 1, script().round('A'));
    expect(early).toMatchObject({
      status: 400,
      body: { message: 'Map 1 (Plaza) is not over yet.' },
    });
    expect((await calls.record(match, 5, script().round('A'))).status).toBe(404);
    expect((await calls.record('nothing', 0, script().round('A'))).status).toBe(404);
  });
});

it('is in what its operator takes along, and in nobody else’s', async () => {
  const operator = await app.signIn('A Careful Operator', ['Moderator']);
  const match = await prepared();
  const event = script().end('A');
  await calls.record(match, 0, [event], operator);
  await calls.call('undo', match, { map: 0, id: randomUUID() }, operator);
  const collect = ({ id }: Account) =>
    captureData.collect(app.database.db, { id, now: Date.now() });
  expect(await collect(operator)).toMatchObject([
    { match, map: 0, kind: 'record', event: { kind: 'round_end', winner: 'A' } },
    { match, map: 0, kind: 'undo', removes: [event.id] },
  ]);
  expect(await collect(teams.a.leader)).toEqual([]);
});

describe('taking back', () => {
  const take = (action: string, match: string, data: object = {}, as = staff) =>
    calls.call(action, match, { map: 0, id: randomUUID(), ...data }, as);

  it('undoes the own last event, also after another operator', async () => {
    const match = await prepared();
    const play = script();
    const own = play.kill(teams.playersA[0]!, teams.playersB[0]!);
    await calls.record(match, 0, [own]);
    await calls.record(match, 0, [play.end('B')], second);
    const id = randomUUID();
    const { body } = await take('undo', match, { id });
    expect(body.data.removed).toEqual([own.id]);
    const again = await take('undo', match, { id });
    expect(again.body.data.removed).toEqual([own.id]);
    expect((await readMap(match)).events).toHaveLength(1);
  });

  it('keeps taken back what a client sends again', async () => {
    const match = await prepared();
    const event = script().end('A');
    await calls.record(match, 0, [event]);
    await take('remove', match, { event: event.id });
    await calls.record(match, 0, [event]);
    expect(await readMap(match)).toMatchObject({ scoreA: 0, events: [] });
  });

  it('removes a span of time, a player, or everything', async () => {
    const match = await prepared();
    const play = script();
    const events = [...play.round('A'), ...play.round('A'), ...play.round('B')];
    await calls.record(match, 0, events);
    const before = await readMap(match);
    const at = (index: number) => before.events[index]!.event.at;
    await take('remove_by_time', match, { from: at(6), to: at(11) });
    expect(await readMap(match)).toMatchObject({ scoreA: 1, scoreB: 1 });
    await take('remove_player', match, { player: teams.playersA[0] });
    expect((await readMap(match)).events).toHaveLength(6);
    await take('clear', match);
    expect(await readMap(match)).toMatchObject({ scoreA: 0, scoreB: 0, events: [], sequence: 21 });
    expect((await matchOf(match)).state).toBe('live');
  });
});

describe('the end of a map', () => {
  it('comes by the score, with lines for everyone, and ends the series', async () => {
    const match = await prepared();
    const play = script();
    await calls.record(match, 0, play.map(13, 4));
    const open = await matchOf(match);
    expect(open).toMatchObject({ state: 'live', scoreA: 1, scoreB: 0 });
    expect(open.maps[0]).toMatchObject({
      state: 'finished',
      winner: 'A',
      captured: true,
      halves: [
        { sideA: 'coalition', scoreA: 8, scoreB: 4 },
        { sideA: 'breach', scoreA: 5, scoreB: 0 },
      ],
    });
    expect(open.maps[0].players).toHaveLength(10);
    expect(open.maps[0].players[0]).toMatchObject({ kills: 65, rounds: 17 });
    await calls.record(match, 1, play.map(13, 10));
    expect(await matchOf(match)).toMatchObject({
      state: 'finished',
      winner: 'A',
      scoreA: 2,
      maps: [{}, { state: 'finished' }, { state: 'left_out' }],
    });
    const late = await calls.record(match, 2, play.round('A'));
    expect(late.body.message).toBe('This match was decided without this map.');
  });

  it('is taken back with the round that made it', async () => {
    const match = await prepared();
    const play = script();
    await calls.record(match, 0, play.map(13, 11));
    const undo = { map: 0, id: randomUUID() };
    await calls.call('undo', match, undo);
    const open = await matchOf(match);
    expect(open).toMatchObject({ scoreA: 0, state: 'live' });
    expect(open.maps[0]).toMatchObject({ state: 'live', scoreA: 12, scoreB: 11, players: [] });
    await calls.record(match, 0, [play.end('A')]);
    expect((await matchOf(match)).maps[0]).toMatchObject({ state: 'finished', scoreA: 13 });
  });

  it('corrects the lines of a map that is over', async () => {
    const match = await prepared();
    const play = script();
    const events = play.map(13, 0);
    await calls.record(match, 0, events);
    await calls.call('remove', match, { map: 0, id: randomUUID(), event: events[0]!.id });
    const [best] = (await matchOf(match)).maps[0].players;
    expect(best).toMatchObject({ kills: 64, multiKills: { five: 12, four: 1 } });
  });

  it('can be said by staff, and taken back by them', async () => {
    const match = await prepared();
    const play = script();
    await calls.record(match, 0, [...play.round('A'), ...play.round('B')]);
    const level = await calls.call('finish_map', match, { map: 0 });
    expect(level.body.message).toBe('A map cannot end in a tie.');
    await calls.record(match, 0, play.round('B'));
    const { body } = await calls.call('finish_map', match, { map: 0 });
    expect(body.data).toMatchObject({ state: 'finished', winner: 'B', scoreA: 1, scoreB: 2 });
    const reopened = await calls.call('reopen_map', match, { map: 0 });
    expect(reopened.body.data).toMatchObject({ state: 'live', scoreB: 2 });
    expect((await matchOf(match)).scoreB).toBe(0);
  });

  it('takes the events with it when staff take the result back', async () => {
    const match = await prepared();
    await calls.record(match, 0, script().map(13, 2));
    const { revision } = await matchOf(match);
    const body = { revision, state: 'scheduled' };
    await app.call({ path: `/api/matches/${match}`, method: 'PATCH', body, as: staff });
    expect(await readMap(match)).toMatchObject({ state: 'upcoming', scoreA: 0, events: [] });
  });
});

describe('who watches', () => {
  it('gets each change with what follows from it', async () => {
    const match = await prepared();
    const play = script();
    await calls.record(match, 0, [play.end('A')]);
    const visitor = await connect(app);
    const operator = await connect(app, { as: second });
    await visitor.subscribe(`match:${match}`);
    await operator.subscribe(`capture:${match}`);
    expect(await visitor.subscribe(`capture:${match}`)).toMatchObject({ status: 'ERROR' });

    await calls.record(match, 0, [play.kill(teams.playersA[0]!, teams.playersB[0]!)]);
    await until(
      'the events at both clients',
      () => visitor.frames.length > 0 && operator.frames.length > 0,
    );
    const [seen] = visitor.frames;
    expect(seen).toMatchObject({
      type: 'map.captured',
      data: { map: 0, scoreA: 1, round: 2, removed: [], warnings: null },
    });
    expect(seen.data.alive.B).toHaveLength(4);
    expect(seen.data.recorded[0]).toMatchObject({ operator: null, event: { kind: 'elimination' } });
    expect(
      seen.data.players.map(({ player }: CaptureFrame['players'][number]) => player).sort(),
    ).toEqual([teams.playersA[0], teams.playersB[0]].sort());
    expect(operator.frames[0].data.warnings).toMatchObject([{ kind: 'empty_round' }]);
    expect(operator.frames[0].data.recorded[0].operator).toBe(staff.id);
    visitor.close();
    operator.close();
  });
});
