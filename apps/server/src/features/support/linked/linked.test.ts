import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../../testing/app';
import { expectDone } from '../../../../testing/event';
import { addTeam, type TestTeam } from '../../../../testing/league';
import { TestRoom } from '../../../../testing/room';
import { auditLog } from '../../../platform/audit/tables';

let app: TestApp;
let staff: Account;
let helper: Account;
let nova: TestTeam;
let ember: TestTeam;

beforeAll(async () => {
  app = await startTestApp({ rateLimits: false });
  staff = await app.signIn('A Moderator', ['Moderator']);
  helper = await app.signIn('A Helper', ['Moderator']);
  nova = await addTeam(app, 'Nova');
  ember = await addTeam(app, 'Ember');
});
afterAll(() => app.stop());

const onTicket = async (as: Account, action: string, value?: string, data: object = {}) =>
  (await app.request({ object: 'ticket', action, value, data }, as)).body;
const ticketOf = async (id: string) => (await onTicket(staff, 'read', id)).data.ticket;
const close = (id: string, more: object = {}, as = staff) =>
  onTicket(as, 'set_state', id, { state: 'closed', ...more });
const newest = async (category: string): Promise<string> =>
  (await onTicket(staff, 'list', undefined, { category, state: 'all', size: 1 })).data[0].id;
const countAudited = (subject: string, action: string) =>
  app.database.db.$count(auditLog, and(eq(auditLog.subject, subject), eq(auditLog.action, action)));

interface Opened {
  readonly ticket: string;
  readonly player: Account;
  /** As the page of the feature does it. */
  closeRequest(as: Account): Promise<{ status: number }>;
  /** Null while it is open. */
  outcome(): Promise<string | null>;
}

const openRoom = () => TestRoom.open(app, { staff, a: nova, b: ember });
const callsOf = async (match: string) =>
  expectDone(await app.request({ object: 'match', action: 'staff_calls' }, staff)).filter(
    (call: { match: { id: string } }) => call.match.id === match,
  );

async function ofCall(room: TestRoom, player: Account, category: string): Promise<Opened> {
  const [call] = await callsOf(room.id);
  const ticket = await newest(category);
  return {
    ticket,
    player,
    closeRequest: (as) =>
      app.request({ object: 'match', action: 'close_staff_call', value: call.id }, as),
    outcome: async () =>
      (await callsOf(room.id)).length > 0 ? null : (await ticketOf(ticket)).outcome,
  };
}

async function openCall(): Promise<Opened> {
  const room = await openRoom();
  expectDone(await room.act('call_staff', { reason: 'Wrong lobby' }, nova.leader));
  return ofCall(room, nova.leader, 'staff_call');
}

async function dispute(room: TestRoom): Promise<void> {
  const report = expectDone(await room.act('report_result', { scoreA: 2, scoreB: 0 }, nova.leader));
  const data = { report: report.id, reason: 'It was a replay.' };
  expectDone(await room.act('dispute_result', data, ember.leader));
}

async function openDispute(): Promise<Opened> {
  const room = await openRoom();
  await dispute(room);
  return ofCall(room, ember.leader, 'dispute');
}

let people = 0;
async function openReport(): Promise<Opened> {
  const [sender, receiver] = [
    await app.signIn(`Sender ${++people}`),
    await app.signIn(`Receiver ${people}`),
  ];
  const sent = await app.request(
    {
      object: 'discord',
      action: 'private_conversation',
      value: receiver.id,
      data: { action: 'send_message', message: 'Buy my skins' },
    },
    sender,
  );
  const onMessage = (action: string, value?: string, data: object = {}, as = staff) =>
    app.request({ object: 'message', action, value, data }, as);
  const reported = { reason: 'scam', note: '' };
  await onMessage('report', sent.body.data.message.id, reported, receiver);
  const read = async () =>
    expectDone(await onMessage('reports', undefined, { state: 'all', sender: sender.id }))[0];
  const { id } = await read();
  return {
    ticket: await newest('message_report'),
    player: receiver,
    closeRequest: (as) =>
      onMessage('resolve_report', id, { outcome: 'acted_on', note: 'Banned' }, as),
    outcome: async () => (await read()).resolution?.outcome ?? null,
  };
}

