import type { Json } from '@mes/contract/scalars';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../testing/app';
import { connect } from '../../../testing/sockets';
import { deleteOldEntries } from './player-log/service';
import { createTail } from './tail/service';

const DAY = 86_400_000;

let app: TestApp;
let admin: Account;
let moderator: Account;
let player: Account;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('Chief', ['Admin']);
  moderator = await app.signIn('Reader', ['Moderator']);
  player = await app.signIn('Visitor');
});
afterAll(() => app.stop());

const report = (id: string, body: object, as?: Account) =>
  app.call({ path: `/api/logging/player/${id}`, body, as });
const search = (body: object, as: Account = moderator) =>
  app.call({ path: '/api/log/search', body, as });
const edit = (body: object, as: Account = admin) => app.call({ path: '/api/log/edit', body, as });

describe('the player log', () => {
  it('takes what a browser reports of itself, and of nobody else', async () => {
    await report(player.id, { event: 'visited-url', path: '/app/teams' }, player);
    await report('visitor-12345678', { event: 'visited-url', path: '/app/teams' });
    const other = await report(moderator.id, { event: 'visited-url', path: '/app' }, player);
    expect(other.status).toBe(403);
    const { body } = await search({ query: 'app/teams' });
    expect(body).toMatchObject({
      data: [
        { player: null, identifier: 'visitor-12345678' },
        { player: { id: player.id, name: 'Visitor' }, identifier: null },
      ],
      metadata: { total: 2 },
    });
  });

  it('finds by player, event, period and text, where % is a character', async () => {
    await report(player.id, { event: 'failed-call', message: '100% wrong' }, player);
    await report(player.id, { event: 'failed-call', message: '100 wrong' }, player);
    expect((await search({ query: '100%' })).body.data).toHaveLength(1);
    expect((await search({ event: 'failed-call', player: player.id })).body.data).toHaveLength(2);
    expect((await search({ start: Date.now() + DAY })).body.data).toEqual([]);
  });

  it('keeps what an entry said before an admin changed or deleted it', async () => {
    await report(player.id, { event: 'failed-call', message: 'a secret by mistake' }, player);
    const [{ _id }] = (await search({ query: 'by mistake' })).body.data;
    expect((await edit({ _id, update: { message: 'removed' } }, moderator)).status).toBe(403);
    const edited = await edit({ _id, update: { message: 'removed' } });
    expect(edited.body.data).toMatchObject({ message: 'removed', editedBy: { name: 'Chief' } });
    expect((await edit({ _id })).body.data).toBeNull();
    expect((await search({ query: 'removed' })).body.data).toEqual([]);
    expect((await edit({ _id })).status).toBe(404);
    const { body } = await app.request(
      { object: 'moderator', action: 'find_log', value: 'player_log', data: {} },
      moderator,
    );
    expect(body.data.map(({ action }: { action: string }) => action)).toEqual([
      'player_log.deleted',
      'player_log.edited',
    ]);
    expect(body.data[1].before).toMatchObject({ message: 'a secret by mistake' });
  });

  it('forgets after 90 days', async () => {
    await report(player.id, { event: 'old-event' }, player);
    await deleteOldEntries(app.database.db, Date.now() + 89 * DAY);
    expect((await search({ event: 'old-event' })).body.data).toHaveLength(1);
    await deleteOldEntries(app.database.db, Date.now() + 91 * DAY);
    expect((await search({ event: 'old-event' })).body.data).toEqual([]);
  });

  it('is read by moderators alone', async () => {
    expect((await search({}, player)).status).toBe(403);
  });
});

it('the audit log is found by actor, action and subject, newest first', async () => {
  await app.call({
    path: '/api/notes',
    body: { add: { about: player.id, note: 'A' } },
    as: moderator,
  });
  const find = (data: object) =>
    app.request({ object: 'moderator', action: 'find_log', data }, moderator);
  expect((await find({ actor: moderator.id })).body.data).toMatchObject([
    { action: 'note.added', actor: { name: 'Reader' } },
  ]);
  expect((await find({ action: 'note.added', actor: admin.id })).body.data).toEqual([]);
  const all = await app.request({ object: 'moderator', action: 'get_log', data: {} }, moderator);
  expect(all.body.metadata.total).toBeGreaterThan(2);
  const { body } = await app.request({ object: 'moderator', action: 'get_log', data: {} }, player);
  expect(body.message).toBe("You are missing permission 'Moderator' to access this resource.");
});

