import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../testing/app';
import { audit } from '../../platform/audit/audit';
import { setPermissions } from '../accounts/service';

const DAY = 86_400_000;

let app: TestApp;
let admin: Account;
let moderator: Account;
let player: Account;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('Head Of All', ['Admin']);
  moderator = await app.signIn('Watchful', ['Moderator']);
  player = await app.signIn('Rowdy');
  // As if all three had been here for two years.
  const since = new Date(Date.now() - 730 * DAY);
  await app.database.db.execute(sql`UPDATE staff_terms SET since = ${since.toISOString()}`);
});
afterAll(() => app.stop());

const ask = (action: string, data: object = {}, as: Account = admin) =>
  app.request({ object: 'admin', action, data }, as);
const leaderboard = async (query = '') => {
  const reply = await app.call({ path: `/api/leaderboards/staff-activity${query}`, as: moderator });
  return reply.body.data as { staff: { id: string }; rank: number; points: number }[];
};
const rowOf = async ({ id }: Account, query = '') =>
  (await leaderboard(query)).find(({ staff }) => staff.id === id);
const grant = (account: Account, permissions: string[], now = Date.now()) =>
  app.database.transaction((tx) =>
    setPermissions(tx, { accountId: account.id, permissions }, { actor: null, now }),
  );
const act = (account: Account, action: string, { subject = 'match:one', at = Date.now() } = {}) =>
  app.database.transaction((tx) => audit(tx, { at, actor: account.id, action, subject }));

describe('the staff', () => {
  it('is everyone with a permission, admins first', async () => {
    const caster = await app.signIn('A Caster', ['readfacts']);
    const { body } = await ask('get_staff', {}, moderator);
    expect(body.data.map(({ id }: { id: string }) => id)).toEqual([
      admin.id,
      moderator.id,
      caster.id,
    ]);
    expect(body.data[2]).toMatchObject({ permissions: ['readfacts'], old: false, until: null });
  });

  it('has former members, with what they were and until when', async () => {
    const leaver = await app.signIn('Gone Soon');
    await grant(leaver, ['Moderator'], 1_000);
    await grant(leaver, ['Moderator', 'editstream'], 2_000);
    expect((await ask('get_ex_staff', {}, moderator)).body.data).toEqual([]);
    await grant(leaver, [], 3_000);
    expect((await ask('get_ex_staff', {}, moderator)).body.data).toMatchObject([
      {
        id: leaver.id,
        permissions: ['Moderator', 'editstream'],
        old: true,
        since: 1_000,
        until: 3_000,
      },
    ]);

    await grant(leaver, ['fullclips'], 4_000);
    expect((await ask('get_ex_staff', {}, moderator)).body.data).toEqual([]);
    const { body } = await ask('get_staff', {}, moderator);
    expect(body.data.find(({ id }: { id: string }) => id === leaver.id)).toMatchObject({
      since: 4_000,
      until: null,
    });
    await grant(leaver, []);
  });

  it('is granted and taken once, however many do so at the same time', async () => {
    const one = await app.signIn('Twice Granted');
    await Promise.all([grant(one, ['Moderator']), grant(one, ['Moderator'])]);
    await Promise.all([grant(one, []), grant(one, [])]);
    const { rows } = await app.database.db.execute(
      sql`SELECT until FROM staff_terms WHERE account = ${one.id}`,
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]!.until).not.toBeNull();
  });

  it('is read by staff alone', async () => {
    for (const action of ['get_staff', 'get_ex_staff', 'activity']) {
      expect((await ask(action, {}, player)).status).toBe(403);
    }
    expect((await ask('activity', {}, moderator)).status).toBe(403);
    const path = '/api/leaderboards/staff-activity';
    expect((await app.call({ path, as: player })).status).toBe(403);
    expect((await app.call({ path: '/api/activity/messages', body: {}, as: player })).status).toBe(
      403,
    );
  });
});

