import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../testing/app';
import { auditLog } from '../../platform/audit/tables';

let app: TestApp;
let admin: Account;
let streamer: Account;
let player: Account;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('An Admin', ['Admin']);
  streamer = await app.signIn('A Streamer', ['editstream']);
  player = await app.signIn('A Player');
});
afterAll(() => app.stop());

const property = (action: string, value?: string, data?: object) => ({
  object: 'property',
  action,
  value,
  data,
});

describe('reading', () => {
  it('gives a public property to visitors, by path and by action alike', async () => {
    const byPath = await app.call({ path: '/api/properties/streamLink' });
    const byAction = await app.request(property('read', 'streamLink'));
    expect(byPath.body).toMatchObject({
      status: 'SUCCESS',
      data: { id: 'streamLink', type: 'url', value: null },
    });
    expect(byAction.body).toEqual(byPath.body);
  });

  it('keeps a property with read permissions from those who do not hold them', async () => {
    await app.request(
      property('create', 'casterNotes', {
        type: 'string',
        value: 'hush',
        readPermissions: 'readfacts',
      }),
      admin,
    );
    const visitor = await app.request(property('read', 'casterNotes'));
    const other = await app.request(property('read', 'casterNotes'), player);
    const anAdmin = await app.request(property('read', 'casterNotes'), admin);
    expect(visitor).toMatchObject({
      status: 403,
      body: { message: 'You must be logged in to perform this action!' },
    });
    expect(other).toMatchObject({
      status: 403,
      body: { message: "You are missing permission 'readfacts' to access this resource." },
    });
    expect(anAdmin.body.data.value).toBe('hush');
  });

  it('answers ObjectNotFound for one that does not exist', async () => {
    const reply = await app.call({ path: '/api/properties/nothing' });
    expect(reply).toMatchObject({ status: 404, body: { error: { type: 'ObjectNotFoundError' } } });
  });
});

describe('writing', () => {
  it('is allowed to those named in writePermissions, and leaves history and an audit row', async () => {
    const value = 'https://stream.example/live';
    const written = await app.request(property('write', 'streamLink', { value }), streamer);
    expect(written.body.data).toMatchObject({ value, revision: 2, updatedBy: streamer.id });

    const history = await app.request(property('history', 'streamLink'), admin);
    expect(history.body.data.map((change: { value: unknown }) => change.value)).toEqual([
      value,
      null,
    ]);
    const rows = await app.database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, 'property:streamLink'));
    expect(rows).toMatchObject([
      { actor: streamer.id, action: 'property.written', before: null, after: value },
    ]);
  });

  it('is refused to others, and nothing changes', async () => {
    const refused = await app.request(property('write', 'gfuelCode', { value: '30%' }), player);
    expect(refused).toMatchObject({
      status: 403,
      body: { error: { type: 'ForbiddenError', permission: 'Admin' } },
    });
    const read = await app.request(property('read', 'gfuelCode'));
    expect(read.body.data.value).toBeNull();
  });

  it('without named permissions is for admins', async () => {
    await app.request(
      property('create', 'open', { type: 'number', value: 1, writePermissions: null }),
      admin,
    );
    const refused = await app.request(property('write', 'open', { value: 2 }), player);
    expect(refused).toMatchObject({
      status: 403,
      body: { message: "You don't have access to this resource." },
    });
    expect((await app.request(property('write', 'open', { value: 2 }), admin)).status).toBe(200);
  });

  it('refuses a value that does not fit the type', async () => {
    const refused = await app.request(
      property('write', 'streamLink', { value: 'javascript:alert(1)' }),
      admin,
    );
    expect(refused).toMatchObject({
      status: 400,
      body: { error: { type: 'InvalidParameterError', field: 'value' } },
    });
  });

  it('refuses an edit that was made from an older revision', async () => {
    await app.request(property('create', 'contested', { type: 'number', value: 1 }), admin);
    const first = await app.request(
      property('write', 'contested', { value: 2, revision: 1 }),
      admin,
    );
    const second = await app.request(
      property('write', 'contested', { value: 3, revision: 1 }),
      admin,
    );
    expect(first.status).toBe(200);
    expect(second).toMatchObject({
      status: 400,
      body: { error: { type: 'InvalidActionError', revision: 2 } },
    });
  });

  it('of two edits of one revision at the same moment lets exactly one through', async () => {
    await app.request(property('create', 'raced', { type: 'number', value: 0 }), admin);
    const replies = await Promise.all(
      [1, 2, 3, 4].map((value) =>
        app.request(property('write', 'raced', { value, revision: 1 }), admin),
      ),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('creating and deleting', () => {
  it('refuses an id that is taken', async () => {
    const again = await app.request(property('create', 'streamLink', { type: 'url' }), admin);
    expect(again.body.error.type).toBe('InvalidActionError');
  });

  it('deletes what staff created and keeps what the program reads', async () => {
    await app.request(property('create', 'passing', { type: 'json', value: { a: 1 } }), admin);
    expect((await app.request(property('delete', 'passing'), admin)).body).toEqual({
      status: 'SUCCESS',
      data: {},
    });
    expect((await app.request(property('read', 'passing'))).status).toBe(404);
    expect((await app.request(property('delete', 'streamLink'), admin)).body.error.type).toBe(
      'InvalidActionError',
    );
  });
});
