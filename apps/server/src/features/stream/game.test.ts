import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../testing/app';
import {
  addFullTeams,
  type CaptureCalls,
  type CapturedTeams,
  captureCallsOf,
  Script,
} from '../../../testing/capture';
import { connectOverlay } from '../../../testing/sockets';
import { until } from '../../../testing/until';
import { players } from '../players/tables';

let app: TestApp;
let staff: Account;
let operator: Account;
let player: Account;
let teams: CapturedTeams;
let calls: CaptureCalls;
let ahead = 0;
const clock = () => Date.now() + ahead;

beforeAll(async () => {
  app = await startTestApp({ clock });
  staff = await app.signIn('A Moderator', ['Moderator', 'Admin']);
  operator = await app.signIn('An Operator', ['editstream']);
  player = await app.signIn('A Player');
  teams = await addFullTeams(app, 'Nova', 'Ember');
  calls = captureCallsOf(app, staff, teams);
});
afterAll(() => app.stop());

const stream = (action: string, data: object = {}, as: Account | null = operator) =>
  app.request({ object: 'stream', action, data }, as ?? undefined);
const direct = (act: object, more: object = {}) => stream('direct_game', { act, ...more });
const inGame = async (match?: string) => (await stream('in_game', { match }, null)).body.data;
const configure = (body: object) =>
  app.call({ path: '/api/stream/configuration', body, as: operator });
const configuration = async () => (await app.call({ path: '/api/stream/configuration' })).body.data;
const record = (match: string, events: readonly object[]) =>
  calls.call('record', match, { map: 0, events, now: clock() });
const write = (property: string, value: unknown) =>
  app.request({ object: 'property', action: 'write', value: property, data: { value } }, staff);

/** A linked best of 3 whose first map is captured. */
async function startSeries(): Promise<{ match: string; play: Script }> {
  const match = await calls.newMatch();
  const maps = [{ map: 'Plaza', startingSideA: 'breach' }, { map: 'Raid' }, { map: 'Port' }];
  await calls.call('create_maps', match, { maps });
  expect((await stream('link', { match })).status).toBe(200);
  return { match, play: new Script(teams, clock() - 300_000) };
}

describe('the live state', () => {
  it('follows capture, with its moments, until it is set by hand', async () => {
    const { match, play } = await startSeries();
    const overlay = await connectOverlay(app);
    overlay.send({ action: 'ping', time: Date.now() });
    await overlay.next('pong');
    await record(match, play.round('A'));
    expect(await inGame(match)).toMatchObject({
      match,
      map: { index: 0, name: 'Plaza', score: { A: 1, B: 0 }, round: 2, sideA: 'breach' },
      series: { bestOf: 3, toWin: 2, score: { A: 0, B: 0 } },
      moments: [{ kind: 'ace', team: 'A', player: { id: teams.playersA[0] }, round: 1 }],
      byHand: { score: false, sides: false },
    });
    await record(match, [play.swap()]);
    expect((await inGame(match)).map.sideA).toBe('coalition');

    const set = await direct({ act: 'score', team: 'B', by: 1 });
    expect(set.body.data).toMatchObject({
      game: { map: { score: { A: 1, B: 1 } }, byHand: { score: true } },
      captured: { score: { A: 1, B: 0 } },
      last: { act: 'score', by: { name: 'An Operator' } },
    });
    expect(await overlay.next('event')).toMatchObject({ channel: 'stream' });
    // Every other scene shows the same score.
    expect(JSON.parse((await configuration()).other).scores).toEqual({ Plaza: [1, 1] });
    await record(match, play.round('A'));
    expect((await inGame()).map.score).toEqual({ A: 1, B: 1 });

    expect((await stream('undo_game')).body.data).toMatchObject({
      game: { map: { score: { A: 2, B: 0 } }, byHand: { score: false } },
      captured: null,
      last: null,
    });
    const nothing = await stream('undo_game');
    expect(nothing.body.error.message).toBe('There is nothing to undo.');
    overlay.socket.close();
  });

  it('is behind by the stream delay, as the match is', async () => {
    await write('streamDelay', 30);
    const { match, play } = await startSeries();
    const round = play.round('B').map((event) => ({ ...event, at: clock() }));
    await record(match, round);
    expect(await inGame(match)).toMatchObject({ map: { score: { A: 0, B: 0 } }, moments: [] });
    ahead += 30_000;
    await until('the round is out', async () => (await inGame(match)).map.score.B === 1);
    expect((await inGame(match)).moments).toHaveLength(1);
    await write('streamMoments', false);
    expect((await inGame(match)).moments).toEqual([]);
    await write('streamMoments', true);
    await write('streamDelay', 0);
  });

  it('names the best player of a map that is over', async () => {
    const { match, play } = await startSeries();
    await calls.record(match, 0, play.map(13, 2));
    expect(await inGame(match)).toMatchObject({
      map: { index: 1, name: 'Raid', score: { A: 0, B: 0 } },
      series: { score: { A: 1, B: 0 } },
      maps: [{ winner: 'A', best: { team: 'A', player: { id: teams.playersA[0] } } }, {}, {}],
      best: null,
    });
    const late = await calls.record(match, 0, [play.end('A')]);
    expect(late.body.error.message).toBe('This map is already won. Reopen it to continue.');
  });

  it('is set by operators alone, who saw what they change', async () => {
    await startSeries();
    const act = { act: 'score', team: 'A', by: 1 };
    expect((await stream('direct_game', { act }, player)).status).toBe(403);
    expect((await stream('game_desk', {}, player)).status).toBe(403);
    const { revision } = (await stream('game_desk')).body.data;
    const [one, other] = await Promise.all([direct(act, { revision }), direct(act, { revision })]);
    expect([one.status, other.status].sort()).toEqual([200, 400]);
    const below = await direct({ act: 'score', team: 'B', by: -1 });
    expect(below.body.error.message).toBe('Score is already 0.');
    const impossible = await direct({ act: 'set_score', score: { A: 20, B: 0 } });
    expect(impossible.status).toBe(400);
    await direct({ act: 'timeout', team: 'B', seconds: 30 });
    expect((await inGame()).stoppage).toMatchObject({ kind: 'timeout', team: 'B' });
    // What was set for one series does not count for the next.
    await startSeries();
    expect(await inGame()).toMatchObject({ map: { score: { A: 0, B: 0 } }, stoppage: null });
  });
});

