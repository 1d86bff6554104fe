import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../testing/app';
import { deleteOldEntries } from './player-log/service';

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
