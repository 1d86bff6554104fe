import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../../testing/app';
import { addTeam, type TestTeam } from '../../../../testing/league';
import { auditLog } from '../../../platform/audit/tables';
import { notifications } from '../../notifications/tables';
import { matchRulings } from '../tables';

let app: TestApp;
let staff: Account;
let colleague: Account;
let nova: TestTeam;
let ember: TestTeam;
let id: string;

beforeAll(async () => {
  app = await startTestApp();
  staff = await app.signIn('A Moderator', ['Moderator']);
  colleague = await app.signIn('B Moderator', ['Moderator']);
  nova = await addTeam(app, 'Nova');
  ember = await addTeam(app, 'Ember');
});
afterAll(() => app.stop());

const RAID = { map: 'Raid', scoreA: 13, scoreB: 8 };
const act = (action: string, data: object, as: Account) =>
  app.request({ object: 'match', action, value: id, data }, as);
const dispute = async () => (await act('dispute', {}, staff)).body.data;
const match = async () => (await app.call({ path: `/api/match/${id}` })).body.data;
const rule = async (choice: object, as: Account = staff) => {
  const { revision } = await dispute();
  return act('rule_dispute', { choice, reason: 'The recording shows it.', revision }, as);
};

beforeEach(async () => {
  const body = { teamA: 'Nova', teamB: 'Ember', bestOf: 3 };
  id = (await app.call({ path: '/api/matches', body, as: staff })).body.data.id;
  const own = [RAID, { map: 'Port', scoreA: 13, scoreB: 11 }];
  const theirs = [
    ...[RAID, { map: 'Port', scoreA: 11, scoreB: 13 }],
    { map: 'Canals', scoreA: 10, scoreB: 13 },
  ];
  await act('report_result', { scoreA: 2, scoreB: 0, maps: own }, nova.leader);
  await act('report_result', { scoreA: 1, scoreB: 2, maps: theirs }, ember.leader);
});

describe('a dispute', () => {
  it('shows both reports, the call and no ruling', async () => {
    expect(await dispute()).toMatchObject({
      isOpen: true,
      latest: { A: { scoreA: 2, maps: [{}, {}] }, B: { scoreB: 2, maps: [{}, {}, {}] } },
      call: { takenBy: null },
      rulings: [],
    });
    const calls = await app.request({ object: 'match', action: 'staff_calls' }, staff);
    const own = calls.body.data.find((call: { match: { id: string } }) => call.match.id === id);
    expect(own).toMatchObject({ disputed: true });
  });

  it('is for staff only', async () => {
    expect((await act('dispute', {}, nova.leader)).status).toBe(403);
    const { latest } = await dispute();
    const choice = { kind: 'report', report: latest.A.id };
    expect((await rule(choice, nova.leader)).status).toBe(403);
    expect(await match()).toMatchObject({ state: 'scheduled' });
  });
});

describe('pictures of a report', () => {
  const upload = async (as: Account) => {
    const picture = await sharp({
      create: { width: 200, height: 100, channels: 3, background: '#224466' },
    })
      .png()
      .toBuffer();
    const data = { filename: 'scoreboard.png', data: picture.toString('base64') };
    const { body } = await app.request({ object: 'ticket', action: 'upload_picture', data }, as);
    return body.data.id as string;
  };
  const see = (picture: string, as: Account) => act('report_picture', { picture }, as);

  it('are for staff and the two teams, beside the report that they were sent with', async () => {
    const picture = await upload(nova.leader);
    const report = { scoreA: 2, scoreB: 0, pictures: [picture] };
    const { body } = await act('report_result', report, nova.leader);
    expect(body.data.pictures).toMatchObject([{ id: picture, name: 'scoreboard.png' }]);
    for (const as of [staff, nova.leader, ember.leader])
      expect((await see(picture, as)).body.data.type).toBe('image/webp');
    const stranger = await app.signIn('Picture Stranger');
    expect((await see(picture, stranger)).status).toBe(403);
    await act('report_result', { scoreA: 0, scoreB: 2 }, ember.leader);
    expect((await dispute()).latest.A.pictures).toMatchObject([{ id: picture }]);
    expect((await dispute()).latest.B.pictures).toEqual([]);
  });

  it('are refused if they are of somebody else or sent already, and the report with them', async () => {
    const picture = await upload(ember.leader);
    const stolen = { scoreA: 2, scoreB: 1, pictures: [picture] };
    expect((await act('report_result', stolen, nova.leader)).body.error.field).toBe('pictures');
    const reports = (await act('result_reports', {}, nova.leader)).body.data;
    expect(reports.some(({ scoreB }: { scoreB: number }) => scoreB === 1)).toBe(false);
    await act('report_result', { scoreA: 1, scoreB: 2, pictures: [picture] }, ember.leader);
    const again = { scoreA: 0, scoreB: 2, pictures: [picture] };
    expect((await act('report_result', again, ember.leader)).status).toBe(400);
  });

  it('can be added by reporting the same again, once', async () => {
    const report = { scoreA: 2, scoreB: 1 };
    await act('report_result', report, nova.leader);
    const pictures = [await upload(nova.leader)];
    for (const _ of [1, 2]) await act('report_result', { ...report, pictures }, nova.leader);
    const [latest] = (await act('result_reports', {}, nova.leader)).body.data;
    expect(latest).toMatchObject({ state: 'pending', pictures: [{ id: pictures[0] }] });
  });

  it('of another match are not found', async () => {
    const picture = await upload(nova.leader);
    await act('report_result', { scoreA: 2, scoreB: 0, pictures: [picture] }, nova.leader);
    const body = { teamA: 'Nova', teamB: 'Ember', bestOf: 3 };
    id = (await app.call({ path: '/api/matches', body, as: staff })).body.data.id;
    expect((await see(picture, staff)).status).toBe(404);
  });
});

