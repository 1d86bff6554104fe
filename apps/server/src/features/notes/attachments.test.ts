import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Attachment } from '@mes/contract/moderation-schemas';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../testing/app';
import { createPrivateStore } from '../../platform/files/private-store';
import { deleteOrphans } from './attachments/service';

const MB = 1024 * 1024;
const DAY = 86_400_000;
const PNG = '\u0089PNG\r\n\u001a\n';

let app: TestApp;
let moderator: Account;
let player: Account;
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mes-attachments-'));
  app = await startTestApp({ config: { dataDir } });
  moderator = await app.signIn('Keeper', ['Moderator']);
  player = await app.signIn('Suspect');
});
afterAll(async () => {
  await app.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const folder = () => join(dataDir, 'private', 'attachments');
const stored = (): Promise<string[]> => readdir(folder()).catch(() => []);
const authorization = ({ id, secret }: Account) => `${id}.${secret}`;
const base = () => `${app.address}/api/notes/${player.id}/attachments`;

interface AttachReply {
  readonly status: number;
  readonly body: { readonly data: Attachment };
}

async function attach(
  name: string,
  content: string,
  as: Account = moderator,
): Promise<AttachReply> {
  const body = new FormData();
  body.append('file', new Blob([Buffer.from(content, 'latin1')]), 'ignored.html');
  const response = await fetch(`${base()}/${encodeURIComponent(name)}`, {
    method: 'POST',
    body,
    headers: { authorization: authorization(as) },
  });
  return { status: response.status, body: (await response.json()) as AttachReply['body'] };
}

const download = (url: string, as?: Account) =>
  fetch(`${app.address}${url}`, { headers: as && { authorization: authorization(as) } });

it('gives back the bytes, as a download that no browser runs', async () => {
  const content = `${PNG}\u0000\u00ff\u0080`;
  const { body } = await attach('shot.png', content);
  expect(body.data).toMatchObject({
    name: 'shot.png',
    type: 'image/png',
    size: 11,
    by: { name: 'Keeper' },
  });
  const response = await download(body.data.url, moderator);
  expect(Buffer.from(await response.arrayBuffer()).toString('latin1')).toBe(content);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': 'attachment',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
});

it.each([
  { name: '../../evil.html', content: '<script>alert(1)</script>', clean: 'evil_html.txt' },
  { name: 'logo.svg', content: '<svg onload="alert(1)"/>', clean: 'logo_svg.txt' },
  { name: 'run.png', content: 'MZ\u0000\u0001', clean: 'run_png.bin' },
  { name: 'photo.jpg.exe', content: 'MZ\u0000\u0001', clean: 'photo_jpg_exe.bin' },
  { name: 'page.html.png', content: '<html>', clean: 'page_html_png.txt' },
])('saves $name under a harmless name', async ({ name, content, clean }) => {
  const { status, body } = await attach(name.replaceAll('/', ''), content);
  expect(status).toBe(200);
  expect(body.data.name).toBe(clean);
});

it.each(['..%2F..%2Fserver.pid', '%2e%2e%2fserver.pid', '..%5Cserver.pid', 'a%00%2Fb.txt'])(
  'refuses %s for a name',
  async (name) => {
    const before = await stored();
    const body = new FormData();
    body.append('file', new Blob(['text']), name);
    const headers = { authorization: authorization(moderator) };
    const response = await fetch(`${base()}/${name}`, { method: 'POST', body, headers });
    expect(response.status).toBe(400);
    await expect.poll(stored).toEqual(before);
  },
);

it('is resumed where a download broke off', async () => {
  const { body } = await attach('long.txt', '0123456789');
  const part = (range: string) =>
    fetch(`${app.address}${body.data.url}`, {
      headers: { authorization: authorization(moderator), range },
    });
  const rest = await part('bytes=4-');
  expect([rest.status, rest.headers.get('content-range')]).toEqual([206, 'bytes 4-9/10']);
  expect(rest.headers.get('content-disposition')).toBe('attachment');
  expect(await rest.text()).toBe('456789');
  expect((await part('bytes=10-')).status).toBe(416);
});

it('is not found once its file is gone', async () => {
  const before = await stored();
  const { body } = await attach('lost.txt', 'text');
  const [name] = (await stored()).filter((each) => !before.includes(each));
  await rm(join(folder(), name!));
  expect((await download(body.data.url, moderator)).status).toBe(404);
});

it('is for moderators only, even by its exact address', async () => {
  const { body } = await attach('secret.txt', 'canary');
  for (const as of [undefined, player]) {
    const response = await download(body.data.url, as);
    expect(response.status).toBe(403);
    expect(await response.text()).not.toContain('canary');
  }
  for (const name of await stored()) {
    expect((await fetch(`${app.address}/files/${name}`)).status).toBe(404);
    expect((await fetch(`${app.address}/files/../private/attachments/${name}`)).status).toBe(404);
  }
  const before = (await stored()).length;
  expect((await attach('mine.txt', 'text', player)).status).toBe(403);
  expect(await stored()).toHaveLength(before);
});

it('belongs to one player or team', async () => {
  const { body } = await attach('one.txt', 'text');
  const other = body.data.url.replace(player.id, moderator.id);
  expect((await download(other, moderator)).status).toBe(404);
});

it('disappears when it is deleted, comes back, and leaves the disk after a week', async () => {
  const { body } = await attach('old.txt', 'text');
  const { id, url } = body.data;
  const remove = async () =>
    (await app.call({ path: url, method: 'DELETE', as: moderator })).status;
  const restore = async (as = moderator) =>
    (
      await app.request(
        {
          object: 'moderator',
          action: 'restore_attachment',
          value: player.id,
          data: { attachmentId: id },
        },
        as,
      )
    ).status;
  const names = async () => {
    const path = `/api/notes/${player.id}/attachments`;
    return JSON.stringify((await app.call({ path, as: moderator })).body);
  };
  expect([await remove(), await remove()]).toEqual([200, 404]);
  expect((await download(url, moderator)).status).toBe(404);
  expect(await names()).not.toContain('old.txt');
  expect([await restore(player), await restore(), await restore()]).toEqual([403, 200, 404]);
  expect(await (await download(url, moderator)).text()).toBe('text');
  expect(await names()).toContain('old.txt');

  await remove();
  const before = (await stored()).length;
  const deps = { db: app.database.db, store: createPrivateStore(join(dataDir, 'private')) };
  await deleteOrphans(deps, Date.now() + 6 * DAY);
  expect(await stored()).toHaveLength(before);
  await deleteOrphans(deps, Date.now() + 8 * DAY);
  expect(await stored()).toHaveLength(before - 1);
});

/** Starts an upload and sends until the server answers; resolves to the status and what was sent. */
function pour(headers: Record<string, string>): Promise<{ status: number; sent: number }> {
  return new Promise((resolve, reject) => {
    let sent = 0;
    const outgoing = request(`${base()}/huge.bin`, {
      method: 'POST',
      headers: {
        authorization: authorization(moderator),
        'content-type': 'multipart/form-data; boundary=x',
        ...headers,
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
    const send = () => {
      if (outgoing.destroyed || sent >= 100 * MB) return;
      sent += MB;
      outgoing.write(chunk, () => setTimeout(send, 2));
    };
    if (!headers['content-length']) send();
  });
}

it.each([
  { what: 'announced', headers: { 'content-length': String(100 * MB) }, most: 0 },
  { what: 'not announced', headers: {}, most: 60 * MB },
])('refuses 100 MB that are $what before they have come', async ({ headers, most }) => {
  const before = await stored();
  const { status, sent } = await pour(headers as Record<string, string>);
  expect(status).toBe(400);
  expect(sent).toBeLessThanOrEqual(most);
  await expect.poll(stored).toEqual(before);
});

it('leaves nothing of an upload that breaks off', async () => {
  const before = await stored();
  const outgoing = request(`${base()}/half.bin`, {
    method: 'POST',
    headers: {
      authorization: authorization(moderator),
      'content-type': 'multipart/form-data; boundary=x',
    },
  });
  outgoing.on('error', () => {});
  outgoing.write('--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nhalf');
  await expect.poll(async () => (await stored()).length).toBe(before.length + 1);
  outgoing.destroy();
  await expect.poll(stored).toEqual(before);
});

it('refuses a body without a file', async () => {
  const response = await fetch(`${base()}/none.txt`, {
    method: 'POST',
    body: new FormData(),
    headers: { authorization: authorization(moderator) },
  });
  expect(response.status).toBe(400);
  const json = await app.call({
    path: `/api/notes/${player.id}/attachments/a.txt`,
    body: {},
    as: moderator,
  });
  expect(json.status).toBe(400);
});

it('deletes files that belong to nothing, once they are old', async () => {
  const kept = await stored();
  const store = createPrivateStore(join(dataDir, 'private'));
  await writeFile(join(folder(), 'orphan'), 'x');
  await utimes(join(folder(), 'orphan'), 0, 0);
  for (const name of kept) await utimes(join(folder(), name), 0, 0);
  await deleteOrphans({ db: app.database.db, store }, Date.now());
  expect((await stored()).toSorted()).toEqual(kept.toSorted());
});
