import type { ConnectedOverlay, PreflightFinding } from '@mes/contract/stream-desk';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { type Account, startTestApp, type TestApp } from '../../../testing/app';
import { addFullTeams, type CapturedTeams } from '../../../testing/capture';
import { connectOverlay, OverlayClient } from '../../../testing/sockets';
import { until } from '../../../testing/until';
import { auditLog } from '../../platform/audit/tables';
import { playerMaps } from '../statistics/tables';
import { createOverlays } from './overlays/service';

let app: TestApp;
let operator: Account;
let caster: Account;
let player: Account;
let teams: CapturedTeams;
/** Ahead of the clock by as much as tests say. */
let ahead = 0;

beforeAll(async () => {
  app = await startTestApp({ clock: () => Date.now() + ahead });
  operator = await app.signIn('An Operator', ['editstream']);
  caster = await app.signIn('A Caster', ['readfacts']);
  player = await app.signIn('A Player');
  teams = await addFullTeams(app, 'Nova', 'Ember');
});
afterAll(() => app.stop());

const stream = (action: string, data: object = {}, as: Account | null = operator) =>
  app.request({ object: 'stream', action, data }, as ?? undefined);
/** A second after the one before: two takes at once would be one press. */
const direct = (act: object, more: object = {}) => {
  ahead += 1_000;
  return stream('direct', { act, ...more });
};
const control = async () => (await stream('control', {}, null)).body.data;
const scene = (name: string) => ({
  group: 'embers-s3',
  scene: name,
  tournament: null,
  round: null,
});

describe('directing', () => {
  it('takes the preview and publishes it to overlays', async () => {
    const overlay = await connectOverlay(app);
    overlay.send({ action: 'ping', time: Date.now() });
    await overlay.next('pong');
    await direct({ act: 'preview', scene: scene('versus') });
    const { body } = await direct({ act: 'take' });
    expect(body.data).toMatchObject({ program: scene('versus'), rehearsal: false });
    expect(await overlay.next('event')).toMatchObject({ channel: 'stream' });
    expect(await control()).toEqual(body.data);
    overlay.socket.close();
  });

  it('refuses a scene that does not exist, and an operator who saw something else', async () => {
    const unknown = await direct({ act: 'take', scene: scene('nothing') });
    expect(unknown).toMatchObject({ status: 400, body: { error: { field: 'scene' } } });
    const { revision } = await control();
    const stale = await direct({ act: 'message', title: 'Hi' }, { revision: revision - 1 });
    expect(stale).toMatchObject({ status: 400, body: { error: { revision } } });
  });

  it('is the operators’ alone', async () => {
    const reply = await stream('direct', { act: { act: 'take' } }, player);
    expect(reply.status).toBe(403);
  });

  it('looks players up for a lower third', async () => {
    const [id] = teams.playersA;
    const speakers = [{ name: 'Mira', detail: 'Caster', player: id }];
    const { body } = await direct({ act: 'lower_third', speakers, seconds: 8 });
    expect(body.data.lowerThird.speakers[0].player).toMatchObject({ id });
    const nobody = [{ name: 'Mira', detail: '', player: 'nobody' }];
    const refused = await direct({ act: 'lower_third', speakers: nobody });
    expect(refused).toMatchObject({ status: 400, body: { error: { field: 'player' } } });
  });

  it('shows an info card with figures until it is over', async () => {
    const { body } = await direct({ act: 'info_card', team: 'Nova', seconds: 5 });
    expect(body.data.infoCard).toMatchObject({ title: 'Nova', team: { name: 'Nova' } });
    expect(body.data.infoCard.figures).toContainEqual({ label: 'Series', value: '0–0' });
    expect((await stream('info-card', {}, null)).body.data.title).toBe('Nova');
    await direct({ act: 'hide_info_card' });
    expect((await stream('info-card', {}, null)).body.data).toBeNull();
    expect((await direct({ act: 'info_card', text: 'Nothing' })).status).toBe(400);
  });

  it('orders overlays to reload', async () => {
    const overlay = await connectOverlay(app);
    overlay.send({ action: 'ping', time: Date.now() });
    await overlay.next('pong');
    await direct({ act: 'reload', scene: 'versus' });
    expect(await overlay.next('custom')).toEqual({
      action: 'custom',
      payload: { order: 'reload', scene: { scene: 'versus' } },
    });
    overlay.socket.close();
  });
});

