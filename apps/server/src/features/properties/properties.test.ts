import { PROPERTY_GROUPS, valueProblem } from '@mes/domain/properties/properties';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../testing/app';
import { testConfig } from '../../../testing/settings';
import { auditLog } from '../../platform/audit/tables';
import { declaredProperties } from '../features';
import { propertyHistory } from './tables';

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

describe('values', () => {
  it.each(['123', '007', 'true', 'null', '"quoted"', '{"a":1}', '1e3'])(
    'that are texts stay texts: %s',
    async (value) => {
      const id = `text${Buffer.from(value).toString('hex')}`;
      await app.request(property('create', id, { type: 'string', value }), admin);
      const read = await app.request(property('read', id));
      expect(read.body.data.value).toBe(value);
      const history = await app.request(property('history', id), admin);
      expect(history.body.data[0].value).toBe(value);
      const [row] = await app.database.db
        .select()
        .from(auditLog)
        .where(eq(auditLog.subject, `property:${id}`));
      expect(row?.after).toBe(value);
    },
  );

  it.each([
    { id: 'vetoTurnSeconds', value: '30', says: 'It must be a number.' },
    { id: 'vetoTurnSeconds', value: 2, says: 'It must be between 3 and 600.' },
    { id: 'votingSeason', value: 1.5, says: 'It must be a whole number from 0 to 9999.' },
    { id: 'pictureApproval', value: 'yes', says: 'It must be true or false.' },
    { id: 'chatKnownHosts', value: 'youtube.com', says: 'It must be a list.' },
    { id: 'chatKnownHosts', value: [1], says: 'Item 1' },
    { id: 'discordTeamRole', value: ['1', '2'], says: 'at most 1 items' },
  ])(
    'of another type or beyond the limits are refused: $id $value',
    async ({ id, value, says }) => {
      const refused = await app.request(property('write', id, { value }), admin);
      expect(refused).toMatchObject({ status: 400, body: { error: { field: 'value' } } });
      expect(refused.body.message).toContain(says);
    },
  );

  it('of JSON are limited in size and depth', async () => {
    await app.request(property('create', 'large', { type: 'json', value: [] }), admin);
    const write = (value: unknown) => app.request(property('write', 'large', { value }), admin);
    expect((await write('x'.repeat(100_001))).status).toBe(400);
    const deep = JSON.parse(`${'['.repeat(400)}${']'.repeat(400)}`) as unknown;
    expect((await write(deep)).status).toBe(400);
    expect((await write([[['fine']]])).status).toBe(200);
  });

  it('that were valid once are not restored when they are not any more', async () => {
    await app.request(property('write', 'vetoTurnSeconds', { value: 30 }), admin);
    await app.database.db
      .update(propertyHistory)
      .set({ value: 1 })
      .where(and(eq(propertyHistory.property, 'vetoTurnSeconds'), eq(propertyHistory.revision, 1)));
    const { body } = await app.request(property('history', 'vetoTurnSeconds'), admin);
    const old = body.data.at(-1).value;
    const refused = await app.request(property('write', 'vetoTurnSeconds', { value: old }), admin);
    expect(refused.body.message).toContain('It must be between 3 and 600.');
  });
});

describe('the list', () => {
  it('says of each declared property what it does, where it shows, its limits and who changed it', async () => {
    await app.request(property('write', 'votingSeason', { value: 3 }), admin);
    const { body } = await app.request(property('all'), admin);
    const found = body.data.find(({ id }: { id: string }) => id === 'votingSeason');
    expect(found).toMatchObject({
      group: 'voting',
      shownAt: [{ label: 'Match voting', to: '/voting' }],
      limits: { min: 0, max: 9_999, whole: true },
      fallback: 1,
      builtIn: true,
      editor: { id: admin.id, name: 'An Admin' },
    });
  });

  it('is for admins', async () => {
    expect((await app.request(property('all'), player)).status).toBe(403);
    expect((await app.request(property('history', 'votingSeason'), streamer)).status).toBe(403);
  });

  it('has a description, a group and a place for every property that the program declares', () => {
    for (const declaration of declaredProperties(testConfig())) {
      const { id, type, description, group, shownAt, limits, fallback, value } = declaration;
      expect(description.length, id).toBeGreaterThan(15);
      expect(PROPERTY_GROUPS, id).toContain(group);
      expect(group, id).not.toBe('own');
      expect(shownAt.length, id).toBeGreaterThan(0);
      for (const { label, to } of shownAt) {
        expect(label, id).not.toBe('');
        if (to !== null) expect(to, id).toMatch(/^\//);
      }
      for (const given of fallback === undefined ? [value] : [value, fallback]) {
        expect(valueProblem(type, given, limits), id).toBeNull();
        expect(declaration.validate?.(given) ?? null, id).toBeNull();
      }
    }
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
