import type { ShowDesk, ShowLogEntry, ShowProgram } from '@mes/contract/show-schemas';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../testing/app';
import { addFullTeams } from '../../../testing/capture';
import { connect, connectOverlay, type GatewayClient } from '../../../testing/sockets';
import { until } from '../../../testing/until';

let app: TestApp;
let kara: Account;
let ben: Account;
let player: Account;
let room: GatewayClient;
/** A clock that moves only when tests say so: a slow machine must not end a stinger. */
const start = Date.now();
let ahead = 0;

beforeAll(async () => {
  app = await startTestApp({ clock: () => start + ahead });
  kara = await app.signIn('Kara', ['editstream']);
  ben = await app.signIn('Ben', ['editstream']);
  player = await app.signIn('A Player');
  await addFullTeams(app, 'Nova', 'Ember');
  room = await connect(app, { as: ben });
  await room.subscribe('show');
});
afterAll(async () => {
  room.close();
  await app.stop();
});
/** Long enough after the test before: nobody's last press counts any more. */
beforeEach(() => {
  ahead += 60_000;
});

const show = (action: string, data: object = {}, as: Account | null = kara) =>
  app.request({ object: 'show', action, data }, as ?? undefined);
const act = (
  data: object,
  { as = kara, ...more }: { as?: Account; [field: string]: unknown } = {},
) => show('act', { act: data, ...more }, as);
const cue = (scene: string) => ({ scene, package: 'embers-s3' });
const preview = (scene: string, as = kara) => act({ act: 'preview', cue: cue(scene) }, { as });
const desk = async (): Promise<ShowDesk> => (await show('desk')).body.data;
const program = async (): Promise<ShowProgram> =>
  (await app.request({ object: 'stream', action: 'program' })).body.data;
const onAir = async () => (await program()).cue?.scene;
const log = async (): Promise<ShowLogEntry[]> => (await show('log')).body.data;
/** A second after the one before, which is another press. */
const take = (as = kara, more: object = {}) => {
  ahead += 5_000;
  return act({ act: 'take' }, { as, ...more });
};
const events = (type: string) => room.frames.filter((frame) => frame.type === type);

describe('a take', () => {
  it('commits the preview to the outputs in one step and prepares the next cue', async () => {
    const items = ['game', 'versus'].map((scene) => ({ cue: cue(scene), seconds: 60 }));
    await act({ act: 'add_items', items, after: null });
    await act({ act: 'step_preview', by: 1 });
    expect((await program()).cue).toBeNull();
    const overlay = await connectOverlay(app);
    overlay.send({ action: 'ping', time: Date.now() });
    await overlay.next('pong');
    const { body } = await take();
    expect(body.data).toMatchObject({ preview: { cue: cue('versus') }, pending: null });
    const shown = await program();
    expect(shown).toMatchObject({
      cue: cue('game'),
      transition: { package: 'embers-s3' },
      channels: { score_bug: { item: { channel: 'score_bug' } }, lower_third: null },
      rehearsal: false,
    });
    expect(await overlay.next('event')).toMatchObject({ type: 'program.changed', data: shown });
    overlay.socket.close();
  });

  it('during a stinger waits, is replaced by a third, and follows by itself', async () => {
    await preview('breaktime');
    await take();
    await preview('format');
    const { body } = await act({ act: 'take' });
    expect(body.data.pending).toMatchObject({ cue: cue('format') });
    await preview('bracket');
    await act({ act: 'take' });
    expect(await onAir()).toBe('breaktime');
    ahead += 2_000;
    await until('the take that waited', async () => (await onAir()) === 'bracket');
    const [last, , replaced] = await log();
    expect(last).toMatchObject({
      act: 'take',
      about: 'Bracket',
      by: { name: 'Kara' },
      undone: null,
    });
    expect(replaced).toMatchObject({ about: 'Format', undone: { by: { name: 'Kara' } } });
  });

  it('of what another has just changed is refused once, and says who and what', async () => {
    await preview('versus', ben);
    const { revision } = await desk();
    await preview('map-veto', ben);
    const refused = await act({ act: 'take' }, { revision });
    expect(refused.status).toBe(400);
    expect(refused.body.message).toMatch(
      /^Ben changed Map veto \d\.\d s before you\. Press again to take Map veto\.$/,
    );
    const acknowledged = refused.body.error.revision;
    expect((await act({ act: 'take' }, { revision, acknowledged })).status).toBe(200);
    expect(await onAir()).toBe('map-veto');
  });

  it('of two at once puts one on air', async () => {
    await preview('versus');
    ahead += 5_000;
    const { revision } = await desk();
    const replies = await Promise.all([
      act({ act: 'take', transition: 'cut' }, { revision }),
      act({ act: 'take', transition: 'cut' }, { as: ben, revision }),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400]);
  });
});