describe('connected overlays', () => {
  const listed = async () => (await stream('overlays')).body.data as ConnectedOverlay[];

  it('are listed with what they show, for as long as they are there', async () => {
    const address = `${app.address.replace('http', 'ws')}/stream/socket`;
    const overlay = new OverlayClient(
      new WebSocket(`${address}?scene=embers-s3/bracket&version=old.js`),
    );
    const isListed = async () =>
      (await listed()).some(({ scene: shown }) => shown === 'embers-s3/bracket');
    await until('the overlay in the list', isListed);
    overlay.socket.close();
    await until('the overlay to be gone', async () => !(await isListed()));
  });

  it('load a new version once they are off air', async () => {
    const page = (name: string) => ({
      scene: `embers-s3/${name}`,
      version: 'old.js',
      isMonitor: false,
      connectedAt: 0,
    });
    const overlays = createOverlays({
      database: app.database,
      pages: () => [page('versus'), page('bracket')],
      build: 'new.js',
    });
    const overlay = await connectOverlay(app);
    overlay.send({ action: 'ping', time: Date.now() });
    await overlay.next('pong');
    const reloaded = async () => (await overlay.next('custom')).payload.scene.scene;

    await direct({ act: 'take', scene: scene('versus') });
    await overlays.tick(Date.now());
    expect(await reloaded()).toBe('bracket');
    await direct({ act: 'take', scene: scene('groups') });
    await overlays.tick(Date.now());
    expect(await reloaded()).toBe('versus');
    // A page that stays old is left alone for a while.
    await overlays.tick(Date.now());
    await direct({ act: 'read' });
    expect((await overlay.next('custom')).payload).toEqual({ order: 'read' });
    overlay.socket.close();
  });

  it('that say nonsense are not', async () => {
    const address = `${app.address.replace('http', 'ws')}/stream/socket`;
    const socket = new WebSocket(`${address}?scene=<b>/x`);
    const overlay = new OverlayClient(socket);
    await new Promise((resolve) => socket.once('open', resolve));
    overlay.send({ action: 'ping', time: 1 });
    await overlay.next('pong');
    expect((await listed()).map(({ scene: shown }) => shown)).not.toContain('<b>/x');
    socket.close();
  });
});

describe('buttons', () => {
  const create = async (acts: string[]) =>
    (await stream('create_token', { name: 'Deck', acts })).body.data as {
      id: string;
      secret: string;
    };
  const press = (secret: string, act: string) => {
    ahead += 1_000;
    return app.call({ path: `/api/stream/press/${secret}/${act}` });
  };

  it('do what their token allows, and are noted', async () => {
    const { id, secret } = await create(['take', 'countdown']);
    const pressed = await press(secret, 'countdown?seconds=60&label=Soon');
    expect(pressed.body.data.countdown).toMatchObject({ label: 'Soon', heldMs: null });
    expect((await press(secret, 'take?scene=breaktime&group=embers-s3')).status).toBe(200);
    const program = await app.request({ object: 'stream', action: 'program' });
    expect(program.body.data.cue).toMatchObject({ package: 'embers-s3', scene: 'breaktime' });

    expect((await press(secret, 'message?title=Hi')).status).toBe(403);
    expect((await press(secret, 'countdown')).body.error).toMatchObject({ field: 'seconds' });
    const [token] = (await stream('tokens')).body.data;
    expect(token).toMatchObject({ id, name: 'Deck', usedAt: expect.any(Number) });
    expect(JSON.stringify(token)).not.toContain(secret);
    const rows = await app.database.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.action, 'stream.directed'), eq(auditLog.subject, 'stream:control')));
    expect(rows.map(({ after }) => after)).toContainEqual(
      expect.objectContaining({ act: 'countdown', token: 'Deck' }),
    );
  });

  it('do nothing once the token is revoked, or with another secret', async () => {
    const { id, secret } = await create(['stop_countdown']);
    expect((await press(secret, 'stop_countdown')).status).toBe(200);
    await app.request({ object: 'stream', action: 'revoke_token', value: id }, operator);
    expect((await press(secret, 'stop_countdown')).status).toBe(403);
    expect((await press('guess', 'stop_countdown')).status).toBe(403);
  });

  it('are handed out by operators alone', async () => {
    const reply = await stream('create_token', { name: 'Mine', acts: ['take'] }, player);
    expect(reply.status).toBe(403);
  });
});

