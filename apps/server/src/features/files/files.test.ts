import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../testing/app';

let app: TestApp;
let player: Account;
let dataDir: string;
let logo: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mes-files-'));
  app = await startTestApp({ config: { dataDir } });
  player = await app.signIn('Uploader');
  const picture = sharp({
    create: { width: 600, height: 300, channels: 4, background: '#2060a0' },
  });
  logo = (await picture.png().toBuffer()).toString('base64');
});
afterAll(async () => {
  await app.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const upload = (data: object, as?: Account) =>
  app.request(
    {
      object: 'file',
      action: 'upload_image',
      data: { name: 'logo.png', path: 'team-logo', ...data },
    },
    as,
  );

it('keeps a picture, re-encoded, under a name that can be cached for ever', async () => {
  const { body } = await upload({ encoded: `data:image/png;base64,${logo}` }, player);
  expect(body.data).toMatchObject({ width: 512, height: 256 });
  for (const address of [body.data.url, body.data.placeholder]) {
    const served = await fetch(`${app.address}${address}`);
    expect(served.headers.get('cache-control')).toContain('immutable');
    expect(served.headers.get('content-type')).toBe('image/webp');
    expect((await sharp(Buffer.from(await served.arrayBuffer())).metadata()).format).toBe('webp');
  }
});

it('gives the same picture the same name', async () => {
  const [first, second] = [
    await upload({ encoded: logo }, player),
    await upload({ encoded: logo }, player),
  ];
  expect(first.body.data.filename).toBe(second.body.data.filename);
});

it.each([
  { what: 'a visitor', data: {}, signedIn: false, type: 'ForbiddenError' },
  {
    what: 'a purpose that is not on the list',
    data: { path: '../../etc' },
    signedIn: true,
    type: 'InvalidParameterError',
  },
  {
    what: 'a purpose of staff',
    data: { path: 'tournament' },
    signedIn: true,
    type: 'ForbiddenError',
  },
  {
    what: 'something that is no picture',
    data: { encoded: 'bm90IGEgcGljdHVyZQ==' },
    signedIn: true,
    type: 'InvalidParameterError',
  },
  {
    what: 'no base64 at all',
    data: { encoded: '!!!!' },
    signedIn: true,
    type: 'InvalidParameterError',
  },
])('refuses $what', async ({ data, signedIn, type }) => {
  const { body } = await upload({ encoded: logo, ...data }, signedIn ? player : undefined);
  expect(body.error.type).toBe(type);
});

it.each(['/files/../server.pid', '/files/%2e%2e/server.pid', '/files/.hidden', '/files/'])(
  'does not serve %s',
  async (path) => {
    expect((await fetch(`${app.address}${path}`)).status).toBe(404);
  },
);
