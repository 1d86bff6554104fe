import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../testing/app';
import { type TeamCalls, teamCallsOf } from '../../../testing/teams';
import { auditLog } from '../../platform/audit/tables';
import { players } from '../players/tables';
import { deleteOldSubmissions } from './service';
import { pictureSubmissions } from './tables';

const DAY_MS = 86_400_000;

let app: TestApp;
let calls: TeamCalls;
let admin: Account;
let moderator: Account;
let second: Account;
let stranger: Account;
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mes-approval-'));
  app = await startTestApp({ config: { dataDir } });
  calls = teamCallsOf(app);
  admin = await app.signIn('Owner', ['Admin']);
  moderator = await app.signIn('First Moderator', ['Moderator']);
  second = await app.signIn('Second Moderator', ['Moderator']);
  stranger = await app.signIn('Stranger');
  await setApproval(true);
});
afterEach(() => app.database.db.delete(pictureSubmissions));
afterAll(async () => {
  await app.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const setApproval = (value: boolean) =>
  app.request(
    { object: 'property', action: 'write', value: 'pictureApproval', data: { value } },
    admin,
  );
const approval = (action: string, value: string | undefined, as: Account, data = {}) =>
  app.request({ object: 'picture_approval', action, value, data }, as);
const waiting = async (as: Account, team?: string): Promise<string | null> =>
  (await approval('waiting', team, as)).body.data.picture?.id ?? null;
const photoOf = async ({ id }: Account): Promise<string | null> =>
  (await app.call({ path: `/api/players/${id}/info` })).body.data.photo;
const isServed = async (name: string) => (await fetch(`${app.address}/files/${name}`)).ok;

async function picture(background: string): Promise<string> {
  const image = sharp({ create: { width: 200, height: 200, channels: 3, background } });
  return (await image.png().toBuffer()).toString('base64');
}

async function changePhoto(background: string | null, as: Account, id?: string) {
  const photo = background && { filename: 'me.png', data: await picture(background) };
  return app.request({ object: 'player', action: 'change_photo', value: id, data: { photo } }, as);
}

/** A player whose photo waits. */
async function playerWithPhoto(name: string, background: string) {
  const player = await app.signIn(name);
  expect((await changePhoto(background, player)).status).toBe(200);
  const id = await waiting(player);
  return { player, id: id! };
}

/** The address that the picture would have in the public folder. */
async function publicName(id: string): Promise<string> {
  const { body } = await approval('picture', id, moderator);
  const bytes = Buffer.from(body.data.data, 'base64');
  return `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.webp`;
}

const notificationsOf = async (as: Account): Promise<{ title: string; text: string }[]> =>
  (await app.request({ object: 'notification', action: 'list', data: {} }, as)).body.data
    .notifications;

describe('an upload that needs approval', () => {
  it('is seen by its owner and moderators only, even by the exact address', async () => {
    const { player, id } = await playerWithPhoto('Careful', '#112233');
    expect(await photoOf(player)).toBeNull();
    for (const reader of [player, moderator, admin]) {
      expect((await approval('picture', id, reader)).status).toBe(200);
    }
    expect((await approval('picture', id, stranger)).body.error.type).toBe('ObjectNotFoundError');
    expect(await isServed(await publicName(id))).toBe(false);
    expect(
      (await app.request({ object: 'picture_approval', action: 'picture', value: id })).status,
    ).toBe(403);
  });

  it('shows to everyone once it is approved, and the old one is gone', async () => {
    const { player, id } = await playerWithPhoto('Approved', '#223344');
    const name = await publicName(id);
    expect((await approval('approve', id, moderator)).status).toBe(200);
    expect(await photoOf(player)).toBe(`/files/${name}`);
    expect(await isServed(name)).toBe(true);
    expect(await waiting(player)).toBeNull();
    expect(await notificationsOf(player)).toMatchObject([{ title: 'Your photo was approved' }]);
    const [row] = await app.database.db.select().from(pictureSubmissions);
    expect(row).toMatchObject({ state: 'approved', picture: null, placeholder: null });

    await changePhoto('#334455', player);
    expect(await photoOf(player)).toBe(`/files/${name}`);
    await approval('approve', (await waiting(player))!, moderator);
    expect(await isServed(name)).toBe(false);
    const audited = await app.database.db
      .select({ action: auditLog.action, actor: auditLog.actor })
      .from(auditLog)
      .where(eq(auditLog.subject, `player:${player.id}`));
    expect(audited).toEqual(
      expect.arrayContaining([
        { action: 'picture.submitted', actor: player.id },
        { action: 'picture.approved', actor: moderator.id },
        { action: 'player.photo_changed', actor: moderator.id },
      ]),
    );
  });

  it('is replaced by a newer one, which a moderator with the old one on screen is told', async () => {
    const { player, id } = await playerWithPhoto('Twice', '#445566');
    await changePhoto('#556677', player);
    expect(await waiting(player)).not.toBe(id);
    const late = await approval('approve', id, moderator);
    expect(late.body).toMatchObject({
      error: { type: 'InvalidActionError' },
      message: 'This picture was replaced or withdrawn.',
    });
    expect(await photoOf(player)).toBeNull();
    const { body } = await approval('list', undefined, moderator);
    expect(body.metadata.total).toBe(1);
  });

  it('of two at the same moment leaves one', async () => {
    const player = await app.signIn('Double Click');
    const replies = await Promise.all([
      changePhoto('#000011', player),
      changePhoto('#000022', player),
      changePhoto('#000033', player),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { body } = await approval('list', undefined, moderator);
    expect(body.data).toMatchObject([{ player: { id: player.id }, state: 'pending' }]);
  });

  it('is withdrawn when the owner removes the photo, or a moderator sets one', async () => {
    const { player, id } = await playerWithPhoto('Changed Mind', '#667788');
    await changePhoto(null, player);
    expect(await waiting(player)).toBeNull();
    expect((await approval('picture', id, moderator)).status).toBe(404);

    await changePhoto('#778899', player);
    await changePhoto('#8899aa', moderator, player.id);
    expect(await photoOf(player)).not.toBeNull();
    expect(await waiting(player)).toBeNull();
  });
});

describe('deciding', () => {
  it('is for moderators', async () => {
    const { player, id } = await playerWithPhoto('Impatient', '#99aabb');
    for (const as of [player, stranger]) {
      expect((await approval('approve', id, as)).status).toBe(403);
      expect((await approval('reject', id, as, { reason: 'no' })).status).toBe(403);
      expect((await approval('restore', id, as)).status).toBe(403);
      expect((await approval('list', undefined, as)).status).toBe(403);
    }
  });

  it('happens once: the second of two moderators is told who was first', async () => {
    const { player, id } = await playerWithPhoto('Contested', '#aabbcc');
    const name = await publicName(id);
    const replies = await Promise.all([
      approval('approve', id, moderator),
      approval('reject', id, second, { reason: 'A weapon' }),
    ]);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = replies.find(({ status }) => status !== 200)!;
    expect(refused.body.message).toMatch(
      /^(First|Second) Moderator has already (approved|rejected) this/,
    );
    expect(await isServed(name)).toBe((await photoOf(player)) !== null);
    expect(await notificationsOf(player)).toHaveLength(1);
  });

  it('with a rejection tells the owner why, and can be undone', async () => {
    const { player, id } = await playerWithPhoto('Rejected', '#bbccdd');
    const name = await publicName(id);
    expect((await approval('reject', id, moderator)).status).toBe(400);
    expect((await approval('reject', id, moderator, { reason: 'A logo of others' })).status).toBe(
      200,
    );
    expect(await notificationsOf(player)).toMatchObject([
      { title: 'Your photo was rejected', text: 'A logo of others' },
    ]);
    expect(await waiting(player)).toBeNull();
    expect((await approval('picture', id, player)).status).toBe(404);
    const { body } = await approval('list', undefined, moderator, { state: 'rejected' });
    expect(body.data).toMatchObject([
      { id, reason: 'A logo of others', decidedBy: { id: moderator.id } },
    ]);

    expect((await approval('restore', id, second)).status).toBe(200);
    expect((await approval('restore', id, moderator)).body.message).toBe(
      'This picture is no longer rejected.',
    );
    expect(await waiting(player)).toBe(id);
    expect(await isServed(name)).toBe(false);
    await approval('approve', id, second);
    expect(await isServed(name)).toBe(true);
  });

  it('does not bring a rejected picture back over a newer one', async () => {
    const { player, id } = await playerWithPhoto('Moved On', '#ccddee');
    await approval('reject', id, moderator, { reason: 'Blurred' });
    await changePhoto('#ddeeff', player);
    expect((await approval('restore', id, moderator)).body.message).toBe(
      'A newer picture was uploaded since the rejection.',
    );
  });
});

describe('a logo', () => {
  it('waits from the creation of the team on, for its leader and moderators', async () => {
    const leader = await app.signIn('Captain');
    const member = await app.signIn('Crew');
    const logo = { filename: 'logo.png', data: await picture('#102030') };
    const created = await calls.player(
      'createteam',
      'Waiters',
      { tag: 'WAIT', region: 'EU', logo },
      leader,
    );
    expect(created.status).toBe(200);
    await calls.add('Waiters', leader, member);
    expect((await calls.info('Waiters')).body.data.logo).toBeNull();
    const id = (await waiting(leader, 'Waiters'))!;
    expect((await approval('waiting', 'Waiters', member)).status).toBe(403);
    expect((await approval('picture', id, member)).status).toBe(404);

    await approval('approve', id, moderator);
    const shown = (await calls.info('Waiters')).body.data.logo;
    expect(shown).not.toBeNull();
    await calls.player(
      'edit_logo',
      'Waiters',
      { filename: 'b.png', data: await picture('#203040') },
      leader,
    );
    expect((await calls.info('Waiters')).body.data.logo).toEqual(shown);
    await approval('reject', (await waiting(leader, 'Waiters'))!, moderator, {
      reason: 'Too dark',
    });
    expect((await notificationsOf(leader))[0]).toMatchObject({
      title: 'Your logo of Waiters was rejected',
    });
  });

  it('of a disbanded team leaves the queue', async () => {
    const leader = await app.signIn('Short Lived');
    const logo = { filename: 'logo.png', data: await picture('#304050') };
    await calls.player('createteam', 'Mayflies', { tag: 'MAY', region: 'EU', logo }, leader);
    const id = (await waiting(leader, 'Mayflies'))!;
    expect((await calls.player('disband_team', 'Mayflies', {}, leader)).status).toBe(200);
    const { body } = await approval('list', undefined, moderator);
    expect(body.data).toEqual([]);
    expect((await approval('approve', id, moderator)).status).toBe(404);
    await deleteOldSubmissions(app.database.db, Date.now());
    expect(await app.database.db.select().from(pictureSubmissions)).toEqual([]);
  });
});

it('moderators, and everyone while approval is off, change their photo at once', async () => {
  await changePhoto('#405060', moderator);
  expect(await photoOf(moderator)).not.toBeNull();
  const { player } = await playerWithPhoto('Patient', '#506070');
  await setApproval(false);
  await changePhoto('#607080', player);
  await setApproval(true);
  expect(await photoOf(player)).not.toBeNull();
  expect(await waiting(player)).toBeNull();
});

it('decided pictures are deleted after a week, pending ones stay', async () => {
  const { id } = await playerWithPhoto('Old Rejection', '#708090');
  await playerWithPhoto('Still Waiting', '#8090a0');
  await approval('reject', id, moderator, { reason: 'Empty' });
  await deleteOldSubmissions(app.database.db, Date.now() + 6 * DAY_MS);
  expect(await app.database.db.select().from(pictureSubmissions)).toHaveLength(2);
  await deleteOldSubmissions(app.database.db, Date.now() + 8 * DAY_MS);
  expect(await app.database.db.select().from(pictureSubmissions)).toMatchObject([
    { state: 'pending' },
  ]);
});

it('are part of the export, and go with the account', async () => {
  const { player } = await playerWithPhoto('Leaving', '#90a0b0');
  const exported = await app.request({ object: 'player', action: 'export' }, player);
  expect(exported.body.data.parts.pictureSubmissions).toMatchObject([
    { state: 'pending', picture: expect.stringMatching(/^UklGR/) },
  ]);
  const [row] = await app.database.db.select().from(players).where(eq(players.id, player.id));
  const deleted = await app.request(
    { object: 'player', action: 'delete_account', data: { name: row!.name } },
    player,
  );
  expect(deleted.status).toBe(200);
  expect(await app.database.db.select().from(pictureSubmissions)).toEqual([]);
});

it.each(['player-photo', 'team-logo'])(
  'is not public by an upload of a %s without an owner',
  async (path) => {
    const encoded = await picture('#123456');
    const upload = (as: Account) =>
      app.request(
        { object: 'file', action: 'upload_image', data: { encoded, path, name: 'me.png' } },
        as,
      );
    // Uploaded by staff, to know the address; then it is taken away again.
    const { body } = await upload(moderator);
    const { filename } = body.data;
    for (const name of [filename, filename.replace('.webp', '.small.webp')]) {
      await rm(join(dataDir, 'files', name));
    }
    const refused = await upload(stranger);
    expect(refused.status).toBe(400);
    expect(refused.body.message).toMatch(/need approval/);
    expect(await isServed(filename)).toBe(false);
    await setApproval(false);
    expect((await upload(stranger)).status).toBe(200);
    await setApproval(true);
  },
);
