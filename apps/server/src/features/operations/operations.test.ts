import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import type {
  CallTimes,
  PartHealth,
  ServerProcess,
  SwitchState,
} from '@mes/contract/operations-schemas';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../testing/app';
import { testConfig } from '../../../testing/settings';
import { until } from '../../../testing/until';
import { auditLog } from '../../platform/audit/tables';
import { productVersion } from '../../platform/backup/product';
import { verifyBackup } from '../../platform/backup/verify';
import { serverProcesses } from './tables';

const HOUR_MS = 3_600_000;

let app: TestApp;
let admin: Account;
let dataDir: string;
let now = Date.parse('2026-03-14T18:30:00Z');

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mes-operations-'));
  app = await startTestApp({ config: { dataDir }, clock: () => now });
  admin = await app.signIn('Admin', ['Admin']);
});
afterAll(async () => {
  await app.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const request = (action: string, as = admin) => app.request({ object: 'operations', action }, as);
const list = async () => (await request('backups')).body.data;
const setProperty = (id: string, value: number | boolean) =>
  app.request({ object: 'property', action: 'write', value: id, data: { value } }, admin);

async function untilFinished(startedAt: number) {
  await until('the backup', async () => {
    const { last } = await list();
    return last?.startedAt === startedAt && last.finishedAt !== null;
  });
  return list();
}

it('makes a backup when an admin asks, one at a time', async () => {
  expect(await list()).toEqual({ everyHours: null, kept: 7, last: null, files: [] });
  const [first, second] = await Promise.all([request('backup_now'), request('backup_now')]);
  expect([first.status, second.status].sort()).toEqual([200, 400]);
  const { last, files } = await untilFinished(now);
  expect(last).toMatchObject({ problem: null, isScheduled: false, fileName: files[0].name });
  expect((await request('backup_now')).body.message).toBe(
    'The last backup is less than a minute old.',
  );
  expect(files).toEqual([
    {
      name: 'mes-2026-03-14T18-30-00Z.tar.gz',
      size: last.size,
      createdAt: now,
      version: productVersion(testConfig().root),
    },
  ]);
  const { tables } = await verifyBackup(join(dataDir, 'backups', files[0].name));
  expect(tables.find(({ name }) => name === 'accounts')).toMatchObject({ rows: 1 });
});

it('makes them by itself, and deletes old ones but nothing else', async () => {
  await writeFile(join(dataDir, 'backups', 'notes.txt'), 'mine');
  await setProperty('backupsKept', 2);
  await setProperty('backupEveryHours', 6);
  for (let time = 1; time <= 2; time++) {
    now += 6 * HOUR_MS;
    const { last } = await untilFinished(now);
    expect(last).toMatchObject({ isScheduled: true, problem: null });
  }
  await setProperty('backupEveryHours', 0);
  expect((await readdir(join(dataDir, 'backups'))).sort()).toEqual([
    'mes-2026-03-15T00-30-00Z.tar.gz',
    'mes-2026-03-15T06-30-00Z.tar.gz',
    'notes.txt',
  ]);
});

it('writes down why one failed', async () => {
  now += HOUR_MS;
  await rm(join(dataDir, 'backups'), { recursive: true });
  await writeFile(join(dataDir, 'backups'), 'in the way');
  await request('backup_now');
  const { last } = await untilFinished(now);
  expect(last).toMatchObject({ fileName: null, problem: expect.stringMatching(/EEXIST|ENOTDIR/) });
});

const read = async (action: string) => (await request(action)).body.data;
const player = () => app.signIn(`Player ${randomUUID().slice(0, 6)}`);

it('says how the parts are doing, and which processes run', async () => {
  await app.database.db.insert(serverProcesses).values({
    ...{ id: randomUUID(), host: 'gone.example', pid: 1, version: '0.0.1', memory: 1 },
    ...{ startedAt: now - HOUR_MS, seenAt: now - HOUR_MS / 2, loopDelay: 0, sockets: 0 },
    parts: [{ part: 'database', state: 'down', since: 0, ms: 0, problem: 'Old', problemAt: 0 }],
  });
  // The first heartbeat is written soon after the start.
  const { parts, processes } = await vi.waitFor(async () => {
    const health = await read('health');
    expect(health.parts).not.toEqual([]);
    return health;
  });
  const stateOf = (part: string) => parts.find((each: PartHealth) => each.part === part);
  expect(stateOf('database')).toMatchObject({ state: 'ok', problem: null, ms: expect.any(Number) });
  expect(stateOf('redis')).toMatchObject({ state: 'off' });
  expect(stateOf('discord')).toMatchObject({ state: 'off' });
  expect(stateOf('game_api')).toMatchObject({ state: 'off' });
  expect(stateOf('push')).toMatchObject({ state: 'unused' });
  expect(stateOf('storage').state).toBe('ok');
  expect(processes.map(({ isLive, host }: ServerProcess) => [isLive, host])).toEqual([
    [true, hostname()],
    [false, 'gone.example'],
  ]);
});

it('counts calls and keeps errors without what was sent', async () => {
  await app.database.pool.query('ALTER TABLE canned_answers RENAME TO moved_away');
  const secret = 'a very secret text of somebody';
  const failed = await app.request(
    { object: 'ticket', action: 'add_canned_answer', data: { title: secret, text: secret } },
    admin,
  );
  expect(failed.status).toBe(500);
  await app.database.pool.query('ALTER TABLE moved_away RENAME TO canned_answers');
  await request('product');
  const isCounted = (calls: CallTimes[]) =>
    calls.some((each) => each.call === 'operations/product');
  await until('the counts', async () => isCounted((await read('calls')).calls));
  const { calls, errors } = await read('calls');
  expect(errors[0]).toMatchObject({
    call: 'ticket/add_canned_answer',
    requestId: failed.headers.get('x-request-id'),
    summary: expect.stringContaining('42P01'),
  });
  expect(JSON.stringify(errors)).not.toContain('secret');
  const counted = (call: string) => calls.find((each: CallTimes) => each.call === call);
  expect(counted('ticket/add_canned_answer')).toMatchObject({ count: 1, failed: 1, refused: 0 });
  const { p50, p95, max } = counted('operations/product');
  expect(p50).toBeLessThanOrEqual(p95);
  expect(p95).toBeLessThanOrEqual(max);
});

describe('failed jobs', () => {
  const fail = (id: string) =>
    app.database.pool.query(
      `INSERT INTO jobs.job (id, name, data, state, retry_count, retry_limit, completed_on, output)
       VALUES ($1, 'rate-match', '{"match":"404"}', 'failed', 5, 5, now(), '{"message":"Error: no"}')`,
      [id],
    );
  const change = (action: string, ids?: string[], as = admin) =>
    app.request({ object: 'operations', action, data: { ids } }, as);

  it('are listed, retried and discarded, some or all', async () => {
    const [one, two, three] = [randomUUID(), randomUUID(), randomUUID()];
    for (const id of [one, two, three]) await fail(id);
    const { queues, failed } = await read('jobs');
    expect(queues).toContainEqual(expect.objectContaining({ name: 'rate-match', failed: 3 }));
    expect(failed.map(({ id }: { id: string }) => id).sort()).toEqual([one, two, three].sort());
    expect(failed[0]).toMatchObject({ attempts: 6, problem: 'Error: no' });
    expect((await change('retry_jobs', [one], await player())).status).toBe(403);
    // Two admins at once: the job is retried once.
    const both = await Promise.all([change('retry_jobs', [one]), change('retry_jobs', [one])]);
    expect(both.map(({ body }) => body.data.count).sort()).toEqual([0, 1]);
    expect((await change('discard_jobs', [two])).body.data).toEqual({ count: 1 });
    expect((await change('retry_jobs')).body.data).toEqual({ count: 1 });
    await until('the jobs', async () => (await read('jobs')).queues.length === 0);
    const audited = await app.database.db
      .select({ action: auditLog.action, after: auditLog.after })
      .from(auditLog)
      .where(eq(auditLog.subject, 'jobs:rate-match'))
      .orderBy(auditLog.id);
    expect(audited.map(({ action }) => action)).toEqual([
      'jobs.retried',
      'jobs.discarded',
      'jobs.retried',
    ]);
  });
});

describe('a part of the site that is turned off', () => {
  it('refuses its calls, but no reads and not to admins', async () => {
    const someone = await player();
    const vote = (as: Account) =>
      app.request({ object: 'match', action: 'cast_vote', value: 'nothing', data: {} }, as);
    const before = (await vote(someone)).body.message;
    await setProperty('switchVoting', false);
    await until('off', async () => (await vote(someone)).body.error.switchedOff === 'voting');
    expect((await vote(someone)).body).toMatchObject({
      message: 'Voting is turned off at the moment. Please try again later.',
      error: { type: 'InvalidActionError' },
    });
    expect((await vote(admin)).body.error.switchedOff).toBeUndefined();
    const matches = { object: 'match', action: 'get_voting_matches' };
    expect((await app.request(matches)).body.error?.switchedOff).toBeUndefined();
    expect((await read('switches')).find(({ isOn: on }: SwitchState) => !on)).toMatchObject({
      switch: 'voting',
      editor: { id: admin.id },
    });
    await setProperty('switchVoting', true);
    await until('on', async () => (await vote(someone)).body.message === before);
  });
});