describe('what scenes show of a match', () => {
  it('is its own line-up: expected at first, then who is captured', async () => {
    // First by name, and on the bench.
    const bench = { id: 'bench', name: 'Aaron', team: teams.a.id, createdAt: Date.now() };
    await app.database.db.insert(players).values(bench);
    const { match, play } = await startSeries();
    const lineup = async () => {
      const reply = await app.request({ object: 'stream_match', action: 'get', value: match });
      return (reply.body.data.lineups.A as { id: string }[]).map(({ id }) => id).sort();
    };
    // They have played the maps of the tests before.
    expect(await lineup()).toEqual(teams.playersA);
    const onMap = ['bench', ...teams.playersA.slice(0, 4)].sort();
    await calls.call('set_lineup', match, {
      map: 0,
      lineup: [
        ...onMap.map((id) => ({ player: id, opponent: 'A' })),
        ...teams.playersB.map((id) => ({ player: id, opponent: 'B' })),
      ],
    });
    await record(match, [play.end('A')]);
    expect(await lineup()).toEqual(onMap);
    const team = (await app.call({ path: '/api/stream/teams/Nova' })).body.data;
    expect(team.players.at(-1).id).toBe('bench');
  });

  it('has no score that its length does not allow', async () => {
    await stream('link', { match: null });
    const tooHigh = await configure({ BestOf: 3, Score1: 3, Score2: 0 });
    expect(tooHigh).toMatchObject({ status: 400, body: { error: { field: 'Score1' } } });
    const other = JSON.stringify({ scores: { Plaza: [14, 3] } });
    const map = await configure({ other });
    expect(map).toMatchObject({ status: 400, body: { error: { field: 'other' } } });
    expect((await configure({ BestOf: 3, Score1: 2, Score2: 0 })).status).toBe(200);
  });

  it('tells operators that its match was deleted', async () => {
    const { match } = await startSeries();
    const reply = await app.request(
      { object: 'match', action: 'delete_match', value: match },
      staff,
    );
    expect(reply.status).toBe(200);
    const desk = async () => (await stream('desk')).body.data;
    await until('the desk says so', async () => (await desk()).isMatchDeleted);
    expect(await desk()).toMatchObject({ match: null, configuration: { normTeam1: 'Nova' } });
    const findings = (await stream('preflight')).body.data as { text: string }[];
    expect(findings.map(({ text }) => text)).toContain(
      'The match that the stream followed was deleted.',
    );
    await configure({ Round: 'Final' });
    expect((await desk()).isMatchDeleted).toBe(false);
  });
});

describe('the library', () => {
  it('saves people for lower thirds by name', async () => {
    const saved = await stream('save_speaker', { name: 'Zed', detail: 'Caster' });
    const [{ id }] = saved.body.data;
    await stream('save_speaker', { name: 'Ann', player: teams.playersA[0] });
    const changed = await stream('save_speaker', { id, name: 'Zed', detail: 'Host' });
    expect(changed.body.data).toMatchObject([
      { name: 'Ann', player: { id: teams.playersA[0] } },
      { name: 'Zed', detail: 'Host', player: null },
    ]);
    expect((await stream('save_speaker', { name: 'X', player: 'nobody' })).status).toBe(400);
    expect((await stream('save_speaker', { name: 'X' }, player)).status).toBe(403);
    const remove = { object: 'stream', action: 'delete_speaker', value: id };
    expect((await app.request(remove, operator)).body.data).toHaveLength(1);
    expect((await app.request(remove, operator)).status).toBe(404);
  });

  it('rotates sponsors in their order', async () => {
    const picture = await sharp({
      create: { width: 8, height: 8, channels: 3, background: 'red' },
    })
      .png()
      .toBuffer();
    const upload = await app.request(
      {
        object: 'file',
        action: 'upload_image',
        data: { encoded: picture.toString('base64'), path: 'sponsor', name: 'a.png' },
      },
      operator,
    );
    const { filename } = upload.body.data;
    const one = await stream('save_sponsor', { name: 'One', picture: filename });
    expect(one.body.data).toMatchObject([{ name: 'One', picture: { filename }, isShown: true }]);
    await stream('save_sponsor', { name: 'Two', picture: filename });
    const three = await stream('save_sponsor', { name: 'No', picture: filename, isShown: false });
    const ids = three.body.data.map(({ id }: { id: string }) => id).reverse();
    await stream('order_sponsors', { ids });
    expect((await stream('order_sponsors', { ids: ids.slice(1) })).status).toBe(400);
    await write('sponsorSeconds', 12);
    expect((await stream('sponsor_rotation', {}, null)).body.data).toMatchObject({
      seconds: 12,
      sponsors: [{ name: 'Two' }, { name: 'One' }],
    });
    expect((await stream('save_sponsor', { name: 'None' })).status).toBe(400);
    const foreign = { name: 'X', picture: `${'0'.repeat(32)}.webp` };
    expect((await stream('save_sponsor', foreign)).status).toBe(400);
    expect((await stream('sponsors', {}, player)).status).toBe(403);
  });
});