it('comes before what nobody waits at, however old that is', async () => {
  const asker = await app.signIn('An Asker');
  const subject = 'How do I change my name?';
  await onTicket(asker, 'open', undefined, { category: 'account', subject, text: subject });
  const { ticket } = await openDispute();
  const { data } = await onTicket(staff, 'list', undefined, { size: 5 });
  const order = data.map(({ id, category }: { id: string; category: string }) =>
    id === ticket ? 'dispute' : category,
  );
  expect(order.indexOf('dispute')).toBeLessThan(order.indexOf('account'));
  await close(ticket);
});

describe.each([
  ['staff call', openCall],
  ['dispute', openDispute],
  ['report', openReport],
])('the ticket of a %s', (_name, open) => {
  it.each(['dismissed', 'acted_on'])('closes its request as %s', async (outcome) => {
    const request = await open();
    expect(await request.outcome()).toBeNull();
    expect((await close(request.ticket, { outcome })).data).toMatchObject({
      state: 'closed',
      outcome,
    });
    expect(await request.outcome()).toBe(outcome);
    const seen = (await onTicket(request.player, 'read', request.ticket)).data;
    expect(seen.ticket).toMatchObject({ state: 'closed', outcome: null });
  });

  it('is closed with its request', async () => {
    const request = await open();
    expect((await request.closeRequest(helper)).status).toBe(200);
    expect(await ticketOf(request.ticket)).toMatchObject({ state: 'closed', outcome: 'acted_on' });
    expect(await countAudited(`ticket:${request.ticket}`, 'ticket.closed')).toBe(1);
    // The outcome stays as the first one left it.
    await close(request.ticket, { outcome: 'dismissed' });
    expect(await request.outcome()).toBe('acted_on');
  });

  it('is closed once, by whichever side comes first', async () => {
    const request = await open();
    await Promise.all([
      close(request.ticket, { outcome: 'acted_on' }),
      request.closeRequest(helper),
      close(request.ticket, { outcome: 'acted_on' }, helper),
    ]);
    expect(await request.outcome()).toBe('acted_on');
    expect(await countAudited(`ticket:${request.ticket}`, 'ticket.closed')).toBe(1);
  });

  it('is not reopened, neither by staff nor by an answer', async () => {
    const request = await open();
    await close(request.ticket);
    const reopened = await onTicket(staff, 'set_state', request.ticket, {
      state: 'waiting_for_staff',
    });
    expect(reopened.message).toMatch(/cannot be reopened/);
    for (const as of [staff, request.player]) {
      const answer = await onTicket(as, 'answer', request.ticket, { text: 'Once more.' });
      expect(answer.message).toMatch(/This request is closed/);
    }
    expect(await ticketOf(request.ticket)).toMatchObject({ state: 'closed' });
  });
});

it('a result of staff closes the dispute as acted on', async () => {
  const room = await openRoom();
  await dispute(room);
  const ticket = await newest('dispute');
  const { revision } = await room.match();
  const body = { revision, scoreA: 1, scoreB: 2 };
  await app.call({ path: `/api/matches/${room.id}`, method: 'PATCH', body, as: staff });
  expect(await ticketOf(ticket)).toMatchObject({ state: 'closed', outcome: 'acted_on' });
});

it('a match that is disputed again gets another ticket', async () => {
  const room = await openRoom();
  await dispute(room);
  const first = await newest('dispute');
  await close(first, { outcome: 'dismissed' });
  await dispute(room);
  const second = await newest('dispute');
  expect(second).not.toBe(first);
  expect(await ticketOf(second)).toMatchObject({ state: 'open', outcome: null });
});

it('assigning the ticket takes the call, and taking the call assigns the ticket', async () => {
  const room = await openRoom();
  expectDone(await room.act('call_staff', { reason: 'Wrong lobby' }, nova.leader));
  const ticket = await newest('staff_call');
  await onTicket(staff, 'assign', ticket, { assignee: helper.id });
  const [call] = await callsOf(room.id);
  expect(call.takenBy).toMatchObject({ id: helper.id });
  await onTicket(staff, 'assign', ticket, { assignee: null });
  const take = { object: 'match', action: 'take_staff_call', value: call.id };
  expectDone(await app.request(take, staff));
  expect(await ticketOf(ticket)).toMatchObject({ assignee: { id: staff.id } });
});

it('a ticket without a request has no outcome', async () => {
  const request = { category: 'other', subject: 'Lost password', text: 'Please help me.' };
  const { id } = (await onTicket(nova.leader, 'open', undefined, request)).data;
  expect((await close(id, { outcome: 'dismissed' })).message).toMatch(/closed with an outcome/);
  expect((await close(id)).data).toMatchObject({ state: 'closed', outcome: null });
});