describe('activity', () => {
  it('is counted from the audit log, a subject once a day', async () => {
    const before = (await rowOf(moderator))!.points;
    const noon = Math.floor(Date.now() / DAY) * DAY - DAY / 2;
    for (const at of [noon, noon + 1, noon + 2]) await act(moderator, 'ban.created', { at });
    await act(moderator, 'ban.created', { subject: 'player:other', at: noon });
    await act(moderator, 'ban.created', { at: noon - DAY });
    await act(moderator, 'match.finished', { at: noon });
    await act(moderator, 'team.renamed', { at: noon });
    expect(await rowOf(moderator)).toMatchObject({ points: before + 3 * 4 + 5, matches: 1 });

    const { body } = await ask('activity', { user: moderator.id, size: 2 });
    expect(body.metadata.total).toBe(4);
    expect(body.data).toHaveLength(2);
    expect(body.data[0]).toMatchObject({ staff: { name: 'Watchful' }, addedBy: null, at: noon });
  });

  it('counts what the chat and the queue of pictures write into the audit log', async () => {
    const names = ['chat.message_removed', 'comment.removed', 'picture.approved'];
    const before = (await rowOf(moderator))!.points;
    for (const action of names) await act(moderator, action, { subject: `one:${action}` });
    expect((await rowOf(moderator))!.points).toBe(before + names.length * 4);
  });

  it('counts only while on the staff', async () => {
    const joiner = await app.signIn('Joins Later');
    const now = Date.now();
    await act(joiner, 'match.finished', { subject: 'match:before', at: now - 5 * DAY });
    await act(joiner, 'match.finished', { subject: 'match:during', at: now - 3 * DAY });
    await act(joiner, 'match.finished', { subject: 'match:after', at: now - 1 * DAY });
    expect(await rowOf(joiner)).toBeUndefined();
    await grant(joiner, ['Moderator'], now - 4 * DAY);
    await grant(joiner, [], now - 2 * DAY);
    expect(await rowOf(joiner)).toMatchObject({ points: 5, matches: 1, staff: { old: true } });
    // Whoever left is listed for the time in which they did something.
    expect(await rowOf(joiner, `?start=${now - DAY}`)).toBeUndefined();
  });

  it('counts messages of staff in match rooms, by day', async () => {
    const writer = await app.signIn('Writes Much', ['Moderator']);
    const today = Math.floor(Date.now() / DAY) * DAY;
    const since = new Date(today - 9 * DAY).toISOString();
    await app.database.db.execute(
      sql`UPDATE staff_terms SET since = ${since} WHERE account = ${writer.id}`,
    );
    const match = await createMatch();
    const write = (at: number, more: { role?: string; deletedAt?: string } = {}) =>
      app.database.db.execute(sql`
        INSERT INTO room_messages (id, match, pairing, by, role, text, sent_at, deleted_at)
        VALUES (${uuidv7()}, ${match}, ':', ${writer.id}, ${more.role ?? 'staff'}, 'Hello',
          ${new Date(at).toISOString()}, ${more.deletedAt ?? null})`);
    for (const at of [today - DAY, today - DAY + 5, today - 2 * DAY]) await write(at);
    await write(today - DAY, { role: 'A' });
    await write(today - DAY, { deletedAt: since });
    await write(today - 20 * DAY);

    const { body } = await app.call({
      path: '/api/activity/messages',
      body: { user: writer.id, start: today - 30 * DAY },
      as: moderator,
    });
    expect(body.data).toMatchObject({
      start: today - 30 * DAY,
      total: 3,
      staff: [
        {
          player: { id: writer.id },
          total: 3,
          days: [
            { day: today - 2 * DAY, messages: 1 },
            { day: today - DAY, messages: 2 },
          ],
        },
      ],
    });
    expect(await rowOf(writer)).toMatchObject({ points: 3, messages: 3 });
    const entries = await ask('activity', { user: writer.id });
    expect(entries.body.data).toMatchObject([
      { kind: 'message', count: 2, points: 2 },
      { kind: 'message', count: 1, points: 1 },
    ]);
  });

  it('counts messages in the chat, all of a day as one', async () => {
    const chatty = await app.signIn('Chats Much', ['Moderator']);
    const today = Math.floor(Date.now() / DAY) * DAY;
    const { db } = app.database;
    await db.execute(sql`
      UPDATE staff_terms SET since = ${new Date(today - 9 * DAY).toISOString()}
      WHERE account = ${chatty.id}`);
    await db.execute(sql`
      INSERT INTO chat_channels (id, name, position, created_at) VALUES ('lounge', 'Lounge', 99, now())`);
    const write = (at: number, deletedAt: string | null = null) =>
      db.execute(sql`
        INSERT INTO chat_messages (id, channel, author, text, sent_at, deleted_at)
        VALUES (${uuidv7()}, 'lounge', ${chatty.id}, 'Hi', ${new Date(at).toISOString()}, ${deletedAt})`);
    for (const at of [today - DAY, today - DAY + 5, today - DAY + 9, today - 2 * DAY])
      await write(at);
    await write(today - DAY, new Date(today).toISOString());
    await write(today - 20 * DAY);
    expect(await rowOf(chatty)).toMatchObject({ points: 2, messages: 4 });
    const { body } = await ask('activity', { user: chatty.id });
    expect(body.data).toMatchObject([
      { kind: 'chat', count: 3, points: 1 },
      { kind: 'chat', count: 1, points: 1 },
    ]);
  });

  it('counts a ticket once a day for each who answers, and its closing', async () => {
    const onTicket = (as: Account, action: string, value?: string, data: object = {}) =>
      app.request({ object: 'ticket', action, value, data }, as);
    const request = { category: 'other', subject: 'Lost password', text: 'Please help me.' };
    const ticket = (await onTicket(player, 'open', undefined, request)).body.data.id;
    const before = (await rowOf(moderator))!;
    for (const text of ['Which account?', 'Did it help?'])
      await onTicket(moderator, 'answer', ticket, { text });
    await onTicket(moderator, 'set_state', ticket, { state: 'closed' });
    const after = (await rowOf(moderator))!;
    expect(after).toMatchObject({ tickets: 2, points: before.points + 3 + 5 });
    expect(await rowOf(player)).toBeUndefined();
  });

  it('counts a map for whoever captured it, not for whoever corrected it', async () => {
    const match = await createMatch();
    const start = Date.now() - 2 * DAY;
    await app.database.db.execute(sql`
      INSERT INTO match_maps (match, index, map, state, halves)
      VALUES (${match}, 0, 'Bureau', 'finished', '[]')`);
    await app.database.db.execute(sql`INSERT INTO captures (match) VALUES (${match})`);
    await app.database.db.execute(sql`
      INSERT INTO capture_maps (match, map, list, lineup, toggles)
      VALUES (${match}, 0, ${uuidv7()}, '[]', '{}')`);
    const entry = (sequence: number, operator: Account) =>
      app.database.db.execute(sql`
        INSERT INTO capture_entries (match, map, sequence, id, kind, operator, written_at)
        VALUES (${match}, 0, ${sequence}, ${uuidv7()}, 'record', ${operator.id},
          ${new Date(start + sequence).toISOString()})`);
    for (let sequence = 1; sequence <= 12; sequence++) await entry(sequence, moderator);
    for (let sequence = 13; sequence <= 16; sequence++) await entry(sequence, admin);
    expect(await rowOf(moderator)).toMatchObject({ captured: 1 });
    expect(await rowOf(admin)).toMatchObject({ captured: 0 });
    // The period ends in the middle of the map, or begins there: it counts where it began.
    expect(await rowOf(moderator, `?end=${start + 5}`)).toMatchObject({ captured: 1 });
    expect(await rowOf(moderator, `?start=${start + 6}`)).toMatchObject({ captured: 0 });
  });

  it('is ranked by points', async () => {
    const rows = await leaderboard();
    const points = rows.map((row) => row.points);
    expect(points).toEqual(points.toSorted((one, other) => other - one));
    expect(rows[0]!.rank).toBe(1);
  });

  it('of a period that ends before it starts is refused', async () => {
    const { status, body } = await ask('activity', { start: 2, end: 1 });
    expect(status).toBe(400);
    expect(body.error).toMatchObject({ type: 'InvalidParameterError', field: 'start' });
  });
});

