/** A bucket that is away: uploads are refused for the moment, and everything else goes on. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app';
import { type ObjectStorage, startObjectStorage } from '../../../testing/object-storage';
import { until } from '../../../testing/until';

let storage: ObjectStorage;
let app: TestApp;
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mes-outage-'));
  storage = await startObjectStorage();
  app = await startTestApp({ config: { dataDir, s3: storage.settings } });
});
afterAll(async () => {
  await app.stop();
  await storage.remove();
  await rm(dataDir, { recursive: true, force: true });
});

const readReadiness = async () => (await app.call({ path: '/readyz' })).body.data;

it('holds up uploads alone', async () => {
  const admin = await app.signIn('Admin', ['Admin']);
  const upload = async (background: string) => {
    const size = { width: 40, height: 40, channels: 3 as const };
    const picture = await sharp({ create: { ...size, background } })
      .png()
      .toBuffer();
    const data = { encoded: picture.toString('base64'), name: 'a.png', path: 'article' };
    return app.request({ object: 'file', action: 'upload_image', data }, admin);
  };
  const uploaded = await upload('#f00');
  expect(uploaded.status).toBe(200);
  const { url, placeholder } = uploaded.body.data;
  for (const address of [url, placeholder]) {
    const { status, headers } = await app.call({ path: address });
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('image/webp');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    const again = { 'if-none-match': headers.get('etag')! };
    expect((await app.call({ path: address, headers: again })).status).toBe(304);
  }
  expect((await app.call({ path: `/files/${'0'.repeat(32)}.webp` })).status).toBe(404);
  expect((await app.call({ path: '/files/..%2Fprivate' })).status).toBe(404);
  expect(await readReadiness()).toEqual({ state: 'ready', degraded: [] });

  await storage.stop();
  const refused = await upload('#0f0');
  expect(refused.status).toBe(503);
  expect(refused.body.error).toMatchObject({ type: 'InternalError', retryAfter: 5 });
  expect(refused.headers.get('retry-after')).toBe('5');
  const problem = 'The storage of uploads does not answer.';
  expect(await readReadiness()).toEqual({ state: 'degraded', degraded: [problem] });
  // What was shown lately still is, and all the rest.
  expect((await app.call({ path: url })).status).toBe(200);
  expect((await app.call({ path: `/files/${'1'.repeat(32)}.webp` })).status).toBe(503);
  expect((await app.call({ path: '/api/articles/thumbnails/0' })).status).toBe(200);

  await storage.start();
  await until(
    'the storage to be used again',
    async () => (await readReadiness()).state === 'ready',
  );
  expect((await upload('#0f0')).status).toBe(200);
});
