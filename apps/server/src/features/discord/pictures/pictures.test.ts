import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../../testing/app';
import {
  BOT_TOKEN,
  type DiscordStandIn,
  GUILD_ID,
  startDiscordStandIn,
} from '../../../../testing/discord/stand-in';
import { expectDone } from '../../../../testing/event';
import { until } from '../../../../testing/until';
import { accounts } from '../../accounts/tables';
import { discordPictures } from '../tables';

const CHANNEL = '202';
const AUTHOR = { id: '701', username: 'nelly' };
const CDN = 'https://cdn.discordapp.com';

let discord: DiscordStandIn;
let app: TestApp;
let dataDir: string;
let admin: Account;
let lastId = 4_000;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mes-discord-pictures-'));
  discord = await startDiscordStandIn();
  const bot = { token: BOT_TOKEN, guildId: GUILD_ID, ticketCategoryId: null, api: discord.api };
  app = await startTestApp({
    config: { discordBot: bot, dataDir },
    pictureNetwork: discord.network,
  });
  admin = await app.signIn('An Admin', ['Admin']);
  const choose = { object: 'property', action: 'write', value: 'discordArchiveChannels' };
  expectDone(await app.request({ ...choose, data: { value: [CHANNEL] } }, admin));
  await until('connected', () => discord.gateway.connected === 1);
});
afterAll(async () => {
  await app.stop();
  await discord.close();
  await rm(dataDir, { recursive: true, force: true });
});

const pngOf = () =>
  sharp({ create: { width: 320, height: 200, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();

/** Resolves to the id of the attachment and the path of its file at Discord. */
function send(filename: string, change: object = {}) {
  const id = String(++lastId);
  const path = `/attachments/1/${id}/${filename}?ex=1`;
  const attachment = { id, filename, url: `${CDN}${path}`, size: 1_000, ...change };
  const post = () => discord.write(CHANNEL, 'Look', AUTHOR, { attachments: [attachment] });
  return { id, path, attachment, post };
}

const stateOf = async (id: string) => {
  const rows = await app.database.db
    .select()
    .from(discordPictures)
    .where(eq(discordPictures.id, id));
  return rows[0]?.state;
};
const settled = (id: string, state: string) =>
  until(`${id} ${state}`, async () => (await stateOf(id)) === state);
const readArchive = async () => {
  const body = { type: 'GET_MESSAGES', channel: CHANNEL, count: 100 };
  const answer = await app.call({ path: '/api/discord/messages', body, as: admin });
  return expectDone(answer).messages;
};
const readCopy = (id: string, as?: Account) =>
  app.request({ object: 'discord', action: 'picture', value: id }, as);
const filesOf = async () => readdir(join(dataDir, 'private', 'discord')).catch(() => []);

it('a picture is copied and stays when its address has expired', async () => {
  const { id, path, attachment, post } = send('goal.png');
  discord.files.set(path, await pngOf());
  const message = post();
  await settled(id, 'saved');
  discord.files.clear();
  const found = (await readArchive()).find((each: { id: string }) => each.id === message);
  const { name, url } = { name: 'goal.png', url: attachment.url };
  expect(found.attachments).toEqual([
    { name, url, size: 1_000, type: null, picture: { id, width: 320, height: 200 } },
  ]);
  const { type, data } = expectDone(await readCopy(id, admin));
  expect(type).toBe('image/webp');
  expect((await sharp(Buffer.from(data, 'base64')).metadata()).width).toBe(320);
});

it('the copy is for moderators alone', async () => {
  const player = await app.signIn('A Player');
  expect((await readCopy(String(lastId), player)).status).toBe(403);
  expect((await readCopy(String(lastId))).status).toBe(403);
  expect((await readCopy('1', admin)).status).toBe(404);
});

it('an expired address is asked for again', async () => {
  const { id, path, attachment, post } = send('late.png');
  const fresh = path.replace('ex=1', 'ex=2');
  discord.files.set(fresh, await pngOf());
  Object.defineProperty(attachment, 'url', { get: urlsOf(`${CDN}${path}`, `${CDN}${fresh}`) });
  post();
  await settled(id, 'saved');
});

/** The first address is that of the dispatch. */
function urlsOf(first: string, second: string): () => string {
  let reads = 0;
  return () => (reads++ === 0 ? first : second);
}

it.each([
  { what: 'an SVG', filename: 'x.svg', content: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
  { what: 'a page', filename: 'x.png', content: '<script>alert(1)</script>' },
])('$what is refused whatever it calls itself', async ({ filename, content }) => {
  const before = await filesOf();
  const { id, path, post } = send(filename, { content_type: 'image/png' });
  discord.files.set(path, Buffer.from(content));
  post();
  await settled(id, 'refused');
  expect(await filesOf()).toEqual(before);
});

it('a file that is too large, or elsewhere, is refused', async () => {
  const announced = send('large.png', { size: 9_000_000 });
  announced.post();
  await settled(announced.id, 'refused');
  const lied = send('lied.png');
  discord.files.set(lied.path, Buffer.alloc(9_000_000));
  lied.post();
  await settled(lied.id, 'refused');
  const elsewhere = send('elsewhere.png', { url: 'https://169.254.169.254/attachments/a.png' });
  elsewhere.post();
  await settled(elsewhere.id, 'refused');
  const note = send('notes.txt', { content_type: 'text/plain' });
  const message = note.post();
  await until('archived', async () =>
    (await readArchive()).some((each: { id: string }) => each.id === message),
  );
  expect(await stateOf(note.id)).toBeUndefined();
});

it('the copies go with the account of whoever sent them', async () => {
  const player = await app.signIn('Nelly');
  await app.database.db
    .update(accounts)
    .set({ provider: 'discord', providerId: AUTHOR.id })
    .where(eq(accounts.id, player.id));
  expect(await filesOf()).toHaveLength(2);
  const { name } = (await app.call({ path: '/api/players/me', as: player })).body.data;
  const gone = { object: 'player', action: 'delete_account', data: { name } };
  expectDone(await app.request(gone, player));
  await until('deleted', async () => (await filesOf()).length === 0);
  expect(await app.database.db.$count(discordPictures)).toBe(0);
});
