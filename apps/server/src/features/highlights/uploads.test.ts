import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../testing/app';
import { mp4, webm } from '../../../testing/videos';
import { createPrivateStore } from '../../platform/files/private-store';
import { createFolderStore } from '../../platform/files/store';
import { clips, clipVideos } from './tables';
import { deleteOrphans } from './uploads/service';

const MB = 1024 * 1024;
const DAY = 86_400_000;

let app: TestApp;
let tagger: Account;
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mes-clips-'));
  app = await startTestApp({ config: { dataDir } });
  tagger = await app.signIn('Clipper', ['fullclips']);
});
afterAll(async () => {
  await app.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const stored = () => readdir(join(dataDir, 'private/clips')).catch(() => []);
const authorization = ({ id, secret }: Account) => `${id}.${secret}`;

async function upload(content: Buffer, as: Account = tagger, name = 'video.mp4') {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(content)]), name);
  const response = await fetch(`${app.address}/api/highlights/videos`, {
    method: 'POST',
    body,
    headers: { authorization: authorization(as) },
  });
  return { status: response.status, body: (await response.json()) as UploadReply };
}

interface UploadReply {
  readonly message?: string;
  readonly data: { id: string; url: string; type: string; seconds: number };
}

const createWith = (video: string, as: Account = tagger) =>
  app.request(
    {
      object: 'highlight',
      action: 'create',
      data: { title: 'Uploaded', kind: 'ace', video, publish: as === tagger },
    },
    as,
  );

it.each([
  { what: 'MP4', content: mp4({ seconds: 12.5 }), type: 'video/mp4' },
  { what: 'WebM', content: webm({ seconds: 12.5 }), type: 'video/webm' },
])('becomes a clip from $what', async ({ content, type }) => {
  const { status, body } = await upload(content);
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ type, seconds: 12.5 });
  const clip = await createWith(body.data.id);
  expect(clip.body.data).toMatchObject({ host: 'upload', url: body.data.url, type, seconds: 12.5 });
  expect((await createWith(body.data.id)).status).toBe(400);
  const response = await fetch(`${app.address}${body.data.url}`);
  expect(Buffer.from(await response.arrayBuffer())).toEqual(content);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': type,
    'content-disposition': 'inline',
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
});

it('plays what waits for its sender and those who tag alone', async () => {
  const sender = await app.signIn('Sender');
  const other = await app.signIn('Other');
  const { body } = await upload(mp4({ seconds: 4 }), sender);
  const play = async (as?: Account) => {
    const headers = as && { authorization: authorization(as) };
    const response = await fetch(`${app.address}${body.data.url}`, { headers });
    await response.arrayBuffer();
    return `${response.status} ${response.headers.get('cache-control')}`;
  };
  const plays = async () => [
    await play(),
    await play(other),
    await play(sender),
    await play(tagger),
  ];
  const [hidden, unstored, stored] = ['404 no-store', '200 no-store', '200 private, max-age=3600'];
  expect(await plays()).toEqual([hidden, hidden, unstored, unstored]);
  const { id } = (await createWith(body.data.id, sender)).body.data;
  expect(await plays()).toEqual([hidden, hidden, unstored, unstored]);
  const decide = (action: string, revision: number) =>
    app.request(
      {
        object: 'highlight',
        action,
        value: id,
        data: { revision, ...(action === 'tag' && { title: 'Shown', kind: 'ace' }) },
      },
      tagger,
    );
  await decide('tag', 1);
  expect(await plays()).toEqual([stored, stored, stored, stored]);
  await decide('reject', 2);
  expect(await plays()).toEqual([hidden, hidden, hidden, unstored]);
});

