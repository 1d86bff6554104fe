import { channels } from '@mes/contract/channels';
import { TICKET_LIMITS } from '@mes/domain/support/limits';
import { REOPEN_MS } from '@mes/domain/support/tickets';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../testing/app';
import { publish } from '../../platform/outbox/publish';
import { bans } from '../moderation/tables';
import { notifications } from '../notifications/tables';
import { answerTicket, findMessagesSince } from './messages/service';
import { findAllByDiscordId, linkTicketChannel, searchTickets } from './queue/service';
import { tickets } from './tables';

const DAY = 86_400_000;

let app: TestApp;
let now: number;
let staff: Account;
let helper: Account;
let ann: Account;
let ben: Account;

beforeAll(async () => {
  now = Date.now();
  app = await startTestApp({ clock: () => now, rateLimits: false });
  staff = await app.signIn('A Moderator', ['Moderator']);
  helper = await app.signIn('A Helper', ['Moderator']);
  ann = await app.signIn('Ann');
  ben = await app.signIn('Ben');
});
afterAll(() => app.stop());

const act = async (as: Account | null, action: string, value?: string, data: object = {}) =>
  (await app.request({ object: 'ticket', action, value, data }, as ?? undefined)).body;

const REQUEST = { category: 'other', subject: 'Lost password', text: 'Please help me.' };

/** As somebody else each time, because a person has few open tickets. */
let people = 0;
async function openAsNew(change: object = {}) {
  const player = await app.signIn(`Player ${++people}`);
  const answer = await act(player, 'open', undefined, { ...REQUEST, ...change });
  return { player, ticket: answer.data, id: answer.data?.id as string };
}
const read = async (as: Account, id: string) => (await act(as, 'read', id)).data;
const write = (as: Account, id: string, text = 'Some text.') => act(as, 'answer', id, { text });
const setState = (id: string, state: string) => act(staff, 'set_state', id, { state });
const notificationsOf = (id: string) =>
  app.database.db.select().from(notifications).where(eq(notifications.account, id));

async function ban(player: Account, scope: 'site' | 'chat' = 'site'): Promise<string> {
  const id = uuidv7();
  await app.database.db
    .insert(bans)
    .values({ id, player: player.id, scope, reason: 'Cheating', createdAt: now });
  // As moderators do it: sessions are read again.
  await app.database.transaction((tx) =>
    publish(tx, channels.account(player.id), 'account.changed', { id: player.id }),
  );
  return id;
}