describe('a rehearsal', () => {
  const shown = async () => (await app.call({ path: '/api/stream/configuration' })).body.data;

  it('plays through the scenes and leaves everything as it was', async () => {
    await app.call({
      path: '/api/stream/configuration',
      body: { Round: 'Final', normTeam1: 'Guests' },
      as: operator,
    });
    const before = await shown();
    const wish = { teamA: 'nova', teamB: 'Ember', stepSeconds: 1, seed: 5 };
    const { body } = await stream('rehearse', wish);
    expect(body.data).toMatchObject({ rehearsal: { teamA: 'Nova', step: 0 } });
    expect((await control()).rehearsal).toBe(true);
    expect(await shown()).toMatchObject({ normTeam1: 'Nova', matchup: { id: null } });
    const refused = await app.call({
      path: '/api/stream/configuration',
      body: { Round: 'No' },
      as: operator,
    });
    expect(refused.body.message).toBe('End the rehearsal first.');

    ahead += 60 * 60_000;
    await until('the end of the series', async () => {
      const { Score1, Score2 } = await shown();
      return Math.max(Score1, Score2) === 2;
    });
    await stream('end_rehearsal');
    const { revision: _, updatedAt: __, ...after } = await shown();
    expect(before).toMatchObject(after);
    expect((await control()).rehearsal).toBe(false);
    expect(await app.database.db.select().from(playerMaps)).toEqual([]);
    expect((await stream('end_rehearsal')).status).toBe(400);
  });

  it('needs two teams', async () => {
    const same = await stream('rehearse', { teamA: 'Nova', teamB: 'nova' });
    const unknown = await stream('rehearse', { teamA: 'Nova', teamB: 'Nobody' });
    expect([same.status, unknown.status]).toEqual([400, 400]);
  });
});

it('preflight finds what is missing', async () => {
  const findings: PreflightFinding[] = (await stream('preflight')).body.data;
  expect(findings).toContainEqual(expect.objectContaining({ level: 'error', about: 'Guests' }));
});

describe('casters', () => {
  it('read facts, information and milestones of both teams', async () => {
    const [id] = teams.playersA;
    await app.request(
      { object: 'player', action: 'set_facts', value: id, data: { facts: 'Plays left-handed' } },
      caster,
    );
    await app.request(
      {
        object: 'stream',
        action: 'set_pronunciation',
        value: id,
        data: { pronunciation: 'no-vah' },
      },
      caster,
    );
    const { body } = await stream('caster', { teamA: 'Nova', teamB: 'Ember' }, caster);
    const { teams: both, encounters, milestones } = body.data;
    expect(both.A.players.find((each: { id: string }) => each.id === id)).toMatchObject({
      facts: 'Plays left-handed',
      pronunciation: 'no-vah',
    });
    expect(encounters).toMatchObject({ wins1: 0, wins2: 0 });
    expect(milestones.map(({ text }: { text: string }) => text)).toContain(
      'First meeting of these teams',
    );
  });

  it('alone do', async () => {
    expect((await stream('caster', {}, player)).status).toBe(403);
    expect((await stream('caster', {}, operator)).status).toBe(403);
  });
});
