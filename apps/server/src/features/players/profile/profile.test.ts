import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../../testing/app';
import { connect } from '../../../../testing/sockets';
import { until } from '../../../../testing/until';
import { bans } from '../../moderation/tables';
import { players } from '../tables';

let app: TestApp;
let dataDir: string;
let player: Account;
let moderator: Account;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mes-players-'));
  app = await startTestApp({ config: { dataDir } });
  player = await app.signIn('A Player');
  moderator = await app.signIn('A Moderator', ['Moderator']);
});
afterAll(async () => {
  await app.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const act = (action: string, data: object, as?: Account, value?: string) =>
  app.request({ object: 'player', action, value, data }, as);
const info = async (id: string) =>
  (await app.request({ object: 'player', action: 'info', value: id })).body.data;
const me = async (as: Account) => (await app.call({ path: '/api/players/me', as })).body.data;

describe('a profile', () => {
  it('is found by path and by action, and says when there is none', async () => {
    expect(await info(player.id)).toMatchObject({
      id: player.id,
      name: 'A Player',
      state: 'active',
      team: null,
      isLeader: false,
    });
    expect((await app.call({ path: '/api/players/nobody/info' })).status).toBe(404);
  });

  it.each([
    ['change_country', { country: 'FI' }, { country: 'FI' }],
    ['change_country', { country: null }, { country: null }],
    [
      'change_links',
      { links: [{ kind: 'twitch', url: 'https://www.twitch.tv/nova/?utm=1' }] },
      { socialLinks: [{ kind: 'twitch', url: 'https://twitch.tv/nova' }] },
    ],
    ['change_roles', { roles: ['sniper', 'entry'] }, { roles: ['sniper', 'entry'] }],
    ['change_game_id', { gameId: '4711' }, { gameId: '4711', gameIdState: 'unchecked' }],
    ['change_game_id', { gameId: null }, { gameId: null, gameIdState: null }],
  ])('changes by %s %j', async (action, data, expected) => {
    const reply = await act(action, data, player);
    expect(reply.body.data).toMatchObject(expected);
    expect(await me(player)).toMatchObject(expected);
  });

  it.each([
    ['change_country', { country: 'XX' }, 'country'],
    ['change_country', { country: 'fi' }, 'country'],
    ['change_links', { links: [{ kind: 'twitch', url: 'https://evil.example/x' }] }, 'links.0.url'],
    ['change_links', { links: [{ kind: 'myspace', url: 'https://twitch.tv/x' }] }, 'links.0.kind'],
    [
      'change_links',
      {
        links: [
          { kind: 'x', url: 'https://x.com/one' },
          { kind: 'x', url: 'https://x.com/two' },
        ],
      },
      'links',
    ],
    ['change_game_id', { gameId: '1 OR 1=1' }, 'gameId'],
    ['change_description', { description: 'x'.repeat(2_001) }, 'description'],
    ['change_roles', { roles: ['king'] }, 'roles.0'],
    ['change_roles', { roles: ['entry', 'support', 'sniper', 'flex'] }, 'roles'],
    ['look_for_team', { looking: true, roles: ['king'] }, 'roles.0'],
    ['look_for_team', { looking: true, note: 'x'.repeat(281) }, 'note'],
  ])('refuses %s %j', async (action, data, field) => {
    const { status, body } = await act(action, data, player);
    expect([status, body.error.field]).toEqual([400, field]);
  });

  it('is changed by its owner or a moderator only', async () => {
    const other = await app.signIn('Other');
    const change = (as?: Account) => act('change_country', { country: 'SE' }, as, other.id);
    expect((await change()).body.message).toBe('You must be logged in to perform this action!');
    expect((await change(player)).body.error.permission).toBe('Moderator');
    expect((await change(moderator)).body.data.country).toBe('SE');
  });

  it('has a description, which moderators can change', async () => {
    await act('change_description', { description: ' I snipe. ' }, player);
    expect((await me(player)).description).toBe('I snipe.');
    await act('change_description', { id: player.id, description: '' }, moderator);
    expect((await me(player)).description).toBe('');
    const both = await act(
      'change_description',
      { id: player.id, description: 'x' },
      player,
      'Team',
    );
    expect(both.body.error).toMatchObject({ type: 'InvalidParameterError', field: 'id' });
  });

  it('says that a player is banned while a ban from the site is in force', async () => {
    const banned = await app.signIn('In Trouble');
    const ban = { id: uuidv7(), player: banned.id, scope: 'site', reason: '-' } as const;
    await app.database.db
      .insert(bans)
      .values({ ...ban, createdAt: Date.now(), until: Date.now() + 60_000 });
    expect((await info(banned.id)).state).toBe('banned');
  });
});

describe('the id of a device', () => {
  it('is kept as a hash that only the server can make', async () => {
    await act('change_device_id', { deviceId: 'my-device' }, player);
    expect((await me(player)).hasDeviceId).toBe(true);
    const [row] = await app.database.db.select().from(players).where(eq(players.id, player.id));
    expect(row!.deviceIdHash).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(row)).not.toContain('my-device');
  });

  it('changes without anybody else hearing of it', async () => {
    const visitor = await connect(app);
    await visitor.subscribe(`player:${player.id}`);
    await act('change_device_id', { deviceId: 'another-device' }, player);
    await act('change_country', { country: 'FI' }, player);
    await until('what is public', () => visitor.frames.length > 0);
    expect(visitor.frames.map(({ type }) => type)).toEqual(['player.country_changed']);
    visitor.close();
  });

  it('can be taken back', async () => {
    await act('change_device_id', { deviceId: null }, player);
    expect((await me(player)).hasDeviceId).toBe(false);
  });
});

describe('an id in the game', () => {
  it('belongs to one player', async () => {
    const [first, second] = [await app.signIn('First Id'), await app.signIn('Second Id')];
    await act('change_game_id', { gameId: 'AB-12' }, first);
    const taken = await act('change_game_id', { gameId: 'ab-12' }, second);
    expect(taken.body.message).toMatch(/^Another player has this game id/);
    await act('change_game_id', { gameId: null }, first);
    expect((await act('change_game_id', { gameId: 'ab-12' }, second)).status).toBe(200);
  });

  it('that several give at the same moment goes to one of them', async () => {
    const all = await Promise.all(['Id A', 'Id B', 'Id C'].map((name) => app.signIn(name)));
    const replies = await Promise.all(
      all.map((each) => act('change_game_id', { gameId: '777' }, each)),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });
});

describe('a photo', () => {
  const picture = async (background: string) => ({
    filename: 'me.png',
    data: (
      await sharp({ create: { width: 200, height: 250, channels: 3, background } })
        .png()
        .toBuffer()
    ).toString('base64'),
  });

  it('is shown, replaced and removed, and then gone from its address', async () => {
    const first = (await act('change_photo', { photo: await picture('#204060') }, player)).body
      .data;
    expect(first.photo).toMatch(/^\/files\/\w+\.webp$/);
    expect((await fetch(app.address + first.photo)).status).toBe(200);

    const second = (await act('change_photo', { photo: await picture('#a04060') }, player)).body
      .data;
    expect(second.photo).not.toBe(first.photo);
    expect((await fetch(app.address + first.photo)).status).toBe(404);

    await act('change_photo', { photo: null }, moderator, player.id);
    expect((await me(player)).photo).toBeNull();
    expect((await fetch(app.address + second.photo)).status).toBe(404);
  });

  it('stays while someone else shows the same', async () => {
    const twin = await app.signIn('Twin');
    const photo = await picture('#30a060');
    const { body } = await act('change_photo', { photo }, player);
    await act('change_photo', { photo }, twin);
    await act('change_photo', { photo: null }, player);
    expect((await fetch(app.address + body.data.photo)).status).toBe(200);
  });

  it.each([
    ['a script in a drawing', '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'],
    ['a program', 'MZ\u0090\u0000 this program cannot be run'],
  ])('cannot be %s', async (_what, text) => {
    const photo = { filename: 'me.png', data: Buffer.from(text).toString('base64') };
    const refused = await act('change_photo', { photo }, player);
    expect(refused.body.error.type).toBe('InvalidParameterError');
  });

  it('of others is for moderators', async () => {
    const other = await app.signIn('Photogenic');
    const refused = await act('change_photo', { photo: null }, player, other.id);
    expect(refused.body.error.permission).toBe('Moderator');
  });
});

describe('facts for casters', () => {
  let caster: Account;
  beforeAll(async () => {
    caster = await app.signIn('A Caster', ['readfacts']);
  });
  const read = (as: Account) => act('get_facts', {}, as, player.id);
  const write = (facts: string, revision?: number, as = caster) =>
    act('set_facts', { facts, revision }, as, player.id);

  it('are written and read by casters alone', async () => {
    expect((await read(caster)).body.data).toMatchObject({
      facts: '',
      revision: 0,
      updatedBy: null,
    });
    const written = await write('Won twice.', 0);
    expect(written.body.data).toMatchObject({
      player: { id: player.id, name: 'A Player' },
      facts: 'Won twice.',
      revision: 1,
      updatedBy: { name: 'A Caster' },
    });
    expect((await read(player)).status).toBe(403);
    expect((await write('Mine', 1, player)).status).toBe(403);
    expect(JSON.stringify(await info(player.id))).not.toContain('Won twice');
    expect((await act('get_facts', {}, caster, 'nobody')).status).toBe(404);
  });

  it('of two written from one revision at the same moment are kept once', async () => {
    const replies = await Promise.all([write('A', 1), write('B', 1), write('C', 1)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect(replies.find(({ status }) => status === 400)!.body.error.revision).toBe(2);
  });
});