describe('the run of show', () => {
  it('is replaced by a template with its times', async () => {
    const startsAt = Date.now() + 3_600_000;
    const template = { template: 'best_of_3', package: 'worlds-2023', startsAt };
    const { body } = await act({ act: 'replace_run', ...template });
    const { run, times } = body.data as ShowDesk;
    expect(run.filter((item) => item.cue.scene === 'game')).toHaveLength(3);
    expect(times.items[1]?.plannedAt).toBe(startsAt + run[0]!.seconds * 1_000);
    const ids = run.slice(0, 2).map(({ id }) => id);
    const left = (await act({ act: 'delete_items', ids })).body.data as ShowDesk;
    expect(left.run).toHaveLength(run.length - 2);
    expect((await show('undo')).body.data.run).toEqual(run);
    expect((await show('redo')).body.data.run).toEqual(left.run);
  });

  it.each([
    ['a scene that no package has', { act: 'preview', cue: cue('nothing') }, 'scene'],
    [
      'a scene of another package',
      { act: 'preview', cue: { ...cue('standings'), package: 'general' } },
      'scene',
    ],
    [
      'a template of a package that is not there',
      { act: 'replace_run', template: 'best_of_1', package: 'nothing' },
      'package',
    ],
    [
      'a match that is not there',
      { act: 'preview', cue: { ...cue('versus'), match: 'none' } },
      'match',
    ],
    [
      'nobody',
      {
        act: 'set_next',
        item: { channel: 'lower_third', speakers: [{ name: 'X', detail: '', player: 'nobody' }] },
      },
      'player',
    ],
    [
      'a sponsor that is not there',
      { act: 'set_next', item: { channel: 'sponsor', sponsor: crypto.randomUUID() } },
      'sponsor',
    ],
    ['what is no act', { act: 'explode' }, 'act'],
  ])('refuses %s', async (_, data, field) => {
    const reply = await act(data);
    expect(reply.status).toBe(400);
    expect(reply.body.error.field).toContain(field);
  });

  it('refuses a cue that was deleted', async () => {
    const reply = await act({ act: 'preview_item', id: crypto.randomUUID() });
    expect(reply.body.message).toBe('This cue is not in the run any more.');
  });

  it('is the operators’ alone', async () => {
    for (const action of ['desk', 'log', 'sources', 'redo', 'renew_source_key', 'leave'])
      expect((await show(action, {}, player)).status).toBe(403);
    expect((await act({ act: 'safe_card' }, { as: player })).status).toBe(403);
    expect((await show('act', { act: { act: 'safe_card' } }, null)).status).toBe(403);
  });
});

describe('undo', () => {
  it('takes back the last own act, cuts a take back and leaves those of others', async () => {
    await preview('versus');
    await take();
    await preview('breaktime', ben);
    ahead += 5_000;
    await act({ act: 'take' }, { as: ben });
    const item = { channel: 'lower_third', speakers: [{ name: 'Mira', detail: 'Caster' }] };
    await act({ act: 'set_next', item });
    await act({ act: 'channel_in', channel: 'lower_third' });
    await show('undo');
    expect((await program()).channels.lower_third).toBeNull();
    expect(await onAir()).toBe('breaktime');
    const { body } = await show('undo', {}, ben);
    expect(body.data.program).toMatchObject({ cue: cue('versus'), transition: null });
    expect(body.data.preview).toMatchObject({ cue: cue('breaktime') });
    expect(body.data.next.lower_third).toMatchObject({ speakers: [{ name: 'Mira' }] });
  });

  it('of a score says how many later ones go with it, and removes them when told so', async () => {
    const score = (team: string) => act({ act: 'game', game: { act: 'score', team, by: 1 } });
    const shown = async () =>
      (await app.request({ object: 'stream', action: 'in_game', data: {} })).body.data.map.score;
    for (const team of ['A', 'A', 'B']) expect((await score(team)).status).toBe(200);
    const [, , first] = await log();
    expect(first).toMatchObject({
      act: 'game',
      about: expect.stringMatching(/^\+1 .+, \d+ : \d+$/),
    });
    const refused = await show('undo', { act: first!.id });
    expect(refused.body.message).toBe('Undo also removes 2 later scores.');
    expect(refused.body.error.also).toEqual(first!.also);
    expect(await shown()).toEqual({ A: 2, B: 1 });
    await show('undo', { act: first!.id, also: first!.also });
    expect(await shown()).toEqual({ A: 0, B: 0 });
    await show('redo');
    expect(await shown()).toEqual({ A: 2, B: 1 });
    const elsewhere = { act: { act: 'score', team: 'A', by: 1 } };
    await app.request({ object: 'stream', action: 'direct_game', data: elsewhere }, ben);
    expect((await show('undo')).body.message).toMatch('The series was changed elsewhere');
    expect((await show('undo', { act: first!.id })).body.message).toMatch('undone already');
  });
});