it.each([
  { what: 'a page', content: Buffer.from('<!doctype html><script>alert(1)</script>') },
  { what: 'a page with the name of a box', content: Buffer.from('<!--ftyp--><script></script>') },
  { what: 'a picture', content: Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1') },
  { what: 'QuickTime', content: mp4({ seconds: 5, brand: 'qt  ' }) },
  { what: 'Matroska', content: webm({ seconds: 5, docType: 'matroska' }) },
  { what: 'nothing', content: Buffer.alloc(0) },
  { what: 'a video of 90 seconds', content: mp4({ seconds: 90 }) },
  { what: 'a WebM of two minutes', content: webm({ seconds: 120 }) },
  { what: 'a video without a length', content: webm({ seconds: 0 }) },
  { what: 'a header that is cut', content: mp4({ seconds: 5 }).subarray(0, 30) },
])('refuses $what and leaves nothing behind', async ({ content }) => {
  const before = await stored();
  expect((await upload(content)).status).toBe(400);
  expect(await stored()).toEqual(before);
});

it('refuses more than 64 MB while it arrives', async () => {
  const before = await stored();
  const { status, sent } = await new Promise<{ status: number; sent: number }>(
    (resolve, reject) => {
      let sent = 0;
      const outgoing = request(`${app.address}/api/highlights/videos`, {
        method: 'POST',
        headers: {
          authorization: authorization(tagger),
          'content-type': 'multipart/form-data; boundary=x',
        },
      });
      outgoing.on('response', (response) => {
        response.resume();
        resolve({ status: response.statusCode!, sent });
        outgoing.destroy();
      });
      outgoing.on('error', reject);
      outgoing.write('--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n');
      const chunk = Buffer.alloc(MB);
      const more = () => {
        if (outgoing.destroyed || sent >= 200) return;
        sent++;
        if (outgoing.write(chunk)) setImmediate(more);
        else outgoing.once('drain', more);
      };
      more();
    },
  );
  expect(status).toBe(400);
  expect(sent).toBeLessThan(150);
  expect(await stored()).toEqual(before);
});

it('needs an account, and an upload belongs to who sent it', async () => {
  const response = await fetch(`${app.address}/api/highlights/videos`, { method: 'POST' });
  expect(response.status).toBe(403);
  const { body } = await upload(mp4({ seconds: 3 }));
  const other = await app.signIn('Thief');
  expect((await createWith(body.data.id, other)).status).toBe(400);
});

it('limits uploads that become no clip, also with several at once', async () => {
  const collector = await app.signIn('Collector');
  const before = await stored();
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => upload(mp4({ seconds: 3 }), collector)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  expect((await upload(mp4({ seconds: 3 }), collector)).status).toBe(400);
  expect(await stored()).toHaveLength(before.length + 5);
});

it.each([
  { range: 'bytes=0-9', status: 206, content: 'bytes 0-9/SIZE', length: 10 },
  { range: 'bytes=10-', status: 206, content: 'bytes 10-LAST/SIZE', length: null },
  { range: 'bytes=-4', status: 206, content: 'bytes TAIL-LAST/SIZE', length: 4 },
  { range: 'bytes=0-999999999', status: 206, content: 'bytes 0-LAST/SIZE', length: null },
  { range: 'bytes=999999999-', status: 416, content: 'bytes */SIZE', length: 0 },
  { range: 'bytes=-0', status: 416, content: 'bytes */SIZE', length: 0 },
  { range: 'bytes=9-2', status: 200, content: null, length: null },
  { range: 'bytes=0-1,5-6', status: 200, content: null, length: null },
  { range: 'lines=0-1', status: 200, content: null, length: null },
  { range: 'bytes=abc', status: 200, content: null, length: null },
])('answers $range with $status', async ({ range, status, content, length }) => {
  const [row] = await app.database.db
    .select({ id: clipVideos.id, size: clipVideos.size })
    .from(clipVideos)
    .innerJoin(clips, eq(clips.video, clipVideos.id))
    .where(eq(clips.state, 'published'))
    .limit(1);
  const { id, size } = row!;
  const response = await fetch(`${app.address}/api/highlights/videos/${id}`, {
    headers: { range },
  });
  const bytes = await response.arrayBuffer();
  expect(response.status).toBe(status);
  expect(response.headers.get('content-range')).toBe(
    content
      ?.replace('SIZE', String(size))
      .replace('LAST', String(size - 1))
      .replace('TAIL', String(size - 4)) ?? null,
  );
  if (length !== null) expect(bytes.byteLength).toBe(length);
});

it('serves nothing but videos, whatever the path', async () => {
  const names = [
    '..%2f..%2fetc%2fpasswd',
    '../attachments/x',
    'nothing',
    '00000000-0000-4000-8000-000000000000',
    '%00',
  ];
  for (const name of names) {
    const response = await fetch(`${app.address}/api/highlights/videos/${name}`);
    expect(response.status, name).toBeGreaterThanOrEqual(400);
  }
});

it('deletes what became no clip after a day', async () => {
  const { body } = await upload(mp4({ seconds: 3 }));
  const store = createPrivateStore(join(dataDir, 'private'));
  const files = createFolderStore(join(dataDir, 'files'));
  const { db } = app.database;
  const used = await db.select({ video: clips.video }).from(clips);
  await deleteOrphans({ db, store, files }, Date.now() + 2 * DAY);
  const left = await db.select({ id: clipVideos.id }).from(clipVideos);
  expect(left.map(({ id }) => id).sort()).toEqual(used.flatMap(({ video }) => video ?? []).sort());
  expect(await stored()).toHaveLength(left.length);
  expect((await fetch(`${app.address}${body.data.url}`)).status).toBe(404);
  expect(await db.select().from(clipVideos).where(eq(clipVideos.id, body.data.id))).toEqual([]);
});
