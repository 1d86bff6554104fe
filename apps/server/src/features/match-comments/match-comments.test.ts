import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../testing/app';
import { addTeam } from '../../../testing/league';
import { connect } from '../../../testing/sockets';
import { until } from '../../../testing/until';
import { auditLog } from '../../platform/audit/tables';
import { bans } from '../moderation/tables';
import { tickets } from '../support/tables';
import { matchCommentData } from './personal-data';
import { matchComments } from './tables';

let app: TestApp;
let moderator: Account;
let writer: Account;
let reader: Account;
let match: string;

beforeAll(async () => {
  app = await startTestApp();
  moderator = await app.signIn('A Moderator', ['Moderator']);
  writer = await app.signIn('A Writer');
  reader = await app.signIn('A Reader');
  await addTeam(app, 'Nova');
  await addTeam(app, 'Ember');
  match = await newMatch();
});
afterAll(() => app.stop());

async function newMatch(): Promise<string> {
  const body = { teamA: 'Nova', teamB: 'Ember', bestOf: 1 };
  return (await app.call({ path: '/api/matches', body, as: moderator })).body.data.id;
}

const call = (action: string, value: string, data: object = {}, as?: Account) =>
  app.request({ object: 'match_comment', action, value, data }, as);
const add = (text: string, as: Account | undefined = writer, id = match) =>
  call('add', id, { text }, as);
const list = async (id = match, data: object = {}) =>
  (await call('list', id, { count: 100, ...data })).body.data;
const textsOf = async (id = match) =>
  (await list(id)).comments.map(({ text }: { text: string }) => text);

it('shows comments newest first, a page at a time', async () => {
  const id = await newMatch();
  for (const text of ['one', 'two', 'three'])
    expect((await add(text, writer, id)).status).toBe(200);
  await until('all are listed', async () => (await textsOf(id)).length === 3);
  const newest = await list(id, { count: 2 });
  expect(newest).toMatchObject({
    comments: [{ text: 'three', author: { id: writer.id }, editedAt: null }, { text: 'two' }],
    ...{ older: true, closed: false },
  });
  const older = await list(id, { count: 2, before: newest.comments[1].id });
  expect(older).toMatchObject({ comments: [{ text: 'one' }], older: false });
});

it('refuses visitors, empty texts, unknown matches and people banned from the chat', async () => {
  expect((await call('add', match, { text: 'hello' })).status).toBe(403);
  expect(await add(' \u200b ')).toMatchObject({ status: 400, body: { error: { field: 'text' } } });
  expect((await add('hello', writer, 'nosuchmatch')).status).toBe(404);
  expect((await call('list', 'nosuchmatch')).status).toBe(404);
  const banned = await app.signIn('A Banned');
  await app.database.db.insert(bans).values({
    ...{ id: crypto.randomUUID(), player: banned.id, scope: 'chat', reason: 'Spam' },
    createdAt: Date.now(),
  });
  expect((await add('hello', banned)).status).toBe(403);
});

it('refuses words and links that the chat refuses', async () => {
  await app.request({ object: 'chat', action: 'add_word', value: 'badword' }, moderator);
  expect((await add('what a BADWORD')).status).toBe(400);
  expect((await add('see https://phishing.example/win')).status).toBe(400);
  expect((await add('see https://phishing.example/win', moderator)).status).toBe(200);
});

it('can be changed and deleted by its author alone, and changed for 15 minutes', async () => {
  const { id } = (await add('first')).body.data;
  expect((await call('edit', id, { text: 'taken' }, reader)).status).toBe(403);
  expect((await call('edit', id, { text: 'second' }, writer)).body.data).toMatchObject({
    text: 'second',
    editedAt: expect.any(Number),
  });
  await app.database.db
    .update(matchComments)
    .set({ sentAt: Date.now() - 16 * 60_000 })
    .where(eq(matchComments.id, id));
  expect((await call('edit', id, { text: 'third' }, writer)).status).toBe(400);
  expect((await call('delete_own', id, {}, reader)).status).toBe(403);
  expect((await call('delete_own', id, {}, writer)).status).toBe(200);
  expect((await call('delete_own', id, {}, writer)).status).toBe(404);
});

