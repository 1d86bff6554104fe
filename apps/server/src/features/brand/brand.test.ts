import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MES } from '@mes/contract/community';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../testing/app';
import { until } from '../../../testing/until';

let app: TestApp;
/** Another process of the same site. */
let other: TestApp;
let admin: Account;
let dataDir: string;

const HARBOR = {
  brandName: 'Harbor League',
  brandGame: 'Tide Ops',
  brandAccent: '#2f7bff',
  brandSupportEmail: 'help@harbor.example',
  brandChatInvite: 'https://chat.harbor.example/join',
  brandTwitter: '',
  brandYoutube: 'https://video.example/harbor',
  brandFacebook: '',
  homeCards: [
    { title: 'Harbor Cup', text: 'Season two is open.', button: 'Sign up', to: '/tournament/Cup' },
  ],
  homePromotion: [],
  menuTournaments: [{ label: 'Harbor Cup', to: '/tournament/Cup' }],
  teamNames: [{ name: 'Nova', shown: 'N0VA' }],
};

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mes-brand-'));
  app = await startTestApp({ config: { dataDir } });
  other = await startTestApp({ config: { dataDir }, databaseUrl: app.databaseUrl });
  admin = await app.signIn('An Admin', ['Admin']);
});
afterAll(async () => {
  await other.stop();
  await app.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const write = (id: string, value: unknown, as = admin) =>
  app.request({ object: 'property', action: 'write', value: id, data: { value } }, as);
const htmlOf = async (path: string, from = app) => {
  const response = await fetch(`${from.address}${path}`, { headers: { accept: 'text/html' } });
  return response.text();
};
const communityOf = async (from = app) => {
  const html = await htmlOf('/app/about', from);
  const block = /id="first-data">(.*?)<\/script>/.exec(html)![1]!;
  return JSON.parse(block).site.community;
};

describe('another community, set through properties alone', () => {
  beforeAll(async () => {
    for (const [id, value] of Object.entries(HARBOR)) {
      expect(await write(id, value), id).toMatchObject({ status: 200 });
    }
    for (const each of [app, other]) {
      await until('the brand', async () => (await communityOf(each)).tournaments.length === 1);
    }
  });
  afterAll(async () => {
    for (const id of Object.keys(HARBOR)) await write(id, null);
    await until('the default', async () => (await communityOf()).name === 'MES');
  });

  it.each([
    '/',
    '/app',
    '/app/about',
    '/app/privacy',
    '/app/login',
    '/app/tournament/Cup',
    '/app/streaming/general/versus',
    '/api/docs',
    '/api/openapi.json',
    '/api/asyncapi.json',
    '/static/site.webmanifest',
  ])('is in %s, which does not mention the default any more', async (path) => {
    for (const each of [app, other]) {
      const text = await htmlOf(path, each);
      expect(text).toContain('Harbor League');
      expect(text).not.toMatch(/\bMES\b|Critical Ops/);
    }
  });

  it('is what pages get with their first data', async () => {
    expect(await communityOf(other)).toEqual({
      name: 'Harbor League',
      game: 'Tide Ops',
      supportEmail: 'help@harbor.example',
      chatInvite: 'https://chat.harbor.example/join',
      mark: null,
      accent: '#2f7bff',
      social: { twitter: null, youtube: 'https://video.example/harbor', facebook: null },
      promotion: null,
      homeCards: HARBOR.homeCards,
      tournaments: HARBOR.menuTournaments,
    });
  });

  it('reserves its own name and frees the other', async () => {
    const create = (name: string, tag: string, as: Account) =>
      app.request(
        { object: 'player', action: 'createteam', value: name, data: { tag, region: 'EU' } },
        as,
      );
    const player = await app.signIn('A Player');
    const refused = await create('Harbor League', 'HBR', player);
    expect(refused.body.message).toContain('It is reserved for staff.');
    expect((await create('M E S', 'ME5', player)).status).toBe(200);
  });

  it('has its own picture for shared links', async () => {
    const answer = await fetch(`${app.address}/static/share.png`);
    const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect([answer.headers.get('content-type'), width, height]).toEqual(['image/png', 1280, 720]);
  });
});

describe('a value of the brand', () => {
  beforeEach(async () => {
    await until('the default', async () => (await communityOf()).name === 'MES');
  });

  it('gives way to the default of the installation when it is taken back', async () => {
    await write('brandName', 'For a moment');
    await until('the name', async () => (await communityOf(other)).name === 'For a moment');
    await write('brandName', null);
    await until('the default', async () => (await communityOf(other)).name === MES.name);
  });

  it.each([
    { id: 'brandName', value: '', says: 'small' },
    { id: 'brandName', value: 7, says: 'text' },
    { id: 'brandSupportEmail', value: 'nobody', says: 'e-mail' },
    { id: 'brandChatInvite', value: 'javascript:alert(1)', says: 'https://' },
    { id: 'brandTwitter', value: 'https://twitter.com', says: 'not of the network' },
    { id: 'brandAccent', value: 'red', says: 'colour' },
    { id: 'brandAccent', value: '#000000;}body{background:url(x)', says: 'colour' },
    { id: 'homeCards', value: [{ title: 'x' }], says: 'Text' },
    {
      id: 'homeCards',
      value: [{ title: 'x', text: 'x', button: 'x', to: 'javascript:alert(1)' }],
      says: 'path of the site',
    },
    { id: 'menuTournaments', value: [{ label: 'x', to: '//elsewhere' }], says: 'path' },
    { id: 'brandMark', value: `${'0'.repeat(32)}.webp`, says: 'Upload it first' },
    { id: 'brandMark', value: 'mark.svg', says: 'uploaded picture' },
  ])('is refused: $id $value', async ({ id, value, says }) => {
    const refused = await write(id, value);
    expect(refused.status).toBe(400);
    expect(refused.body.message.toLowerCase()).toContain(says.toLowerCase());
  });

  it('is for admins alone', async () => {
    const moderator = await app.signIn('A Moderator', ['Moderator', 'editstream']);
    expect((await write('brandName', 'Mine', moderator)).status).toBe(403);
    const upload = {
      object: 'file',
      action: 'upload_image',
      data: { name: 'mark.png', path: 'property', encoded: 'AAAA' },
    };
    expect((await app.request(upload, moderator)).status).toBe(403);
  });
});

describe('a mark', () => {
  const upload = (encoded: string, path = 'property') =>
    app.request(
      { object: 'file', action: 'upload_image', data: { name: 'mark.png', path, encoded } },
      admin,
    );

  it('is in the page, the manifest and its icons', async () => {
    const picture = await sharp({
      create: { width: 300, height: 300, channels: 4, background: '#2f7bff' },
    })
      .png()
      .toBuffer();
    const { filename, url } = (await upload(picture.toString('base64'))).body.data;
    expect((await write('brandMark', filename)).status).toBe(200);
    await until('the mark', async () => (await communityOf(other)).mark === url);

    const { icons } = (await other.call({ path: '/static/site.webmanifest' })).body;
    expect(icons).toHaveLength(2);
    for (const { src, sizes } of icons) {
      const icon = Buffer.from(await (await fetch(`${other.address}${src}`)).arrayBuffer());
      const { width, height, format } = await sharp(icon).metadata();
      expect([`${width}x${height}`, format]).toEqual([sizes, 'png']);
      const { dominant } = await sharp(icon).stats();
      expect(dominant.b).toBeGreaterThan(200);
    }
    await write('brandMark', null);
  });

  it('is never an SVG or a script', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    for (const content of [svg, 'alert(1)']) {
      const refused = await upload(Buffer.from(content).toString('base64'));
      expect(refused.body.error.type).toBe('InvalidParameterError');
    }
  });

  it('is a picture that was uploaded for it', async () => {
    const picture = await sharp({
      create: { width: 200, height: 200, channels: 3, background: '#123456' },
    })
      .png()
      .toBuffer();
    const { filename } = (await upload(picture.toString('base64'), 'store')).body.data;
    expect((await write('brandMark', filename)).body.message).toContain('Upload it first');
  });
});
