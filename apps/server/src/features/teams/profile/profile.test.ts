import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NAME_COOL_DOWN_MS } from '@mes/domain/names/cool-down';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../../testing/app';
import { type TeamCalls, teamCallsOf } from '../../../../testing/teams';

let app: TestApp;
let teams: TeamCalls;
let dataDir: string;
let leader: Account;
let player: Account;
let moderator: Account;
let time = Date.now();

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mes-teams-'));
  app = await startTestApp({ clock: () => time, config: { dataDir } });
  teams = teamCallsOf(app);
  leader = await app.signIn('Leader');
  player = await app.signIn('Player');
  moderator = await app.signIn('Moderator', ['Moderator']);
  await teams.create('Managed', 'MAN', leader);
  await teams.add('Managed', leader, player);
  await teams.create('Rivals', 'RIV', await app.signIn('Rival'));
});
afterAll(async () => {
  await app.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const act = (action: string, data: object, as: Account, object = 'player', team = 'Managed') =>
  app.request({ object, action, value: team, data }, as);
const info = async (team = 'Managed') => (await teams.info(team)).body.data;

describe('what a leader changes of the team', () => {
  it('is the tag, which players show at once', async () => {
    await app.call({ path: `/api/players/${player.id}/info` });
    expect((await act('change_tag', { tag: 'MGD' }, leader)).body.data.tag).toBe('MGD');
    const shown = await app.call({ path: `/api/players/${player.id}/info` });
    expect(shown.body.data.team).toEqual({ name: 'Managed', tag: 'MGD' });
    expect((await act('change_tag', { tag: 'riv' }, leader)).body.message).toBe(
      "The tag 'riv' is taken.",
    );
    expect((await act('change_tag', { tag: '[X]' }, leader)).body.error.field).toBe('tag');
    expect((await act('change_tag', { tag: 'XX' }, player)).status).toBe(403);
  });

  it('is the description', async () => {
    const changed = await act('change_description', { description: 'We play.' }, leader);
    expect(changed.body.data).toEqual({ description: 'We play.' });
    expect((await act('change_description', { description: '' }, player)).status).toBe(403);
    const managed = await act('invitations', {}, leader, 'team');
    expect(managed.body.data).toMatchObject({ description: 'We play.', mostPlayers: 10 });
  });

  it('is the logo, a picture or none', async () => {
    const data = await sharp({
      create: { width: 300, height: 300, channels: 4, background: '#123456' },
    })
      .png()
      .toBuffer();
    const upload = { filename: 'logo.png', data: data.toString('base64') };
    const changed = await act('edit_logo', upload, leader);
    expect(changed.body.data.logo.url).toMatch(/^\/files\/\w+\.webp$/);
    expect((await info()).logo).toEqual(changed.body.data.logo);
    expect((await act('edit_logo', upload, player)).status).toBe(403);
    const broken = await act('edit_logo', { filename: 'logo.png', data: 'AAAA' }, leader);
    expect(broken.body.error.type).toBe('InvalidParameterError');
    const address = app.address + changed.body.data.logo.url;
    expect((await fetch(address)).status).toBe(200);
    expect((await act('remove_logo', {}, leader)).body.data.logo).toBeNull();
    expect((await fetch(address)).status).toBe(404);
  });

  it('is not the region, which moderators change', async () => {
    expect((await act('change_region', { region: 'NA' }, leader, 'team')).status).toBe(403);
    await act('change_region', { region: 'NA' }, moderator, 'team');
    expect((await info()).region).toBe('NA');
  });
});

describe('renaming a team', () => {
  const rename = (from: string, to: string, as: Account, data: object = {}) =>
    act('change_name', { name: to, ...data }, as, 'team', from);

  it('leaves a trace at the old name, and may be done once in 30 days', async () => {
    expect((await rename('Managed', 'Managed Anew', leader)).body.data).toMatchObject({
      name: 'Managed Anew',
      nameChangeableAt: time + NAME_COOL_DOWN_MS,
    });
    const old = await teams.info('managed');
    expect(old).toMatchObject({
      status: 404,
      body: {
        message: "This team is called 'Managed Anew' now.",
        error: { type: 'ObjectNotFoundError', renamedTo: 'Managed Anew' },
      },
    });
    expect((await teams.me(player)).team.name).toBe('Managed Anew');
    expect((await rename('Managed Anew', 'Third', leader)).body.error.allowedAt).toBe(
      time + NAME_COOL_DOWN_MS,
    );
    expect((await rename('Managed Anew', 'Third', player)).status).toBe(403);
  });

  it('is in the list of former names', async () => {
    const { body } = await act('names', {}, leader, 'team', 'Managed Anew');
    expect(body.data).toEqual([{ name: 'Managed', until: time }]);
  });

  it('keeps the old name for the team for as long', async () => {
    const founder = await app.signIn('Squatter');
    expect((await teams.create('MANAGED', 'SQT', founder)).body.message).toContain('is taken');
    time += NAME_COOL_DOWN_MS;
    expect((await teams.create('MANAGED', 'SQT', founder)).status).toBe(200);
    expect((await info('managed')).tag).toBe('SQT');
  });

  it('refuses what looks like the name of another team, also one just given up', async () => {
    const [rival, renamer] = [await app.signIn('Rival Two'), await app.signIn('Renamer')];
    await teams.create('Old Rivals', 'OLR', rival);
    await rename('Old Rivals', 'New Rivals', rival);
    await teams.create('Renamable', 'RNM', renamer);
    for (const name of ['Ｒivals', 'Néw Rivals', 'Øld Rivals']) {
      const refused = await rename('Renamable', name, renamer);
      expect(refused.body.message).toBe(`The name '${name}' is taken.`);
    }
    expect((await rename('Renamable', 'Official', renamer)).body.message).toContain('for staff');
    expect((await rename('Renamable', 'Official', moderator)).status).toBe(200);
  });

  it('is free to moderators, who can hide the former name', async () => {
    expect((await rename('Managed Anew', 'Decent', moderator, { hideFormer: true })).status).toBe(
      200,
    );
    expect((await teams.info('Managed Anew')).body.error.renamedTo).toBeUndefined();
    expect((await rename('Decent', 'RIVALS', moderator)).body.message).toBe(
      "The name 'RIVALS' is taken.",
    );
    expect((await rename('Decent', 'search', moderator)).body.message).toContain('is reserved');
    expect(
      (await rename('Decent', 'Hidden', leader, { hideFormer: true })).body.error.permission,
    ).toBe('Moderator');
  });
});

it('shows the photos of a team’s players', async () => {
  const { body } = await app.request({ object: 'team', action: 'get_photos', value: 'Decent' });
  expect(body.data.map(({ name }: { name: string }) => name)).toEqual(['Leader', 'Player']);
});

describe('information for casters', () => {
  const lines = async (action: string, data: object, as: Account) => {
    const { status, body } = await act(action, data, as, 'team', 'Decent');
    return status === 200 ? body.data.map(({ text }: { text: string }) => text) : body.message;
  };

  it('is kept a line at a time, by casters for casters', async () => {
    const caster = await app.signIn('Caster', ['readfacts']);
    await lines('add_information', { text: 'Unbeaten since May' }, caster);
    time += 1;
    expect(await lines('add_information', { text: 'Plays at night' }, caster)).toEqual([
      'Unbeaten since May',
      'Plays at night',
    ]);
    expect(await lines('add_information', { text: 'Plays at night' }, caster)).toBe(
      'The team already has this line.',
    );
    expect(await lines('delete_information', { text: 'Unbeaten since May' }, caster)).toEqual([
      'Plays at night',
    ]);
    expect(await lines('delete_information', { text: 'Unbeaten since May' }, caster)).toBe(
      'The team has no such line.',
    );
    expect(await lines('get_information', {}, leader)).toContain('You are missing permission');
  });
});
