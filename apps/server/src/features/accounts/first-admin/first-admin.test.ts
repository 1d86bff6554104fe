import { eq } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';
import { createTestDatabase, startTestApp, type TestApp } from '../../../../testing/app';
import { auditLog } from '../../../platform/audit/tables';
import { oneTimeTokens } from '../../../platform/one-time-tokens/tables';

const running: TestApp[] = [];
afterEach(async () => {
  for (const app of running.splice(0)) await app.stop();
});

/** A server in production, and the code that it printed, if any. */
async function startProduction(databaseUrl?: string) {
  const printed: string[] = [];
  const app = await startTestApp({
    config: { mode: 'production' },
    notice: (text) => void printed.push(text),
    databaseUrl,
  });
  running.push(app);
  return { app, code: /[A-Z2-9]{5}(-[A-Z2-9]{5}){4}/.exec(printed.join())?.[0] };
}

const claim = (code: string) => ({ object: 'player', action: 'claim_admin', data: { code } });
const REFUSED = {
  status: 400,
  body: { message: 'This code is wrong, has expired or was already used.' },
};

it('makes whoever enters the printed code the first admin, once, with an audit row', async () => {
  const { app, code } = await startProduction();
  const [operator, other] = [
    await app.signIn('Operator', ['readfacts']),
    await app.signIn('Other'),
  ];
  expect(await app.request(claim('AAAAA-AAAAA-AAAAA-AAAAA-AAAAA'), other)).toMatchObject(REFUSED);

  const claimed = await app.request(claim(code!), operator);
  expect(claimed.body.data).toMatchObject({ id: operator.id, permissions: ['readfacts', 'Admin'] });
  expect((await app.request({ object: 'property', action: 'all' }, operator)).status).toBe(200);
  expect(await app.request(claim(code!), other)).toMatchObject(REFUSED);

  const rows = await app.database.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `account:${operator.id}`));
  expect(rows).toMatchObject([
    {
      actor: operator.id,
      action: 'account.permissions_changed',
      before: ['readfacts'],
      after: ['readfacts', 'Admin'],
    },
  ]);
});

it('takes the code however it was typed, but only from someone signed in', async () => {
  const { app, code } = await startProduction();
  expect((await app.request(claim(code!))).body.message).toBe(
    'You must be logged in to perform this action!',
  );
  const operator = await app.signIn('Operator');
  const typed = ` ${code!.toLowerCase().replaceAll('-', ' ')} `;
  expect((await app.request(claim(typed), operator)).status).toBe(200);
});

it('of two claims at once lets one through', async () => {
  const { app, code } = await startProduction();
  const people = [await app.signIn('One'), await app.signIn('Two'), await app.signIn('Three')];
  const replies = await Promise.all(people.map((account) => app.request(claim(code!), account)));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
});

it('does not take a code after a day', async () => {
  const { app, code } = await startProduction();
  const operator = await app.signIn('Operator');
  await app.database.db.update(oneTimeTokens).set({ expiresAt: Date.now() - 1 });
  expect(await app.request(claim(code!), operator)).toMatchObject(REFUSED);
});

it('keeps the code only as a hash', async () => {
  const { app, code } = await startProduction();
  const rows = await app.database.db.select().from(oneTimeTokens);
  expect(rows).toMatchObject([{ purpose: 'first-admin' }]);
  expect(JSON.stringify(rows)).not.toContain(code);
  expect(JSON.stringify(rows)).not.toContain(code!.replaceAll('-', ''));
});

it('lets every process print a code of its own; the first claim ends them all', async () => {
  const databaseUrl = await createTestDatabase();
  const [one, other] = [await startProduction(databaseUrl), await startProduction(databaseUrl)];
  expect(one.code).not.toBe(other.code);
  const operator = await one.app.signIn('Operator');
  expect((await other.app.request(claim(one.code!), operator)).status).toBe(200);
  const late = await one.app.signIn('Late');
  expect(await one.app.request(claim(other.code!), late)).toMatchObject(REFUSED);
});

it('prints nothing where an admin exists; one of the development provider does not count', async () => {
  const databaseUrl = await createTestDatabase({ demo: true });
  const development = await startTestApp({ databaseUrl, config: { demo: 'small' } });
  running.push(development);
  expect((await startProduction(databaseUrl)).code).toBeDefined();
  await development.signIn('Real Admin', ['admin']);
  expect((await startProduction(databaseUrl)).code).toBeUndefined();
});