describe('a ticket', () => {
  it('is opened, answered by both sides, closed and reopened', async () => {
    const { player, ticket, id } = await openAsNew();
    expect(ticket).toMatchObject({ state: 'open', messages: 1, unread: false, assignee: null });
    expect((await act(staff, 'list')).data).toContainEqual(
      expect.objectContaining({ id, unread: true }),
    );
    now += 60_000;
    expect((await write(staff, id, 'Which account?')).data).toMatchObject({ side: 'staff' });
    const answered = await read(player, id);
    expect(answered).toMatchObject({
      side: 'player',
      refusal: null,
      ticket: { state: 'waiting_for_player', firstAnswerAt: now, unread: true },
    });
    expect(answered.messages.map(({ text }: { text: string }) => text)).toEqual([
      'Please help me.',
      'Which account?',
    ]);
    expect(await notificationsOf(player.id)).toMatchObject([
      { type: 'ticket.answered', link: `/app/support/tickets/${id}`, text: 'Lost password' },
    ]);
    const seen = await act(player, 'mark_seen', id, { upTo: answered.messages[1].id });
    expect(seen.data.player).toBe(answered.messages[1].id);
    expect((await notificationsOf(player.id))[0]!.readAt).not.toBeNull();
    await write(player, id, 'This one.');
    expect((await read(staff, id)).ticket).toMatchObject({ state: 'waiting_for_staff' });
    expect((await setState(id, 'closed')).data).toMatchObject({ state: 'closed', closedAt: now });
    await write(player, id, 'Still lost.');
    expect((await read(player, id)).ticket).toMatchObject({
      state: 'waiting_for_staff',
      closedAt: null,
    });
  });

  it('stays closed after a week', async () => {
    const { player, id } = await openAsNew();
    await setState(id, 'closed');
    now += REOPEN_MS;
    const answer = await write(player, id);
    expect(answer.message).toBe('This ticket has been closed for a week. Please open a new one.');
    expect((await read(player, id)).refusal).toBe(answer.message);
    expect((await write(staff, id)).status).toBe('SUCCESS');
  });

  it('does not exist for others', async () => {
    const { id } = await openAsNew();
    for (const action of ['read', 'answer', 'mark_seen', 'typing']) {
      const data = { text: 'x', upTo: uuidv7() };
      expect([action, (await act(ben, action, id, data)).message]).toEqual([
        action,
        'Resource not found',
      ]);
    }
    for (const action of ['list', 'assign', 'set_state', 'merge', 'notes', 'add_note'])
      expect((await act(ann, action, id, {})).message).toMatch(/missing permission 'Moderator'/);
    expect((await act(null, 'read', id)).message).toMatch(/must be logged in/);
  });

  it.each([
    ['without a subject', { subject: ' ' }],
    ['with a subject that nobody sees', { subject: '\u200b\u202e' }],
    ['without a text', { text: '\u200b' }],
    ['of a category that the server gives', { category: 'staff_call' }],
    ['about no match', { match: 'nowhere' }],
    ['about no player', { player: 'nobody' }],
    ['with a picture of somebody else', { pictures: [uuidv7()] }],
    ['that appeals nothing', { category: 'appeal' }],
    ['that appeals an unknown ban', { category: 'appeal', ban: uuidv7() }],
  ])('%s is refused', async (_name, change) => {
    expect((await act(ben, 'open', undefined, { ...REQUEST, ...change })).status).toBe('ERROR');
    expect((await app.call({ path: '/api/tickets/my-tickets', as: ben })).body.data).toEqual([]);
  });

  it('is one of few that a person has, also for requests at the same moment', async () => {
    const player = await app.signIn('Many Tickets');
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => act(player, 'open', undefined, REQUEST)),
    );
    expect(answers.filter(({ status }) => status === 'SUCCESS')).toHaveLength(TICKET_LIMITS.open);
  });

  it('takes few messages in a minute', async () => {
    const { player, id } = await openAsNew();
    const answers = await Promise.all(Array.from({ length: 12 }, () => write(player, id)));
    expect(answers.filter(({ status }) => status === 'SUCCESS')).toHaveLength(
      TICKET_LIMITS.messagesPerMinute - 1,
    );
    expect((await read(player, id)).ticket.messages).toBe(TICKET_LIMITS.messagesPerMinute);
    now += 61_000;
  });

  it('is opened once with one idempotency key', async () => {
    const player = await app.signIn('Double Click');
    const envelope = { object: 'ticket', action: 'open', data: REQUEST };
    const send = () =>
      app.call({
        path: '/api/request',
        body: envelope,
        headers: { 'idempotency-key': 'once' },
        as: player,
      });
    const [one, two] = await Promise.all([send(), send()]);
    const ids = [one, two].flatMap(({ body }) => body.data?.id ?? []);
    expect(new Set(ids).size).toBe(1);
    const own = await app.call({ path: '/api/tickets/my-tickets', as: player });
    expect(own.body.data).toHaveLength(1);
  });
});

