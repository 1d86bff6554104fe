import type { Reaction } from '@mes/domain/articles/reactions';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../testing/app';
import { connect } from '../../../testing/sockets';
import { until } from '../../../testing/until';
import { bans } from '../moderation/tables';

let app: TestApp;
let moderator: Account;
let reader: Account;

beforeAll(async () => {
  app = await startTestApp();
  moderator = await app.signIn('A Moderator', ['Moderator']);
  reader = await app.signIn('A Reader');
});
afterAll(() => app.stop());

const NONE = { like: 0, fire: 0, surprise: 0, sad: 0 };

const article = (action: string, value?: string, data?: object, as: Account = moderator) =>
  app.request({ object: 'article', action, value, data }, as);
const react = (id: string, reaction: Reaction | null, as?: Account) =>
  app.request({ object: 'article', action: 'react', value: id, data: { reaction } }, as);
const countsOf = async (id: string) =>
  (await app.request({ object: 'article', action: 'reactions', value: id })).body.data;

async function publish(): Promise<{ id: string; revision: number }> {
  const content = { title: 'A', summary: 'b', html: '<p>c</p>', picture: null, tags: [] };
  const { id } = (await article('create', undefined, content)).body.data;
  return (await article('publish', id, { revision: 1 })).body.data;
}

it('is one for each person, can be changed and taken back', async () => {
  const { id } = await publish();
  expect(await countsOf(id)).toEqual(NONE);
  expect((await react(id, 'like', reader)).body.data).toEqual({ ...NONE, like: 1 });
  await react(id, 'like', moderator);
  expect(await countsOf(id)).toEqual({ ...NONE, like: 2 });
  await react(id, 'fire', reader);
  expect(await countsOf(id)).toEqual({ ...NONE, like: 1, fire: 1 });
  expect((await article('own_reaction', id, {}, reader)).body.data).toEqual({ reaction: 'fire' });
  await react(id, null, reader);
  await react(id, null, reader);
  expect(await countsOf(id)).toEqual({ ...NONE, like: 1 });
});

it('counts a double click once, and many people at the same moment', async () => {
  const { id } = await publish();
  const people = await Promise.all(['P1', 'P2', 'P3', 'P4'].map((name) => app.signIn(name)));
  await Promise.all([...people, ...people].map((person) => react(id, 'like', person)));
  expect(await countsOf(id)).toEqual({ ...NONE, like: 4 });
});

it('is published with the counts, to those who read the article', async () => {
  const { id } = await publish();
  const socket = await connect(app);
  await socket.subscribe(`article:${id}`);
  await react(id, 'sad', reader);
  await react(id, 'sad', reader);
  await react(id, 'surprise', reader);
  await until('both changes', () => socket.frames.length >= 2);
  expect(socket.frames.map(({ type, data }) => [type, data.counts])).toEqual([
    ['article.reacted', { ...NONE, sad: 1 }],
    ['article.reacted', { ...NONE, surprise: 1 }],
  ]);
  socket.close();
});

it('is refused to visitors and banned people, for drafts and for other reactions', async () => {
  const { id, revision } = await publish();
  expect((await react(id, 'like')).body.error.type).toBe('ForbiddenError');
  const banned = await app.signIn('A Banned One');
  const ban = {
    player: banned.id,
    scope: 'site',
    reason: 'A test',
    createdAt: Date.now(),
  } as const;
  await app.database.db.insert(bans).values({ id: uuidv7(), ...ban });
  expect((await react(id, 'like', banned)).status).toBe(403);
  const other = await app.request(
    { object: 'article', action: 'react', value: id, data: { reaction: 'party' } },
    reader,
  );
  expect(other.body.error.type).toBe('InvalidParameterError');
  await article('unpublish', id, { revision });
  expect((await react(id, 'like', reader)).status).toBe(404);
  expect((await app.request({ object: 'article', action: 'reactions', value: id })).status).toBe(
    404,
  );
});

it('is exported with the account, and deleted with it', async () => {
  const { id } = await publish();
  const leaving = await app.signIn('Leaving Reader');
  await react(id, 'fire', leaving);
  const exported = await app.request({ object: 'player', action: 'export' }, leaving);
  expect(exported.body.data.parts.articleReactions).toMatchObject([{ reaction: 'fire' }]);
  const data = { name: 'Leaving Reader' };
  await app.request({ object: 'player', action: 'delete_account', data }, leaving);
  await react(id, 'like', reader);
  expect(await countsOf(id)).toEqual({ ...NONE, like: 1 });
});
