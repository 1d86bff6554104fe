import { like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../../testing/app';
import { auditLog } from '../../../platform/audit/tables';

let app: TestApp;
let moderator: Account;
let ann: Account;
let ben: Account;
let message: string;
let count = 0;

beforeAll(async () => {
  app = await startTestApp();
  moderator = await app.signIn('A Moderator', ['Moderator']);
});
afterAll(() => app.stop());
beforeEach(async () => {
  ann = await app.signIn(`Ann ${++count}`);
  ben = await app.signIn(`Ben ${count}`);
  const { body } = await app.request(
    {
      object: 'discord',
      action: 'private_conversation',
      value: ben.id,
      data: { action: 'send_message', message: `buy my skins ${count}` },
    },
    ann,
  );
  message = body.data.message.id;
});

const act = (action: string, value?: string, data: object = {}) => ({
  object: 'message',
  action,
  value,
  data,
});
const report = (as: Account, data: object = { reason: 'scam', note: 'A link to a fake shop' }) =>
  app.request(act('report', message, data), as);
const list = (as: Account, state = 'open') =>
  app.request(act('reports', undefined, { state, size: 100 }), as);

it('shows what was received to the moderators, and only once', async () => {
  await report(ben);
  expect((await report(ben)).status).toBe(200);
  const { body } = await list(moderator);
  const own = body.data.filter(({ sender }: { sender: Account }) => sender.id === ann.id);
  expect(own).toMatchObject([
    {
      message: `buy my skins ${count}`,
      sender: { id: ann.id },
      reporter: { id: ben.id },
      reason: 'scam',
      note: 'A link to a fake shop',
      state: 'open',
      resolution: null,
    },
  ]);
  expect(body.metadata.total).toBe(body.data.length);
});

it('is not for the own message, nor for a stranger', async () => {
  expect((await report(ann)).body.error.type).toBe('InvalidActionError');
  expect((await report(await app.signIn(`Stranger ${count}`))).status).toBe(404);
  expect((await report(ben, { reason: 'boredom' })).body.error.field).toBe('reason');
});

it('is listed and resolved by moderators alone', async () => {
  await report(ben);
  const refused = [await list(ben), await app.request(act('resolve_report', message), ben)];
  expect(refused.map(({ status }) => status)).toEqual([403, 403]);
});

it('is resolved once, and the audit log knows by whom', async () => {
  await report(ben);
  const { id } = (await list(moderator)).body.data[0];
  const resolve = () =>
    app.request(act('resolve_report', id, { outcome: 'acted_on', note: 'Banned' }), moderator);
  const replies = await Promise.all([resolve(), resolve()]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 400]);

  const { body } = await list(moderator, 'resolved');
  expect(body.data[0]).toMatchObject({
    id,
    resolution: { outcome: 'acted_on', note: 'Banned', by: { id: moderator.id } },
  });
  const rows = await app.database.db
    .select()
    .from(auditLog)
    .where(like(auditLog.subject, `%${id}`));
  expect(rows).toMatchObject([{ actor: moderator.id, action: 'message.report_resolved' }]);
});