describe('an internal note', () => {
  it('reaches nobody but staff', async () => {
    const { player, id } = await openAsNew();
    await act(staff, 'add_note', id, { text: 'Looks like a smurf' });
    expect((await act(helper, 'notes', id)).data).toMatchObject([
      { text: 'Looks like a smurf', by: { name: 'A Moderator' } },
    ]);
    expect(JSON.stringify(await read(player, id))).not.toContain('smurf');
    const exported = await app.request({ object: 'player', action: 'export' }, player);
    expect(JSON.stringify(exported.body)).toContain('Please help me.');
    expect(JSON.stringify(exported.body)).not.toContain('smurf');
    expect(await notificationsOf(player.id)).toEqual([]);
  });

  it('about staff is not for themselves', async () => {
    const { id } = (await act(staff, 'open', undefined, REQUEST)).data;
    await act(helper, 'add_note', id, { text: 'A colleague' });
    expect((await act(staff, 'notes', id)).message).toMatch(/own ticket/);
    expect((await setState(id, 'closed')).message).toMatch(/own ticket/);
    expect((await read(staff, id)).side).toBe('player');
  });

  it('in a report against staff is not for the reported', async () => {
    const { id } = await openAsNew({ category: 'player', player: staff.id });
    await act(helper, 'add_note', id, { text: 'A colleague' });
    const refused = 'You cannot handle a ticket about you.';
    for (const [action, data] of [
      ['notes', {}],
      ['answer', { text: 'It was not me.' }],
      ['set_state', { state: 'closed' }],
      ['assign', { assignee: staff.id }],
    ] as const)
      expect([action, (await act(staff, action, id, data)).message]).toEqual([action, refused]);
    expect((await read(staff, id)).refusal).toBe(refused);
    expect((await act(helper, 'assign', id, { assignee: staff.id })).status).toBe('ERROR');
    expect((await act(helper, 'notes', id)).data).toHaveLength(1);
    const about = await act(helper, 'list', undefined, { about: staff.id });
    expect(about.data.map((each: { id: string }) => each.id)).toEqual([id]);
    await act(helper, 'set_state', id, { state: 'closed' });
  });
});