it('undoes a veto by hand and a followed match', async () => {
  const stream = async () =>
    (await app.call({ path: '/api/stream/configuration' })).body.data as { Round: string };
  await act({ act: 'configure', edit: { Round: 'Final' } });
  await act({ act: 'configure', edit: { Round: 'Grand final' } }, { as: ben });
  expect((await show('undo')).body.message).toBe('Undo also removes 1 later change.');
  await show('undo', {}, ben);
  expect((await stream()).Round).toBe('Final');
  await show('undo');
  expect((await stream()).Round).toBe('');
  expect((await act({ act: 'link', match: 'none' })).status).toBe(404);
});

describe('operators', () => {
  it('are seen with what they have in hand, until they are silent', async () => {
    const place = { kind: 'field', field: 'preview.title' };
    await show('attend', { place }, ben);
    const { body } = await show('attend', { place: null });
    expect(body.data).toMatchObject([
      { player: { name: 'Ben' }, initials: 'BE', place },
      { player: { name: 'Kara' }, initials: 'KA', place: null },
    ]);
    expect((await show('leave', {}, ben)).body.data).toHaveLength(1);
    ahead += 11_000;
    expect((await show('attend', { place: null }, ben)).body.data).toHaveLength(1);
    await until('the news', () => events('show.attended').length >= 3);
  });

  it('who write in one field are told whose text counts', async () => {
    await preview('breaktime');
    const { revision } = await desk();
    const write = (title: string, as: Account) =>
      act({ act: 'edit_preview', change: { texts: { title } } }, { as, revision });
    await write('Back soon', ben);
    expect((await write('Back at 8', kara)).body.data.preview.cue.texts.title).toBe('Back at 8');
    await until('the news', () => events('show.overwritten').length > 0);
    expect(events('show.overwritten').at(-1)?.data).toMatchObject({
      field: 'preview.title',
      text: 'Back soon',
      of: ben.id,
      by: { name: 'Kara' },
    });
    await preview('bracket', ben);
    expect((await write('Back at 9', kara)).body.message).toMatch('The preview is Bracket now.');
  });

  it('whose OBS streams cannot rehearse', async () => {
    await show('attend', { place: null, isStreaming: true });
    const rehearse = () =>
      app.request(
        { object: 'stream', action: 'rehearse', data: { teamA: 'Nova', teamB: 'Ember' } },
        kara,
      );
    expect((await rehearse()).body.message).toMatch('OBS is streaming.');
    await show('leave');
    await act({ act: 'safe_card' });
    const { program: before, run } = await desk();
    ahead += 60_000;
    expect((await rehearse()).status).toBe(200);
    expect((await desk()).program.takenAt! - before.takenAt!).toBeGreaterThanOrEqual(60_000);
    await preview('versus');
    await take();
    expect(await program()).toMatchObject({ cue: cue('versus'), rehearsal: true });
    expect(await log()).toHaveLength(2);
    await app.request({ object: 'stream', action: 'end_rehearsal' }, kara);
    const after = await desk();
    expect(after.run).toEqual(run);
    const { cue: onAir, takenAt } = before;
    expect(after.program).toMatchObject({ cue: onAir, takenAt, rehearsal: false });
    await until('the end of its log', async () => (await log()).length > 2);
  });
});

