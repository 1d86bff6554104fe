import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Clip } from '@mes/contract/highlight-schemas';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../testing/app';
import { until } from '../../../testing/until';
import { mp4 } from '../../../testing/videos';
import { createPrivateStore } from '../../platform/files/private-store';
import { outbox } from '../../platform/outbox/tables';
import { players } from '../players/tables';
import { like } from './likes/service';
import { createHighlightData } from './personal-data';
import { clipLikes, clips } from './tables';

let app: TestApp;
let dataDir: string;
let tagger: Account;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mes-likes-'));
  app = await startTestApp({ config: { dataDir } });
  tagger = await app.signIn('Clipper', ['fullclips']);
});
afterAll(async () => {
  await app.stop();
  await rm(dataDir, { recursive: true, force: true });
});

let links = 0;

async function create(fields: object = {}, as: Account = tagger): Promise<Clip> {
  const source = 'video' in fields ? {} : { url: `https://clips.twitch.tv/Liked${++links}` };
  const data = { title: 'A clip', kind: 'ace', ...source, ...fields };
  const { body } = await app.request({ object: 'highlight', action: 'create', data }, as);
  expect(body.message ?? '').toBe('');
  return body.data;
}

async function upload(as: Account): Promise<string> {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(mp4({ seconds: 3 }))]), 'video.mp4');
  const response = await fetch(`${app.address}/api/highlights/videos`, {
    method: 'POST',
    body,
    headers: { authorization: `${as.id}.${as.secret}` },
  });
  return ((await response.json()) as { data: { id: string } }).data.id;
}

const actorOf = (id: string) => ({
  ...{ id, name: id, permissions: [], bans: [], sessionId: 'session' },
});

const likesOf = async (id: string): Promise<number> =>
  (await app.request({ object: 'highlight', action: 'read', value: id })).body.data.likes;

it('publishes hundreds of likes in few events, and the number at the end is right', async () => {
  const { db, transaction } = app.database;
  const { id } = await create({ publish: true });
  const fans = Array.from({ length: 300 }, (_, index) => `fan-${index}`);
  await db
    .insert(players)
    .values(fans.map((fan) => ({ id: fan, name: fan, createdAt: Date.now() })));
  const started = Date.now();
  const likeIt = (fan: string) =>
    transaction((tx) => like(tx, { id, liked: true }, { actor: actorOf(fan), now: Date.now() }));
  // As many at once as there are connections for.
  for (let from = 0; from < fans.length; from += 10) {
    await Promise.all(fans.slice(from, from + 10).map(likeIt));
  }
  const published = () =>
    db
      .select({ data: outbox.data })
      .from(outbox)
      .where(eq(outbox.type, 'clips.liked'))
      .orderBy(asc(outbox.id));
  const last = JSON.stringify({ clips: [{ id, likes: fans.length }] });
  await until('the last number is published', async () => {
    const event = (await published()).at(-1);
    return JSON.stringify(event?.data) === last;
  });
  const seconds = Math.ceil((Date.now() - started) / 1_000);
  expect((await published()).length).toBeLessThanOrEqual(seconds + 1);
  expect(await likesOf(id)).toBe(fans.length);
});

it('hands out what an account has, and deletes what nobody has seen', async () => {
  const { db, transaction } = app.database;
  const owner = await app.signIn('Owner', ['fullclips']);
  const store = createPrivateStore(join(dataDir, 'private'));
  const files = () => readdir(join(dataDir, 'private/clips'));
  const data = createHighlightData(store);
  const shown = await create({ video: await upload(owner), publish: true, title: 'Shown' }, owner);
  const waiting = await create({ video: await upload(owner), title: 'Waits' }, owner);
  await upload(owner);
  await app.request(
    { object: 'highlight', action: 'like', value: shown.id, data: { liked: true } },
    owner,
  );
  const before = await files();

  const collected = await data.collect(db, { id: owner.id, now: Date.now() });
  expect(collected).toMatchObject({
    clips: [{ title: 'Shown' }, { title: 'Waits', state: 'waiting' }],
    uploads: [{}, {}, {}],
    likes: [{ clip: shown.id }],
  });

  const afterCommit = await transaction((tx) => data.delete!(tx, { id: owner.id, now: 0 }));
  await afterCommit!();
  expect(await files()).toHaveLength(before.length - 2);
  expect(await db.select().from(clips).where(eq(clips.id, waiting.id))).toEqual([]);
  expect(await db.select().from(clips).where(eq(clips.id, shown.id))).toMatchObject([
    { title: 'Shown', createdBy: null, likes: 0 },
  ]);
  expect(await db.select().from(clipLikes).where(eq(clipLikes.player, owner.id))).toEqual([]);
  expect(await data.collect(db, { id: owner.id, now: 0 })).toEqual({
    clips: [],
    uploads: [],
    likes: [],
  });
});