describe('staff', () => {
  it('assign tickets to staff', async () => {
    const { id } = await openAsNew();
    expect((await act(staff, 'assign', id, { assignee: ann.id })).message).toMatch(/staff only/);
    const assigned = await act(staff, 'assign', id, { assignee: helper.id });
    expect(assigned.data.assignee).toMatchObject({ name: 'A Helper' });
    const mine = await act(helper, 'list', undefined, { assignee: helper.id });
    expect(mine.data.map((each: { id: string }) => each.id)).toEqual([id]);
    const unassigned = await act(helper, 'list', undefined, { unassigned: true, size: 100 });
    expect(unassigned.data.map((each: { id: string }) => each.id)).not.toContain(id);
  });

  it.each([
    ['a word of the subject', 'zebra'],
    ['the start of a word of a message', 'giraf'],
    ['a part of the name', 'PLAYER'],
    ['words in any order', 'crossing zebra'],
  ])('find tickets by %s', async (_name, query) => {
    const { id } = await openAsNew({ subject: 'Zebra crossing', text: 'A giraffe was there.' });
    const found = await act(staff, 'list', undefined, { query, state: 'all', size: 100 });
    expect(found.data.map((each: { id: string }) => each.id)).toContain(id);
    const archived = await searchTickets(app.database.db, { query, start: 0, count: 10 });
    expect(archived.total).toBe(found.metadata?.total ?? archived.total);
    expect((await act(staff, 'list', undefined, { query: '&|!' })).data).toEqual([]);
    expect((await act(staff, 'list', undefined, { query: `#${id}` })).data).toMatchObject([{ id }]);
    await setState(id, 'closed');
  });

  it('find a common word in the newest tickets, and a number all the same', async () => {
    const { id } = await openAsNew({ subject: 'Okapi 9', text: 'Okapi.' });
    const { id: other } = await openAsNew({ text: 'Nothing of that kind.' });
    const { db } = app.database;
    await db.execute(sql`
      INSERT INTO ticket_messages (id, ticket, side, text, sent_at)
      SELECT gen_random_uuid(), ${Number(id)}, 'player', 'okapi ' || ${other}, now()
      FROM generate_series(1, 2100)`);
    const find = async (query: string) =>
      (await act(staff, 'list', undefined, { query })).data.map((each: { id: string }) => each.id);
    expect(await find('okapi')).toEqual([id]);
    expect((await find(other)).toSorted()).toEqual([id, other].toSorted());
    await db.execute(sql`DELETE FROM ticket_messages WHERE text = 'okapi ' || ${other}`);
  });

  it('merge two tickets of a player and take them apart again', async () => {
    const { player, id: first } = await openAsNew({ text: 'One.' });
    const { id: second } = (await act(player, 'open', undefined, { ...REQUEST, text: 'Two.' }))
      .data;
    const { id: foreign } = await openAsNew();
    expect((await act(staff, 'merge', first, { into: first })).message).toMatch(/itself/);
    expect((await act(staff, 'merge', foreign, { into: first })).message).toMatch(/one player/);
    await write(player, first, 'Three.');
    expect((await act(staff, 'merge', second, { into: first })).data).toMatchObject({ id: first });
    const textsOf = async (id: string) =>
      (await read(player, id)).messages.map(({ text }: { text: string }) => text);
    expect(await textsOf(first)).toEqual(['One.', 'Two.', 'Three.']);
    expect((await read(player, second)).ticket).toMatchObject({ mergedInto: first });
    expect((await write(player, second)).message).toBe(
      `This ticket was merged into ticket ${first}.`,
    );
    expect((await act(staff, 'merge', first, { into: second })).status).toBe('ERROR');
    await write(staff, first, 'Four.');
    expect((await act(staff, 'unmerge', second)).data).toMatchObject({
      state: 'waiting_for_staff',
    });
    expect(await textsOf(first)).toEqual(['One.', 'Three.', 'Four.']);
    expect(await textsOf(second)).toEqual(['Two.']);
  });

  it('do not lose an open ticket in a closed one', async () => {
    const { player, id: closed } = await openAsNew();
    const { id: open } = (await act(player, 'open', undefined, REQUEST)).data;
    await setState(closed, 'closed');
    expect((await act(staff, 'merge', open, { into: closed })).message).toMatch(/is closed/);
    expect((await act(staff, 'merge', closed, { into: open })).data).toMatchObject({ id: open });
  });

  it('of two merges the other way round only one happens', async () => {
    const { player, id: one } = await openAsNew();
    const { id: two } = (await act(player, 'open', undefined, REQUEST)).data;
    const answers = await Promise.all([
      act(staff, 'merge', one, { into: two }),
      act(helper, 'merge', two, { into: one }),
    ]);
    expect(answers.filter(({ status }) => status === 'SUCCESS')).toHaveLength(1);
  });

  it('edit canned answers by their revision', async () => {
    const added = await act(staff, 'add_canned_answer', undefined, {
      title: 'Hi',
      text: '{player}',
    });
    const { id } = added.data;
    const edit = (revision: number) =>
      act(helper, 'edit_canned_answer', id, { title: 'Hello', text: 'Hi {player}', revision });
    expect((await edit(1)).data).toMatchObject({ revision: 2 });
    expect((await edit(1)).message).toMatch(/Someone else changed this answer/);
    const taken = { title: 'HELLO', text: 'x' };
    expect((await act(staff, 'add_canned_answer', undefined, taken)).status).toBe('ERROR');
    await act(staff, 'delete_canned_answer', id);
    expect((await act(staff, 'canned_answers')).data).toEqual([]);
  });

  it('see the tickets of a player, and how many there are', async () => {
    const { player, id } = await openAsNew();
    expect((await act(staff, 'user_tickets', player.id)).data).toMatchObject({
      player: { id: player.id },
      tickets: [{ id }],
      total: 1,
    });
    expect((await act(staff, 'user_tickets', 'nobody')).message).toBe('Resource not found');
    const { body } = await app.call({ path: '/api/tickets/stats', as: staff });
    const rows = await app.database.db.select().from(tickets);
    expect(body.data.total).toBe(rows.length);
    const last = body.data.days.at(-1);
    const unresolved = rows.filter(({ closedAt }) => closedAt === null).length;
    expect(last.unresolved).toBe(unresolved);
    expect(
      body.data.staff.map(({ player }: { player: { name: string } }) => player.name),
    ).toContain('A Moderator');
    const year = `start=${now - 365 * DAY}&end=${now - 30 * DAY}`;
    const earlier = await app.call({ path: `/api/tickets/stats?${year}`, as: staff });
    expect(earlier.body.data).toMatchObject({ total: 0, previous: { total: 0 } });
    const tomorrow = Math.floor(now / DAY + 1) * DAY;
    const ahead = await app.call({
      path: `/api/tickets/stats?start=${tomorrow}&end=${tomorrow + 90 * DAY}`,
      as: staff,
    });
    expect(ahead.body.data).toMatchObject({ total: 0, previous: { total: rows.length } });
  });
});