describe('the list of decided disputes', () => {
  const past = async (as: Account) =>
    app.request({ object: 'match', action: 'past_disputes', data: { size: 5 } }, as);

  it('has rulings of all matches, newest first, with who decided and whether they stand', async () => {
    const first = id;
    const { latest } = await dispute();
    const ruling = (await rule({ kind: 'report', report: latest.A.id })).body.data;
    await act('undo_ruling', { ruling: ruling.id }, staff);
    await rule({ kind: 'forfeit', by: 'B' });
    const { data, metadata } = (await past(colleague)).body;
    expect(metadata.total).toBeGreaterThanOrEqual(2);
    expect(data.slice(0, 2)).toMatchObject([
      { match: { id: first }, ruling: { kind: 'forfeit', undoneAt: null } },
      { match: { id: first }, ruling: { id: ruling.id, by: { id: staff.id } } },
    ]);
    expect(data[1].ruling.undoneAt).not.toBeNull();
  });

  it('is for staff only', async () => {
    expect((await past(nova.leader)).status).toBe(403);
  });
});

describe('a ruling', () => {
  it('enters the report of a team, closes the call and tells both leaders why', async () => {
    const { latest } = await dispute();
    const { body } = await rule({ kind: 'report', report: latest.B.id });
    expect(body.data).toMatchObject({ kind: 'report', by: { id: staff.id }, undoneAt: null });
    expect(await match()).toMatchObject({ state: 'finished', winner: 'B', scoreA: 1, scoreB: 2 });
    expect(await dispute()).toMatchObject({
      ...{ isOpen: false, call: null },
      reports: [{ state: 'confirmed' }, { state: 'replaced' }],
    });
    for (const { leader } of [nova, ember]) {
      const told = await app.database.db
        .select()
        .from(notifications)
        .where(eq(notifications.account, leader.id));
      const own = told.filter(
        ({ type, link }) => type === 'match.result_ruled' && link?.endsWith(id),
      );
      expect(own).toMatchObject([{ text: 'The recording shows it.' }]);
    }
    const log = await app.database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `match:${id}`));
    expect(log.map(({ action }) => action)).toContain('match.ruled');
  });

  it('of a replay keeps the maps that both report alike', async () => {
    await rule({ kind: 'replay' });
    expect(await match()).toMatchObject({ state: 'live', scoreA: 1, scoreB: 0, maps: [RAID] });
    expect(await dispute()).toMatchObject({ isOpen: false, call: null });
  });

  it('can be another result or a forfeit', async () => {
    await rule({ kind: 'forfeit', by: 'A' });
    expect(await match()).toMatchObject({ state: 'forfeited', winner: 'B', forfeitedBy: 'A' });
  });

  it('is refused for a result that cannot be, and for a report of another match', async () => {
    expect((await rule({ kind: 'result', scoreA: 3, scoreB: 3 })).status).toBe(400);
    const unknown = { kind: 'report', report: '018f0000-0000-7000-8000-000000000000' };
    expect((await rule(unknown)).body.message).toMatch(/not in dispute/);
    expect(await match()).toMatchObject({ state: 'scheduled' });
  });

  it('is refused to the second of two referees, and while a colleague is on it', async () => {
    const { call, latest, revision } = await dispute();
    await app.request(
      { object: 'match', action: 'take_staff_call', value: call.id, data: {} },
      colleague,
    );
    const choice = { kind: 'report', report: latest.A.id };
    expect((await rule(choice)).body.message).toBe('B Moderator is on it.');
    await rule(choice, colleague);
    const second = await act('rule_dispute', { choice, reason: 'So.', revision }, staff);
    expect(second.body.message).toMatch(/not in dispute/);
  });
});

describe('undoing a ruling', () => {
  it('puts the dispute back, taken by who undid it', async () => {
    const before = await match();
    const { latest } = await dispute();
    const ruling = (await rule({ kind: 'report', report: latest.A.id })).body.data;
    const { body } = await act('undo_ruling', { ruling: ruling.id }, staff);
    expect(body.data.undoneAt).not.toBeNull();
    const { revision, ...after } = await match();
    expect(after).toEqual({ ...before, revision: undefined });
    expect(revision).toBeGreaterThan(before.revision);
    expect(await dispute()).toMatchObject({
      ...{ isOpen: true, call: { takenBy: { id: staff.id } } },
      latest: { A: { state: 'disputed' }, B: { state: 'disputed' } },
    });
    const again = await act('undo_ruling', { ruling: ruling.id }, staff);
    expect(again.body.message).toMatch(/already undone/);
  });

  it('is refused after ten minutes, and once the match has changed', async () => {
    const { latest } = await dispute();
    const ruling = (await rule({ kind: 'report', report: latest.A.id })).body.data;
    const { revision } = await match();
    await app.call({
      ...{ path: `/api/matches/${id}`, method: 'PATCH', as: staff },
      body: { revision, streamLink: 'https://example.com/live' },
    });
    const changed = await act('undo_ruling', { ruling: ruling.id }, staff);
    expect(changed.body.message).toMatch(/has changed since/);
    await app.database.db
      .update(matchRulings)
      .set({ createdAt: ruling.createdAt - 11 * 60_000 })
      .where(eq(matchRulings.id, ruling.id));
    const late = await act('undo_ruling', { ruling: ruling.id }, staff);
    expect(late.body.message).toMatch(/for ten minutes/);
  });
});
