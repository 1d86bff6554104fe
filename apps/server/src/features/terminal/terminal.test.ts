import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Evaluation } from '@mes/contract/terminal';
import { desc, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../testing/app';
import { auditLog } from '../../platform/audit/tables';
import { setPermissions } from '../accounts/service';

let app: TestApp;
let admin: Account;
let moderator: Account;

beforeAll(async () => {
  app = await startTestApp({ rateLimits: true });
  admin = await app.signIn('An Admin', ['Admin']);
  moderator = await app.signIn('A Moderator', ['Moderator']);
});
afterAll(() => app.stop());

const evaluate = (code: string, as = admin) =>
  app.request({ object: 'admin', action: 'eval', value: code }, as);
const run = async (code: string, as = admin): Promise<Evaluation> => {
  const { status, body } = await evaluate(code, as);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
};
const property = (action: string, value: string, data?: object) =>
  app.request({ object: 'property', action, value, data }, action === 'read' ? undefined : admin);
const entries = () =>
  app.database.db
    .select()
    .from(auditLog)
    .where(like(auditLog.action, 'command.%'))
    .orderBy(desc(auditLog.id));

describe('a command', () => {
  it('reads the site by its calls', async () => {
    expect(
      await run('(await site.properties.all({})).map(({ id, type }) => ({ id, type }))'),
    ).toMatchObject({
      state: 'finished',
      view: 'table',
      columns: ['id', 'type'],
      result: expect.arrayContaining([{ id: 'streamLink', type: 'url' }]),
      calls: [{ name: 'properties.all', count: 1, failed: 0, wrote: false }],
    });
  });

  it('changes it by calls that are checked and recorded like all others', async () => {
    const code = `await site.properties.write({ id: 'streamLink', value: 'https://a.example/' });
      try { await site.properties.write({ id: 'streamLink', value: 'no address' }) }
      catch (error) { print(error.name, error.field) }
      await site.properties.read({ id: 'streamLink' })`;
    expect(await run(code)).toMatchObject({
      state: 'finished',
      result: { value: 'https://a.example/', updatedBy: admin.id },
      printed: ['InvalidParameterError value'],
      calls: [
        { name: 'properties.write', count: 2, failed: 1, wrote: true },
        { name: 'properties.read', count: 1, failed: 0, wrote: false },
      ],
    });
    const [row] = await app.database.db
      .select()
      .from(auditLog)
      .where(like(auditLog.action, 'property.written'));
    expect(row).toMatchObject({ actor: admin.id, after: 'https://a.example/' });
  });

  it('cannot run another, whichever way it asks', async () => {
    expect((await run('await site.terminal.eval({ code: "1" })')).message).toContain(
      'A command cannot run another command.',
    );
    expect((await run('await site.requests.batch({})')).state).toBe('failed');
    expect((await run('await site.files.nothing({})')).state).toBe('failed');
  });

  it('reads a file of text, but none of bytes', async () => {
    expect((await run('await site.staff.current({})')).state).toBe('finished');
    expect((await run('await site.notes.attachment({ id: "x", name: "y" })')).message).toContain(
      'Files cannot be read in the terminal.',
    );
    expect((await run('await site.notes.addAttachment({})')).message).toContain(
      'Files cannot be sent from the terminal.',
    );
  });

  it('gets no answer where its input is no object', async () => {
    expect((await run('await site.properties.read("streamLink")')).message).toBe(
      'InvalidActionError: The input of a call is an object.',
    );
  });

  it('of others runs at the same time', async () => {
    const both = await Promise.all([
      run('let n = 0; for (let i = 0; i < 1e6; i++) n += i; n'),
      run('(await site.properties.read({ id: "streamLink" })).id'),
    ]);
    expect(both.map(({ result }) => result)).toEqual([499_999_500_000, 'streamLink']);
  });
});

it('leaves the server to others while a command needs all its time', async () => {
  const other = await app.signIn('A Patient Admin', ['Admin']);
  const bomb = run('print("begun"); for (;;) {}', other);
  const isRunning = { value: true };
  void bomb.finally(() => {
    isRunning.value = false;
  });
  const slowest = { ms: 0 };
  while (isRunning.value) {
    const started = performance.now();
    expect((await property('read', 'streamLink')).status).toBe(200);
    slowest.ms = Math.max(slowest.ms, performance.now() - started);
    await delay(50);
  }
  expect(slowest.ms).toBeLessThan(1_000);
  expect(await bomb).toMatchObject({ state: 'out_of_time', printed: ['begun'], result: null });
  expect((await run('1 + 1', other)).result).toBe(2);
});

describe('permissions', () => {
  const changePermissions = ({ id }: Account, permissions: readonly string[]) =>
    app.database.transaction((tx) =>
      setPermissions(tx, { accountId: id, permissions }, { actor: null, now: Date.now() }),
    );

  /** Makes calls until they are refused; resolves when it has begun. */
  async function startEndless(as: Account): Promise<{ end: Promise<Evaluation> }> {
    const before = (await entries()).length;
    const end = run('for (;;)\n  await site.logs.searches({})', as);
    await expect.poll(async () => (await entries()).length).toBeGreaterThan(before);
    return { end };
  }

  it('are asked for before anything runs', async () => {
    const before = await entries();
    expect((await evaluate('1', moderator)).status).toBe(403);
    expect((await app.request({ object: 'admin', action: 'eval', value: '1' })).status).toBe(403);
    expect(await entries()).toHaveLength(before.length);
  });

  it('are asked for where the audit log shows commands: moderators do not find them', async () => {
    await evaluate("'only for admins'");
    const find = async (reader: Account) =>
      (
        await app.request(
          { object: 'moderator', action: 'find_log', data: { query: 'command.' } },
          reader,
        )
      ).body.data;
    expect(await find(moderator)).toEqual([]);
    expect((await find(admin)).length).toBeGreaterThan(0);
  });

  it('count again for every call, so that a revoked one ends the power of a command', async () => {
    const other = await app.signIn('Soon No Admin', ['Admin']);
    const running = await startEndless(other);
    await changePermissions(other, []);
    expect(await running.end).toMatchObject({
      state: 'failed',
      message: "ForbiddenError: You are missing permission 'Moderator' to access this resource.",
      line: 2,
    });
    expect((await evaluate('1', other)).status).toBe(403);
  });

  it('are worth nothing to somebody who is banned', async () => {
    const other = await app.signIn('Banned Before');
    const ban = { scope: 'site', reason: 'Test', until: null };
    await app.call({ path: '/api/notes', body: { update: { about: other.id, ban } }, as: admin });
    await changePermissions(other, ['Admin']);
    expect((await evaluate('1', other)).body.message).toBe('You have been banned.');
  });
});

describe('the record', () => {
  it('has every command with its end, also those that fail', async () => {
    await run('print(1); throw new Error("no\\u0000pe")');
    const [finished, started] = await entries();
    expect(started).toMatchObject({
      action: 'command.started',
      actor: admin.id,
      before: null,
      after: { code: 'print(1); throw new Error("no\\u0000pe")' },
    });
    expect(finished).toMatchObject({
      action: 'command.finished',
      actor: admin.id,
      subject: started!.subject,
      after: { state: 'failed', message: 'Error: no\ufffdpe', calls: [] },
    });
  });

  it('is the history of whoever ran the commands', async () => {
    const other = await app.signIn('Another Admin', ['Admin']);
    await run('"first"', other);
    await run('oops()', other);
    const history = (page: number) =>
      app.request({ object: 'admin', action: 'terminal_history', data: { page, size: 1 } }, other);
    const [newest, oldest] = [await history(0), await history(1)];
    expect(newest.body).toMatchObject({
      data: [{ code: 'oops()', state: 'failed', message: expect.stringContaining('oops') }],
      metadata: { total: 2 },
    });
    expect(oldest.body.data).toMatchObject([{ code: '"first"', state: 'finished', message: null }]);
  });

  it('has a command that is sent twice by a double click once', async () => {
    await property('create', 'clicks', { type: 'number', value: 0 });
    const code = `const { value } = await site.properties.read({ id: 'clicks' });
      await site.properties.write({ id: 'clicks', value: value + 1 })`;
    const send = () =>
      app.call({
        path: '/api/request',
        body: { object: 'admin', action: 'eval', value: code },
        as: admin,
        headers: { 'idempotency-key': 'the-same-click' },
      });
    const replies = await Promise.all([send(), send()]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await property('read', 'clicks')).body.data.value).toBe(1);
  });
});