describe('a picture', () => {
  const bytes = () =>
    sharp({ create: { width: 200, height: 100, channels: 3, background: '#aa3300' } })
      .png()
      .toBuffer();

  it('is shown to the two sides of its ticket alone', async () => {
    const player = await app.signIn('Painter');
    const data = (await bytes()).toString('base64');
    const { data: picture } = await act(player, 'upload_picture', undefined, {
      filename: 'proof.png',
      data,
    });
    expect(picture).toMatchObject({ name: 'proof.png', width: 200, height: 100 });
    expect((await act(staff, 'picture', picture.id)).message).toBe('Resource not found');
    const stolen = { ...REQUEST, pictures: [picture.id] };
    expect((await act(ben, 'open', undefined, stolen)).message).toMatch(/upload it again/);
    const { id } = (await act(player, 'open', undefined, stolen)).data;
    expect((await read(staff, id)).messages[0].pictures).toEqual([picture]);
    expect((await act(staff, 'picture', picture.id)).data.type).toBe('image/webp');
    expect((await act(player, 'picture', picture.id)).status).toBe('SUCCESS');
    expect((await act(ben, 'picture', picture.id)).message).toBe('Resource not found');
    const again = { id, text: 'Again.', pictures: [picture.id] };
    expect((await act(player, 'answer', id, again)).status).toBe('ERROR');
  });
});

