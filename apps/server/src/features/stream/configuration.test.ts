import { channels } from '@mes/contract/channels';
import type { StreamChange } from '@mes/contract/stream-desk';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../testing/app';
import {
  addFullTeams,
  type CaptureCalls,
  type CapturedTeams,
  captureCallsOf,
  Script,
} from '../../../testing/capture';
import { expectDone } from '../../../testing/event';
import { addTournament } from '../../../testing/league';
import { TestRoom } from '../../../testing/room';
import { connectOverlay } from '../../../testing/sockets';
import { until } from '../../../testing/until';
import { auditLog } from '../../platform/audit/tables';
import { publish } from '../../platform/outbox/publish';
import { players } from '../players/tables';
import { playerTotals } from '../statistics/tables';
import { teams as teamRows } from '../teams/tables';

let app: TestApp;
let operator: Account;
let player: Account;
let teams: CapturedTeams;
let capture: CaptureCalls;

beforeAll(async () => {
  app = await startTestApp();
  operator = await app.signIn('An Operator', ['Moderator', 'editstream']);
  player = await app.signIn('A Player');
  teams = await addFullTeams(app, 'Nova', 'Ember');
  capture = captureCallsOf(app, operator, teams);
  await addTournament(app.database, {
    id: 'CupS1EU',
    name: 'The Cup',
    teams: [teams.a.id, teams.b.id],
  });
});
afterAll(() => app.stop());
beforeEach(async () => {
  expect((await link(null)).status).toBe(200);
});

const PATH = '/api/stream/configuration';
const shown = async () => (await app.call({ path: PATH })).body.data;
const configure = (body: object, as: Account | undefined = operator) =>
  app.call({ path: PATH, body, as });
const stream = (action: string, data: object = {}, as: Account | undefined = operator) =>
  app.request({ object: 'stream', action, data }, as);
const link = (match: string | null, data: object = {}) => stream('link', { match, ...data });
const desk = async () => (await stream('desk')).body.data;

async function linkedMatch(): Promise<string> {
  const match = await capture.newMatch({ tournament: 'CupS1EU', round: 'Final' });
  await capture.call('create_maps', match, {
    maps: [{ map: 'Plaza' }, { map: 'Canals' }, { map: 'Raid' }],
  });
  await link(match);
  return match;
}

describe('a configuration by hand', () => {
  it('changes what is sent and leaves the rest', async () => {
    const before = await shown();
    const reply = await configure({ Round: 'Semi-final', normTeam1: 'Guests', Score1: 1 });
    expect(reply.status).toBe(200);
    expect(reply.body.data).toMatchObject({
      Round: 'Semi-final',
      normTeam1: 'Guests',
      Score1: 1,
      revision: before.revision + 1,
    });
    await configure({ Score1: 0 });
    expect(await shown()).toMatchObject({ Round: 'Semi-final', Score1: 0 });
  });

  it('takes numbers that are written as text, and shows them as numbers', async () => {
    const typed = await configure({ Score1: '2', Score2: '', BestOf: '5' });
    expect([typed.status, typed.body.data]).toMatchObject([
      200,
      { Score1: 2, Score2: 0, BestOf: 5 },
    ]);
    await configure({ Score1: 0, BestOf: 3 });
  });

  it('is not written again where nothing differs', async () => {
    const { revision, Round } = await shown();
    await configure({ Round });
    expect((await shown()).revision).toBe(revision);
  });

  it('is refused where someone else was faster', async () => {
    const { revision } = await shown();
    const [one, other] = await Promise.all([
      configure({ Round: 'One', revision }),
      configure({ Round: 'Other', revision }),
    ]);
    expect([one.status, other.status].sort()).toEqual([200, 400]);
    const refused = one.status === 400 ? one : other;
    expect(refused.body.error).toMatchObject({
      type: 'InvalidActionError',
      revision: revision + 1,
    });
  });

  it('is the operators’ alone, by path and by action alike', async () => {
    const byPath = await configure({ Round: 'Mine' }, player);
    const byAction = await stream('configure', { Round: 'Mine' }, player);
    expect([byPath.status, byAction.status]).toEqual([403, 403]);
    const allowed = await stream('configure', { Round: 'By action' });
    expect(allowed.body.data.Round).toBe('By action');
  });

  it.each([
    { field: 'BestOf', body: { BestOf: 4 } },
    { field: 'BestOf', body: { BestOf: '4' } },
    { field: 'Score1', body: { Score1: 'two' } },
    { field: 'Score2', body: { Score2: '-1' } },
    { field: 'Maps.0', body: { Maps: ['Dust'] } },
    { field: 'Score1', body: { Score1: -1 } },
  ])('refuses a $field that no scene could draw', async ({ field, body }) => {
    const reply = await configure(body);
    expect(reply).toMatchObject({ status: 400, body: { error: { field } } });
  });

  it('costs pollers nothing while it stays the same', async () => {
    const first = await app.call({ path: PATH });
    const etag = first.headers.get('etag')!;
    const again = await app.call({ path: PATH, headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    await configure({ Round: `Round ${Date.now()}` });
    const changed = await app.call({ path: PATH, headers: { 'if-none-match': etag } });
    expect(changed.status).toBe(200);
  });

  it('is published to overlays', async () => {
    const overlay = await connectOverlay(app);
    overlay.send({ action: 'ping', time: Date.now() });
    await overlay.next('pong');
    const { body } = await configure({ Round: `Told ${Date.now()}` });
    const event = await overlay.next('event');
    expect(event).toMatchObject({
      channel: 'stream',
      type: 'stream.configured',
      data: { revision: body.data.revision },
    });
    overlay.socket.close();
  });
});

describe('history', () => {
  it('keeps what people have set and brings it back', async () => {
    await configure({ Round: 'Kept', Score1: 1, Score2: 0 });
    const { revision } = await shown();
    await configure({ Round: 'Spoilt', BestOf: 3, Score1: 2 });
    const changes: StreamChange[] = (await stream('history')).body.data;
    expect(changes.slice(0, 2).map(({ configuration }) => configuration.Round)).toEqual([
      'Spoilt',
      'Kept',
    ]);
    expect(changes[0]!.by).toMatchObject({ id: operator.id, name: 'An Operator' });

    const restored = await stream('restore', { to: revision });
    expect(restored.body.data).toMatchObject({ Round: 'Kept', Score1: 1 });
    const rows = await app.database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'stream.restored'));
    expect(rows[0]).toMatchObject({ actor: operator.id, before: { Round: 'Spoilt' } });
  });

  it('does not know every revision', async () => {
    expect((await stream('restore', { to: 0 })).status).toBe(404);
    expect((await stream('history', {}, player)).status).toBe(403);
  });
});