describe('outputs', () => {
  const painted = (data: object) =>
    app.request({
      object: 'stream',
      action: 'painted',
      data: { source: 'program', instance: 'obs-1', isShown: true, ...data },
    });

  it('report what they have painted and how long it took', async () => {
    const { key } = (await show('sources')).body.data;
    await painted({ key, revision: (await program()).revision });
    await act({ act: 'channel_in', channel: 'sponsor' });
    const { revision } = await program();
    ahead += 120;
    await preview('bracket');
    const answer = (await painted({ key, revision })).body.data;
    expect(answer).toMatchObject({ revision, preview: { scene: 'bracket' } });
    const [source] = (await show('sources')).body.data.sources;
    expect(source).toMatchObject({ source: 'program', revision, isShown: true });
    expect(source.latencyMs).toBeGreaterThanOrEqual(120);
  });

  it('tell operators what keeps them from rendering the scene', async () => {
    const { key } = (await show('sources')).body.data;
    const fault = 'x is undefined';
    await painted({ key: 'guess', revision: 1, fault: 'not of an output' });
    await painted({ key, revision: (await program()).revision, fault });
    await until('the fault is known', () => events('show.failed').length > 0);
    expect(events('show.failed').map(({ data }) => data)).toEqual([{ source: 'program', fault }]);
  });

  it('with another key are not believed', async () => {
    const { key } = (await show('sources')).body.data;
    await show('renew_source_key');
    expect((await painted({ key, revision: 1 })).status).toBe(403);
    expect((await painted({ key: 'guess', revision: 1 })).status).toBe(403);
    expect((await painted({ revision: 1 })).status).toBe(400);
  });
});

it('forgets somebody with their account', async () => {
  const mira = await app.signIn('Mira', ['editstream']);
  const speakers = [{ name: 'Mira', detail: 'Caster', player: mira.id }];
  await act({ act: 'set_next', item: { channel: 'lower_third', speakers } }, { as: mira });
  await show('attend', { place: null }, mira);
  const exported = await app.request({ object: 'player', action: 'export' }, mira);
  expect(exported.body.data.parts.show).toMatchObject([{ act: 'set_next', about: 'lower_third' }]);
  const goodbye = { object: 'player', action: 'delete_account', data: { name: 'Mira' } };
  expect((await app.request(goodbye, mira)).status).toBe(200);
  expect((await desk()).next.lower_third).toBeNull();
  expect((await log()).map(({ by }) => by?.name)).not.toContain('Mira');
  expect((await show('attend', { place: null })).body.data).toHaveLength(1);
});

describe('a button of a deck', () => {
  const press = (secret: string, path: string) => {
    ahead += 5_000;
    return app.call({ path: `/api/stream/press/${secret}/${path}` });
  };
  const createDeck = async (): Promise<string> => {
    const acts = ['take', 'preview', 'channel_in', 'clear_overlays', 'score', 'undo'];
    const data = { name: 'Deck', acts };
    const created = await app.request({ object: 'stream', action: 'create_token', data }, kara);
    return created.body.data.secret;
  };

  it('does the same as the room, in the name of whoever added the deck', async () => {
    const secret = await createDeck();
    await press(secret, 'preview?scene=game&group=embers-s3');
    await press(secret, 'take?transition=cut');
    expect(await onAir()).toBe('game');
    await press(secret, 'take?scene=bracket');
    expect(await onAir()).toBe('bracket');
    const [last] = await log();
    expect(last).toMatchObject({ act: 'take', about: 'Bracket', by: { name: 'Kara' } });
    await press(secret, 'undo');
    expect(await onAir()).toBe('game');
    await press(secret, 'clear_overlays');
    expect((await program()).channels.score_bug).toBeNull();
    expect((await press(secret, 'score?slot=A')).status).toBe(200);
  });

  it('is refused without what it needs, or what it may not do', async () => {
    const secret = await createDeck();
    expect((await press(secret, 'preview')).body.error).toMatchObject({ field: 'scene' });
    expect((await press(secret, 'channel_in')).body.error).toMatchObject({ field: 'channel' });
    expect((await press(secret, 'score')).body.error).toMatchObject({ field: 'slot' });
    expect((await press(secret, 'safe_card')).status).toBe(403);
  });
});