describe('an appeal', () => {
  it('is all that a banned person can write', async () => {
    const { player, id: older } = await openAsNew();
    const banId = await ban(player);
    expect((await act(player, 'own_bans')).data).toMatchObject([
      { id: banId, reason: 'Cheating', scope: 'site', ticket: null },
    ]);
    const banned = 'You have been banned.';
    expect((await act(player, 'open', undefined, REQUEST)).message).toBe(banned);
    expect((await write(player, older)).message).toBe(banned);
    expect((await read(player, older)).refusal).toBe(banned);
    expect((await app.request({ object: 'message', action: 'unread' }, player)).body.message).toBe(
      banned,
    );
    const appeal = { ...REQUEST, category: 'appeal', ban: banId };
    const answers = await Promise.all([1, 2].map(() => act(player, 'open', undefined, appeal)));
    const opened = answers.filter(({ status }) => status === 'SUCCESS');
    expect(opened).toHaveLength(1);
    const { id } = opened[0].data;
    expect((await act(player, 'open', undefined, appeal)).message).toMatch(/already appealed/);
    expect((await act(player, 'own_bans')).data).toMatchObject([{ ticket: id }]);
    expect((await write(player, id, 'Please.')).status).toBe('SUCCESS');
    expect((await write(staff, id, 'No.')).status).toBe('SUCCESS');
    const own = await app.call({ path: '/api/tickets/my-tickets', as: player });
    expect(own.body.data.map((each: { id: string }) => each.id)).toEqual([id, older]);
    const foreign = { ...appeal, ban: await ban(ben, 'chat') };
    expect((await act(player, 'open', undefined, foreign)).message).toBe('This ban is not active.');
  });

  it('that is acted on lifts its ban, but not a later one', async () => {
    const close = (id: string, outcome?: string, by = staff) =>
      act(by, 'set_state', id, { state: 'closed', ...(outcome ? { outcome } : {}) });
    const bansOf = async (player: Account) => (await act(player, 'own_bans')).data.length;
    const player = await app.signIn(`Player ${++people}`);
    const appeal = { ...REQUEST, category: 'appeal', ban: await ban(player) };
    const { id } = (await act(player, 'open', undefined, appeal)).data;
    expect((await close(id)).data).toMatchObject({ state: 'closed', outcome: 'dismissed' });
    expect(await bansOf(player)).toBe(1);
    await act(staff, 'set_state', id, { state: 'waiting_for_player' });
    const both = await Promise.all([close(id, 'acted_on'), close(id, 'acted_on', helper)]);
    expect(both.map(({ data }) => data.outcome)).toEqual(['acted_on', 'acted_on']);
    expect(await bansOf(player)).toBe(0);

    await ban(player);
    await act(staff, 'set_state', id, { state: 'waiting_for_player' });
    await close(id, 'acted_on');
    expect(await bansOf(player)).toBe(1);
  });

  it('stays with its ban: it is merged into nothing, and its decision is final', async () => {
    const { player, id: other } = await openAsNew();
    const appeal = { ...REQUEST, category: 'appeal', ban: await ban(player) };
    const { id } = (await act(player, 'open', undefined, appeal)).data;
    expect((await act(staff, 'merge', id, { into: other })).message).toMatch(/stays with/);
    await setState(id, 'closed');
    now += REOPEN_MS;
    expect((await write(player, id)).message).toBe(
      'This appeal has been closed for a week. The decision is final.',
    );
  });

  it('of the ban of a team is written by its leader, and lifts it', async () => {
    const leader = await app.signIn(`Player ${++people}`);
    const create = { object: 'player', action: 'createteam', value: 'Barred Five' };
    await app.request({ ...create, data: { tag: 'B5', region: 'EU' } }, leader);
    const update = {
      about: 'team:Barred Five',
      ban: { reason: 'Smurfing', scope: 'tournaments', until: null },
    };
    await app.call({ path: '/api/notes', body: { update }, as: staff });
    const [own] = (await act(leader, 'own_bans')).data;
    expect(own).toMatchObject({ team: 'Barred Five', scope: 'tournaments', ticket: null });
    expect((await act(ben, 'own_bans')).data.map(({ id }: { id: string }) => id)).not.toContain(
      own.id,
    );
    const appeal = { ...REQUEST, category: 'appeal', ban: own.id };
    expect((await act(ben, 'open', undefined, appeal)).message).toBe('This ban is not active.');
    const { id } = (await act(leader, 'open', undefined, appeal)).data;
    const closed = await act(helper, 'set_state', id, { state: 'closed', outcome: 'acted_on' });
    expect(closed.data).toMatchObject({ outcome: 'acted_on' });
    expect((await act(leader, 'own_bans')).data).toEqual([]);
  });

  it('of a banned moderator gives no access to other tickets', async () => {
    const fallen = await app.signIn('Fallen', ['Moderator']);
    const { id } = await openAsNew();
    await ban(fallen);
    expect((await read(fallen, id)) ?? null).toBeNull();
    expect((await act(fallen, 'list')).message).toBe('You have been banned.');
  });
});

describe('the mirror at Discord', () => {
  it('reads and writes tickets', async () => {
    const { id } = await openAsNew();
    const { database } = app;
    await database.transaction(async (tx) => {
      await answerTicket(tx, { id, side: 'staff', text: 'From Discord' }, { actor: null, now });
      await linkTicketChannel(tx, { id, channel: '123456' });
    });
    expect((await read(staff, id)).ticket).toMatchObject({
      channel: '123456',
      state: 'waiting_for_player',
    });
    const since = await findMessagesSince(database.db, now - DAY);
    expect(since.map(({ text }) => text)).toContain('From Discord');
    expect(await findAllByDiscordId(database.db, '999')).toEqual([]);
  });
});

describe('deleting the account', () => {
  it('leaves tickets without a person and without what was written', async () => {
    const { player, id } = await openAsNew({ subject: 'My secret', text: 'Secret text' });
    await act(staff, 'add_note', id, { text: 'Secret note' });
    const deleted = await app.request(
      { object: 'player', action: 'delete_account', data: { name: `Player ${people}` } },
      player,
    );
    expect(deleted.body.status).toBe('SUCCESS');
    const left = await read(staff, id);
    expect(left.ticket).toMatchObject({ player: null, subject: '', state: 'closed' });
    expect(JSON.stringify(left)).not.toMatch(/secret/i);
    expect((await act(staff, 'notes', id)).data).toEqual([]);
  });
});