describe('a linked series', () => {
  it('is shown at once and followed round by round', async () => {
    const match = await linkedMatch();
    expect(await shown()).toMatchObject({
      Tournament: 'The Cup;CupS1EU',
      Round: 'Final',
      normTeam1: 'Nova',
      normTeam2: 'Ember',
      Maps: ['Plaza', 'Canals', 'Raid'],
      matchup: { id: match, format: 'BO3' },
    });
    const script = new Script(teams, Date.now() - 3_600_000);
    await capture.record(match, 0, [...script.round('A'), ...script.round('B')]);
    expect(JSON.parse((await shown()).other).scores).toEqual({ Plaza: [1, 1] });
    await capture.record(match, 0, script.map(12, 3));
    expect(await shown()).toMatchObject({ Score1: 1, Score2: 0, Winners: ['A', null, null] });
    expect((await desk()).match).toMatchObject({ id: match, scoreA: 1 });
  });

  it('shows a step of the veto as soon as it is taken', async () => {
    const room = await TestRoom.open(app, { staff: operator, a: teams.a, b: teams.b });
    await link(room.id);
    expectDone(await room.act('veto_start', { first: 'A' }, operator));
    const { revision } = await shown();
    expectDone(await room.take({ kind: 'map', map: 'Raid' }));
    const { matchup, revision: next } = await shown();
    expect(matchup.mapVeto[0]).toBe('Raid');
    expect(next).toBe(revision + 1);
  });

  it('no longer shows maps that were taken out of the match', async () => {
    const match = await linkedMatch();
    await capture.call('create_maps', match, { maps: [{ map: 'Plaza' }] });
    expect((await shown()).Maps).toEqual(['Plaza']);
  });

  it('changes nothing in the history by itself', async () => {
    const match = await linkedMatch();
    const before = (await stream('history')).body.data.length;
    await capture.record(match, 0, new Script(teams, Date.now() - 3_600_000).round('A'));
    expect((await stream('history')).body.data).toHaveLength(before);
  });

  it('does not get in the way of an operator who types while it goes on', async () => {
    const match = await linkedMatch();
    const { revision } = await shown();
    await capture.record(match, 0, new Script(teams, Date.now() - 3_600_000).round('A'));
    expect((await shown()).revision).toBeGreaterThan(revision);
    expect((await configure({ Round: 'Typed', revision })).status).toBe(200);
    expect((await configure({ Round: 'Late', revision })).status).toBe(400);
  });

  it('leaves pinned fields to the operator until they are unpinned', async () => {
    const match = await linkedMatch();
    await configure({ Round: 'Grand final' });
    await capture.record(match, 0, new Script(teams, Date.now() - 3_600_000).round('A'));
    expect(await shown()).toMatchObject({ Round: 'Grand final', matchup: { id: match } });
    expect((await desk()).pinned).toEqual(['Round']);
    await stream('unpin');
    expect((await shown()).Round).toBe('Final');
    expect((await desk()).pinned).toEqual([]);
  });

  it('follows a team that changes its name', async () => {
    await linkedMatch();
    await app.database.db
      .update(teamRows)
      .set({ name: 'Supernova' })
      .where(eq(teamRows.id, teams.a.id));
    await app.database.transaction((tx) =>
      publish(tx, channels.teams(), 'team.renamed', { team: 'Supernova' }),
    );
    await app.feed.poll();
    await until('the new name', async () => (await shown()).normTeam1 === 'Supernova');
    await app.database.db.update(teamRows).set({ name: 'Nova' }).where(eq(teamRows.id, teams.a.id));
  });

  it('is hidden by a rehearsal, and followed again after it', async () => {
    const match = await linkedMatch();
    await stream('rehearse', { teamA: 'Ember', teamB: 'Nova' });
    const script = new Script(teams, Date.now() - 3_600_000);
    await capture.record(match, 0, script.round('A'));
    expect(await shown()).toMatchObject({ normTeam1: 'Ember', matchup: { id: null } });
    const own = await app.request({ object: 'stream_match', action: 'get' });
    expect(own.body.data).toBeNull();
    await stream('end_rehearsal');
    expect(await shown()).toMatchObject({ normTeam1: 'Nova', matchup: { id: match } });
    expect(JSON.parse((await shown()).other).scores).toEqual({ Plaza: [1, 0] });
  });

  it('that is unlinked or deleted leaves what it showed', async () => {
    const match = await linkedMatch();
    await app.request({ object: 'match', action: 'delete_match', value: match }, operator);
    expect(await shown()).toMatchObject({ normTeam1: 'Nova', matchup: { id: null } });
  });

  it('that does not exist cannot be linked', async () => {
    expect((await link('nothing')).status).toBe(404);
    expect((await configure({ matchup: { id: 'nothing' } })).status).toBe(404);
  });
});