it('limits calls of a command as if they were sent one by one', async () => {
  const other = await app.signIn('A Hasty Admin', ['Admin']);
  const code = `for (let i = 0; i < 100; i++)
    await site.properties.write({ id: 'streamLink', value: null })`;
  expect(await run(code, other)).toMatchObject({
    state: 'failed',
    message: 'InvalidRequestError: Too many requests. Please slow down.',
    calls: [{ name: 'properties.write', count: 61, failed: 1 }],
  });
});

it('describes the calls for completion', async () => {
  const { body } = await app.request({ object: 'admin', action: 'terminal_calls' }, admin);
  const names = body.data.map(({ name }: { name: string }) => name);
  expect(names).toContain('teams.info');
  expect(names).not.toContain('terminal.eval');
  const write = body.data.find(({ name }: { name: string }) => name === 'properties.create');
  expect(write).toMatchObject({
    sentAs: 'property/create',
    who: 'Admin',
    paged: false,
    fields: expect.arrayContaining([
      expect.objectContaining({ name: 'id', type: 'string', required: true }),
      expect.objectContaining({ name: 'type', values: expect.arrayContaining(['url']) }),
    ]),
  });
});

describe('stopping a command', () => {
  let own: Account;
  beforeAll(async () => {
    own = await app.signIn('A Quick Admin', ['Admin']);
  });
  const start = (code: string, id: string) =>
    app.request({ object: 'admin', action: 'eval', value: code, data: { id } }, own);
  const stop = (id: string, as = own) =>
    app.request({ object: 'admin', action: 'stop_eval', value: id }, as);

  it.each([
    ['that needs all its time', 'for (;;) {}'],
    ['that waits for calls', 'for (;;) await site.properties.read({ id: "streamLink" })'],
  ])('%s ends it at once, and the next one runs', async (_about, code) => {
    const id = randomUUID();
    const before = (await entries()).length;
    const ended = start(code, id);
    await expect.poll(async () => (await entries()).length).toBeGreaterThan(before);
    expect((await stop(id, moderator)).status).toBe(403);
    expect((await start('1', id)).body.message).toBe('This command is already running.');
    expect((await stop(id)).status).toBe(200);
    expect((await ended).body.data).toMatchObject({
      state: 'stopped',
      message: 'The command was stopped.',
    });
    const [entry] = await entries();
    expect(entry).toMatchObject({ action: 'command.finished', after: { state: 'stopped' } });
    expect((await run('1 + 1', own)).result).toBe(2);
  });

  it('changes nothing if it has ended already, or runs in another process', async () => {
    expect((await stop(randomUUID())).status).toBe(200);
  });
});