describe('versions of an entry', () => {
  const versions = async (id: string, as: Account = moderator) =>
    app.request({ object: 'moderator', action: 'log_versions', value: id, data: {} }, as);
  const restore = (version: string, as: Account = admin) =>
    app.request({ object: 'moderator', action: 'restore_log', value: version, data: {} }, as);
  const entryWith = async (message: string): Promise<string> => {
    await report(player.id, { event: 'failed-call', message }, player);
    return (await search({ query: message })).body.data[0]._id;
  };

  it('say who changed what and when, and bring an earlier text back', async () => {
    const _id = await entryWith('first text');
    await edit({ _id, update: { message: 'second text' } });
    const { body } = await versions(_id);
    expect(body.data).toMatchObject({
      entry: { message: 'second text' },
      versions: [{ message: 'first text', changedBy: { name: 'Chief' } }],
    });
    const [{ id }] = body.data.versions;
    expect((await restore(id, moderator)).status).toBe(403);
    expect((await restore(id)).body.data.message).toBe('first text');
    const again = (await versions(_id)).body.data;
    expect(again.versions.map(({ message }: { message: string }) => message)).toEqual([
      'second text',
      'first text',
    ]);
    expect((await versions(_id, player)).status).toBe(403);
  });

  it('bring a deleted entry back', async () => {
    const _id = await entryWith('deleted by mistake');
    await edit({ _id });
    const { entry, versions: found } = (await versions(_id)).body.data;
    expect(entry).toBeNull();
    expect((await restore(found[0].id)).status).toBe(200);
    expect((await search({ query: 'deleted by mistake' })).body.data).toHaveLength(1);
    expect((await restore(found[0].id)).status).toBe(200);
    expect((await restore('00000000-0000-7000-8000-000000000000')).status).toBe(404);
  });
});

describe('saved searches', () => {
  const act = (action: string, value: string | undefined, data: object, as: Account) =>
    app.request({ object: 'moderator', action, value, data }, as);
  const names = async (as: Account): Promise<string[]> =>
    (await act('log_searches', undefined, {}, as)).body.data.map(
      ({ name }: { name: string }) => name,
    );

  it('belong to who saved them', async () => {
    const filters = { log: 'player', event: 'failed-call', person: player.id };
    const saved = await act('save_log_search', 'Failures', filters, moderator);
    expect(saved.body.data).toMatchObject({
      ...filters,
      name: 'Failures',
      query: '',
      person: { name: 'Visitor' },
    });
    expect(await names(admin)).toEqual([]);
    const { id } = saved.body.data;
    expect((await act('delete_log_search', id, {}, admin)).status).toBe(404);
    expect((await act('save_log_search', 'Mine', filters, player)).status).toBe(403);
    const again = await act('save_log_search', 'Failures', { log: 'player' }, moderator);
    expect(again.body.data).toMatchObject({ id, event: null, person: null });
    expect((await act('delete_log_search', id, {}, moderator)).status).toBe(200);
    expect(await names(moderator)).toEqual([]);
  });

  it('are refused for a person who does not exist, and after fifty', async () => {
    const missing = { log: 'audit', person: 'nobody' };
    expect((await act('save_log_search', 'Lost', missing, moderator)).status).toBe(404);
    for (let number = 0; number < 50; number++) {
      await act('save_log_search', `Search ${number}`, { log: 'audit' }, moderator);
    }
    const more = await act('save_log_search', 'One more', { log: 'audit' }, moderator);
    expect(more.body.message).toMatch(/^You have 50 saved searches/);
  });
});

it('pages are told that a log has grown, and nothing is asked while none listens', async () => {
  const states: Json[] = [];
  app.feed.onState((channel, state) => {
    if (channel === 'logs') states.push(state);
  });
  await report(player.id, { event: 'visited-url', path: '/app/tail' }, player);
  const [{ _id }] = (await search({ query: 'app/tail' })).body.data;
  let isFollowed = false;
  const tail = createTail({
    db: app.database.db,
    feed: app.feed,
    hasSubscribers: ({ name }) => isFollowed && name === 'logs',
  });
  await tail();
  expect(states).toEqual([]);
  isFollowed = true;
  await tail();
  await tail();
  expect(states).toEqual([{ player: _id, audit: expect.any(String) }]);
});

it('a page that listens to the logs is told', async () => {
  const page = await connect(app, { as: moderator });
  await page.subscribe('logs');
  await report(player.id, { event: 'visited-url', path: '/app/seen' }, player);
  const [{ _id }] = (await search({ query: 'app/seen' })).body.data;
  await expect.poll(() => JSON.stringify(page.states), { timeout: 5_000 }).toContain(_id);
  page.close();
});

it('shows moderators no values of properties that only admins may read', async () => {
  const property = (action: string, value: string, data: object) =>
    app.request({ object: 'property', action, value, data }, admin);
  const id = 'ownSecret';
  await property('create', id, { type: 'string', value: 'was open', readPermissions: null });
  await property('update_permissions', id, { readPermissions: 'Admin' });
  await property('write', id, { value: 'not for moderators' });
  const find = async (as: Account) => {
    const data = { subject: `property:${id}` };
    return (await app.request({ object: 'moderator', action: 'find_log', data }, as)).body.data;
  };
  const seen: { action: string; before: Json; after: Json }[] = await find(moderator);
  expect(seen.map(({ action }) => action)).toEqual([
    'property.written',
    'property.permissions_changed',
    'property.created',
  ]);
  expect(seen.every(({ before, after }) => before === null && after === null)).toBe(true);
  // Not even where the property is opened later: the entry never had the value.
  await property('update_permissions', id, { readPermissions: null });
  expect(JSON.stringify(await find(moderator))).not.toContain('not for moderators');
  expect(JSON.stringify(await find(moderator))).toContain('was open');
});