describe('what scenes draw', () => {
  it('of both teams is there, and null for a guest', async () => {
    await configure({ normTeam1: 'Nova', normTeam2: 'Guests' });
    const path = '/api/stream/configuration/cache/teamInfo';
    const { normTeam1, normTeam2 } = (await app.call({ path })).body.data;
    expect(normTeam1).toMatchObject({ name: 'Nova', displayName: 'NOVA' });
    expect(normTeam1.players).toHaveLength(5);
    expect(normTeam2).toBeNull();
  });

  it('of a team and a player is public', async () => {
    const team = await app.call({ path: '/api/stream/teams/ember' });
    expect(team.body.data).toMatchObject({ name: 'Ember', elo: null, rank: null, earnings: 0 });
    const [id] = teams.playersA;
    const one = await app.call({ path: `/api/stream/players/${id}` });
    expect(one.body.data).toMatchObject({ id, team: { name: 'Nova' } });
    expect((await app.call({ path: '/api/stream/teams/nobody' })).status).toBe(404);
  });

  it('of a photo is an address, or null', async () => {
    const [bare, pictured] = teams.playersA as [string, string];
    const photoOf = (id: string) => app.call({ path: `/api/stream/players/photo/${id}` });
    expect((await photoOf(bare)).body.data).toEqual({ id: bare, photo: null });
    const photo = 'abc.webp';
    await app.database.db.update(players).set({ photo }).where(eq(players.id, pictured));
    expect((await photoOf(pictured)).body.data.photo).toEqual({
      url: '/files/abc.webp',
      placeholder: '/files/abc.small.webp',
    });
  });

  it('of the match is that of the stream, or the one that is named', async () => {
    const match = await linkedMatch();
    const own = await app.request({ object: 'stream_match', action: 'get' });
    expect(own.body.data).toMatchObject({ id: match, vetoFormat: 'BO3' });
    expect(own.body.data.mapVeto).toEqual(Array(9).fill(null));
    const named = await app.request({ object: 'stream_match', action: 'get', value: match });
    expect(named.body.data.maps[0]).toMatchObject({ name: 'Plaza', current: true });
  });

  it('of a tournament is found by id and by name', async () => {
    const of = (value: string) => app.request({ object: 'stream', action: 'tournament', value });
    expect((await of('cups1eu')).body.data).toMatchObject({ id: 'CupS1EU', registered: 2 });
    expect((await of('the cup')).body.data.id).toBe('CupS1EU');
    expect((await of('nothing')).status).toBe(404);
  });

  it('of the leaderboard prefers who has played for long, and fills up with others', async () => {
    const [newcomer, veteran] = [await app.signIn('Newcomer'), await app.signIn('Veteran')];
    await app.database.db.insert(playerTotals).values([
      { scope: 'all', player: newcomer.id, maps: 2, kills: 5_000 },
      { scope: 'all', player: veteran.id, maps: 20, kills: 4_000 },
    ]);
    const best = async (count: number) => {
      const { body } = await app.request({
        object: 'stream',
        action: 'leaderboard',
        data: { order: 'kills', count },
      });
      return body.data.map((row: { player: { name: string } }) => row.player.name);
    };
    expect(await best(1)).toEqual(['Veteran']);
    expect(await best(2)).toEqual(['Newcomer', 'Veteran']);
  });
});
