import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../../testing/app';
import { until } from '../../../../testing/until';
import { mp4 } from '../../../../testing/videos';
import { JOB_TABLE } from '../../../platform/jobs/jobs';
import { clipVideos } from '../tables';

const isInstalled = spawnSync('ffmpeg', ['-version']).status === 0;
let folder: string;
let app: TestApp;
let tagger: Account;
let added = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mes-posters-'));
  await writeFile(
    program(),
    `#!/bin/sh\necho "$@" > '${program()}.called'\n. '${program()}.lines'\n`,
  );
  await chmod(program(), 0o755);
  const config = { dataDir: join(folder, 'data'), ffmpeg: program() };
  app = await startTestApp({ config });
  tagger = await app.signIn('Clipper', ['fullclips']);
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Stands for ffmpeg, or calls it. */
const program = () => join(folder, 'program');
const behave = (lines: string) => writeFile(`${program()}.lines`, `${lines}\n`);
const pictures = () => readdir(join(folder, 'data/files')).catch(() => []);

/** Publishes a clip of the video. Resolves to its poster once the job is done. */
async function makePoster(video: Buffer): Promise<string | null> {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(video)]), 'video.mp4');
  const headers = { authorization: `${tagger.id}.${tagger.secret}` };
  const address = `${app.address}/api/highlights/videos`;
  const uploaded = await fetch(address, { method: 'POST', body, headers });
  const { data } = (await uploaded.json()) as { data: { id: string } };
  const clip = { title: 'Uploaded', kind: 'ace', video: data.id, publish: true };
  const created = await app.request({ object: 'highlight', action: 'create', data: clip }, tagger);
  expect(created.status, JSON.stringify(created.body)).toBe(200);
  added++;
  await until('the job is done', async () => (await countDone()) === added, 30_000);
  const { db } = app.database;
  const [row] = await db.select().from(clipVideos).where(eq(clipVideos.id, data.id));
  return row!.poster;
}

async function countDone(): Promise<number> {
  const { rows } = await app.database.db.execute<{ count: number }>(
    sql`SELECT count(*)::int FROM ${JOB_TABLE} WHERE name = 'clip-poster' AND state = 'completed'`,
  );
  return rows[0]!.count;
}

/** Where the program was told to find the video. */
async function pathOfVideo(): Promise<string> {
  const called = await readFile(`${program()}.called`, 'utf8');
  expect(called).toContain('-protocol_whitelist file');
  return / -i (\S+) /.exec(called)![1]!;
}

describe('the program', () => {
  it.each([
    { what: 'fails', lines: 'exit 1' },
    { what: 'writes no picture', lines: 'echo "<svg/>"' },
    { what: 'writes nothing', lines: 'exit 0' },
  ])('leaves a clip without a poster and no file where it $what', async ({ lines }) => {
    await behave(lines);
    expect(await makePoster(mp4({ seconds: 12 }))).toBeNull();
    expect(await pictures()).toEqual([]);
    expect(existsSync(await pathOfVideo())).toBe(false);
  });

  it('makes a poster of a published clip', async () => {
    const frame = join(folder, 'frame.png');
    await sharp({ create: { width: 640, height: 360, channels: 3, background: 'teal' } })
      .png()
      .toFile(frame);
    await behave(`cat '${frame}'`);
    const poster = await makePoster(mp4({ seconds: 12 }));
    expect(await pictures()).toContain(poster);
    expect(existsSync(await pathOfVideo())).toBe(false);
  });
});

describe.skipIf(!isInstalled)('ffmpeg itself', () => {
  it('makes a poster of a video, and none of one whose pictures are damaged', async () => {
    await behave('exec ffmpeg "$@"');
    const path = join(folder, 'real.mp4');
    const source = ['-f', 'lavfi', '-i', 'testsrc=duration=3:size=640x360:rate=10'];
    await promisify(execFile)('ffmpeg', [...source, '-pix_fmt', 'yuv420p', '-y', path]);
    const video = await readFile(path);
    expect(await makePoster(video)).toMatch(/\.webp$/);
    const before = await pictures();
    const damaged = Buffer.from(video);
    damaged.fill(7, damaged.indexOf('mdat') + 4, damaged.indexOf('moov') - 4);
    expect(await makePoster(damaged)).toBeNull();
    expect(await pictures()).toEqual(before);
    expect(existsSync(await pathOfVideo())).toBe(false);
  });
});