describe('a credit', () => {
  const credit = { kind: 'Event on site', points: 25, note: 'Ran the desk in Berlin' };

  it('counts when it was done, and says who added it', async () => {
    const helper = await app.signIn('Helps Out', ['Moderator']);
    const at = Date.now() - 3 * DAY;
    const { body } = await ask('add_activity', { user: helper.id, ...credit, at });
    expect(body.data).toMatchObject({ ...credit, at, addedBy: { name: 'Head Of All' } });
    await ask('add_activity', { user: helper.id, kind: 'Correction', points: -5 });
    expect(await rowOf(helper)).toMatchObject({ points: 20, messages: 0, matches: 0 });
    const entries = await ask('activity', { user: helper.id });
    expect(entries.body.data).toMatchObject([
      { kind: 'Correction', points: -5, note: '', count: 0 },
      { ...credit, id: body.data.id },
    ]);
    const { rows } = await app.database.db.execute(
      sql`SELECT actor FROM audit_log WHERE action = 'staff.credited' AND subject = ${`account:${helper.id}`}`,
    );
    expect(rows).toEqual([{ actor: admin.id }, { actor: admin.id }]);
  });

  it('in the words of a counted kind adds points, and nothing to its column', async () => {
    const helper = await app.signIn('Poses As', ['Moderator']);
    await ask('add_activity', { user: helper.id, kind: 'message', points: 7 });
    expect(await rowOf(helper)).toMatchObject({ points: 7, messages: 0 });
  });

  it('is given to staff and those who were, by admins', async () => {
    expect((await ask('add_activity', { user: player.id, ...credit })).body.error).toMatchObject({
      type: 'InvalidParameterError',
      field: 'user',
    });
    expect((await ask('add_activity', { user: 'nobody', ...credit })).status).toBe(400);
    const input = { user: moderator.id, ...credit };
    expect((await ask('add_activity', input, moderator)).status).toBe(403);
  });

  it.each([
    ['in the future', { at: Date.now() + DAY }, 'at'],
    ['of too many points', { points: 1_001 }, 'points'],
    ['of no kind', { kind: ' ' }, 'kind'],
    ['with a novel', { note: 'x'.repeat(501) }, 'note'],
  ])('%s is refused', async (_, change, field) => {
    const { status, body } = await ask('add_activity', {
      user: moderator.id,
      ...credit,
      ...change,
    });
    expect(status).toBe(400);
    expect(body.error.field).toBe(field);
  });

  it('goes with the account, which can export it before', async () => {
    const leaver = await app.signIn('Deletes All', ['Moderator']);
    await ask('add_activity', { user: leaver.id, ...credit });
    const exported = await app.request({ object: 'player', action: 'export' }, leaver);
    expect(exported.body.data.parts.staff).toMatchObject({
      terms: [{ permissions: ['Moderator'], until: null }],
      credits: [credit],
    });
    await app.request(
      { object: 'player', action: 'delete_account', data: { name: 'Deletes All' } },
      leaver,
    );
    expect(await rowOf(leaver)).toBeUndefined();
    expect((await ask('activity', { user: leaver.id })).body.data).toEqual([]);
  });
});

async function createMatch(): Promise<string> {
  const { body } = await app.call({
    path: '/api/matches',
    body: { round: 'Friendly', teamA: null, teamB: null, bestOf: 1, startsAt: Date.now() },
    as: admin,
  });
  return body.data.id;
}