it('is reported once by each person, and its tickets close when a moderator deletes it', async () => {
  const { id } = (await add('rude')).body.data;
  const data = { reason: 'harassment', note: 'Look at this' };
  expect((await call('report', id, data, writer)).status).toBe(400);
  await Promise.all([call('report', id, data, reader), call('report', id, data, reader)]);
  const open = await app.database.db.select().from(tickets).where(eq(tickets.about, writer.id));
  expect(open).toMatchObject([{ category: 'message_report', match, player: reader.id }]);

  expect((await call('remove', id, { reason: 'Rude' }, reader)).status).toBe(403);
  expect((await call('remove', id, { reason: ' ' }, moderator)).status).toBe(400);
  expect((await call('remove', id, { reason: 'Rude' }, moderator)).status).toBe(200);
  await until('it is gone', async () => !(await textsOf()).includes('rude'));
  const [closed] = await app.database.db.select().from(tickets).where(eq(tickets.about, writer.id));
  expect(closed).toMatchObject({ state: 'closed' });
  const [logged] = await app.database.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `match:${match}`))
    .orderBy(desc(auditLog.at))
    .limit(1);
  expect(logged).toMatchObject({ action: 'comment.removed', after: { reason: 'Rude' } });
});

it('comes back when a moderator restores it, unless its author has deleted it', async () => {
  const id = await newMatch();
  const removed = (await add('too hasty', writer, id)).body.data.id;
  const deleted = (await add('a slip', writer, id)).body.data.id;
  await call('remove', removed, { reason: 'Insult' }, moderator);
  await call('delete_own', deleted, {}, writer);
  const { body } = await call('removed', id, {}, moderator);
  expect(body.data).toMatchObject([
    { id: removed, text: 'too hasty', reason: 'Insult', removedBy: { id: moderator.id } },
  ]);
  expect((await call('removed', id, {}, writer)).status).toBe(403);
  expect((await call('restore', removed, {}, writer)).status).toBe(403);
  const refused = await call('restore', deleted, {}, moderator);
  expect(JSON.stringify(refused.body)).toContain('The author deleted it.');

  expect((await call('restore', removed, {}, moderator)).body.data.text).toBe('too hasty');
  expect((await call('restore', removed, {}, moderator)).status).toBe(400);
  await until('it is listed', async () => (await textsOf(id)).join() === 'too hasty');
  expect((await call('removed', id, {}, moderator)).body.data).toEqual([]);
});

it('can be closed by moderators, who still write', async () => {
  const id = await newMatch();
  expect((await call('set_closed', id, { closed: true }, writer)).status).toBe(403);
  await call('set_closed', id, { closed: true }, moderator);
  await call('set_closed', id, { closed: true }, moderator);
  expect((await add('too late', writer, id)).status).toBe(400);
  expect((await add('Why it is closed', moderator, id)).status).toBe(200);
  await until('it is closed', async () => (await list(id)).closed);
  await call('set_closed', id, { closed: false }, moderator);
  expect((await add('again', writer, id)).status).toBe(200);
});

it('is published with its text to those who read the match', async () => {
  const id = await newMatch();
  const socket = await connect(app);
  await socket.subscribe(`match_comments:${id}`);
  await add('live', writer, id);
  await until('it has arrived', () => socket.frames.length > 0);
  expect(socket.frames[0]).toMatchObject({
    type: 'comment.added',
    data: { comment: { text: 'live', author: { id: writer.id } } },
  });
  socket.close();
});

it('stays without a name when the account is deleted, and is part of the export', async () => {
  const leaver = await app.signIn('A Leaver');
  const id = await newMatch();
  await add('bye', leaver, id);
  const owner = { id: leaver.id, now: Date.now() };
  expect(await matchCommentData.collect(app.database.db, owner)).toMatchObject([
    { match: id, text: 'bye' },
  ]);
  await app.database.transaction((tx) => matchCommentData.delete!(tx, owner));
  const [row] = await app.database.db
    .select()
    .from(matchComments)
    .where(eq(matchComments.match, id));
  expect(row).toMatchObject({ author: null, text: 'bye' });
});
