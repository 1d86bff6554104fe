import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../testing/app';
import { begin, consentOf, login, onApp, visit } from '../../../testing/sign-in';
import { originPeriod } from '../../platform/origin-hash/origin-hash';
import { deleteOldOrigins, recordSignIn } from './origins/service';
import { signInOrigins } from './tables';

const NOW = Date.now();
const PERIOD_MS = 30 * 86_400_000;

let app: TestApp;
let moderator: Account;

beforeAll(async () => {
  app = await startTestApp();
  moderator = await app.signIn('Watchful', ['Moderator']);
});
afterAll(() => app.stop());

const record = ({ id }: Account, address: string, device: string | null, at = NOW) =>
  recordSignIn(app.database.db, {
    accountId: id,
    origin: { period: originPeriod(NOW), address, device },
    now: at,
  });
const shared = async (player: string, as: Account = moderator) =>
  app.request({ object: 'moderator', action: 'shared_origins', value: player, data: {} }, as);

it('lists accounts of the same browser or address, with the last time', async () => {
  const [one, two, three, other] = await Promise.all(
    ['One', 'Two', 'Three', 'Other'].map((name) => app.signIn(name)),
  );
  await record(one!, 'here', 'phone');
  await record(two!, 'there', 'phone', NOW - 1_000);
  await record(two!, 'there', 'phone', NOW - 500);
  await record(three!, 'here', null, NOW - 2_000);
  await record(other!, 'far', null);
  expect((await shared(one!.id)).body.data).toEqual([
    {
      player: expect.objectContaining({ name: 'Two' }),
      device: true,
      address: false,
      at: NOW - 500,
    },
    {
      player: expect.objectContaining({ name: 'Three' }),
      device: false,
      address: true,
      at: NOW - 2_000,
    },
  ]);
  // Two browsers without a number have nothing in common.
  expect((await shared(other!.id)).body.data).toEqual([]);
  expect((await shared(one!.id, one)).status).toBe(403);

  await deleteOldOrigins(app.database.db, NOW + PERIOD_MS);
  expect((await shared(one!.id)).body.data).toEqual([]);
});

it('is recorded by every sign-in', async () => {
  const signIn = async (name: string): Promise<string> => {
    const { body } = await begin(app);
    const url = `${onApp(app, body.data.url)}&${new URLSearchParams({ new_player: name })}`;
    return (await login(app, consentOf(await visit(url)))).body.data.id;
  };
  const first = await signIn('First Account');
  const second = await signIn('Second Account');
  expect((await shared(first)).body.data).toMatchObject([
    { player: { id: second }, address: true },
  ]);
});

it('has the browser from its first sign-in on, by a cookie of the page that begins it', async () => {
  const page = { 'x-mes-request': '1' };
  const begun = await app.call({ path: '/api/register/discord', headers: page });
  const [device] = begun.headers.getSetCookie();
  expect(device).toMatch(/^device=[\w-]{22}; .*HttpOnly; SameSite=Strict$/);
  const url = `${onApp(app, begun.body.data.url)}&${new URLSearchParams({ new_player: 'Fresh' })}`;
  const headers = { ...page, cookie: device!.split(';')[0]! };
  const { id } = (await login(app, consentOf(await visit(url)), { headers })).body.data;
  const rows = await app.database.db
    .select()
    .from(signInOrigins)
    .where(eq(signInOrigins.account, id));
  expect(rows).toMatchObject([{ device: expect.stringMatching(/^[\w-]{22}$/) }]);
  expect(device).not.toContain(rows[0]!.device);
  const other = await app.call({ path: '/api/register/discord' });
  expect(other.headers.getSetCookie()).toEqual([]);
});

it('is in the export of its account alone, and deleted with it', async () => {
  const [me, other] = [await app.signIn('Exporter'), await app.signIn('Neighbour')];
  await record(me, 'my address', 'my phone');
  await record(other, 'other address', null);
  const { body } = await app.request({ object: 'player', action: 'export', data: {} }, me);
  expect(body.data.parts.account.signIns).toEqual([
    { at: NOW, address: 'my address', device: 'my phone' },
  ]);
  const data = { name: 'Exporter' };
  await app.request({ object: 'player', action: 'delete_account', data }, me);
  const left = await app.database.db.select({ account: signInOrigins.account }).from(signInOrigins);
  expect(left.map(({ account }) => account)).not.toContain(me.id);
  expect(left.map(({ account }) => account)).toContain(other.id);
});
