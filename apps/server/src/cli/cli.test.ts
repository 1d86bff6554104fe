import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/app';
import { testConfig } from '../../testing/settings';
import { accounts } from '../features/accounts/tables';
import { players } from '../features/players/tables';
import { storeItems } from '../features/store/tables';
import { streamSponsors } from '../features/stream/tables';
import { teams } from '../features/teams/tables';
import { auditLog } from '../platform/audit/tables';
import type { Config } from '../platform/config';
import { type Database, openDatabase } from '../platform/database/database';
import type { CliCommand } from './command';
import { check } from './commands/check';
import { createAdmin } from './commands/create-admin';
import { demo } from './commands/demo';
import { rebuild } from './commands/rebuild';

let config: Config;
let database: Database;
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mes-cli-'));
  const databaseUrl = await createTestDatabase({ demo: true });
  config = testConfig({ dataDir, databaseUrl });
  database = openDatabase(databaseUrl, { onError: () => {} });
});
afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function run(
  command: CliCommand,
  {
    args = [],
    options = {},
    change = {},
  }: { args?: string[]; options?: Record<string, string>; change?: Partial<Config> } = {},
) {
  const printed: string[] = [];
  const code = await command.run({
    config: { ...config, ...change },
    args,
    options,
    print: (text) => void printed.push(text),
    progress: () => {},
  });
  return { code, output: printed.join('\n') };
}

const permissionsOf = async (id: string) =>
  (await database.db.select().from(accounts).where(eq(accounts.id, id)))[0]?.permissions;

it('makes a player an admin, with an audit row, and says so if they are', async () => {
  expect((await run(createAdmin, { args: ['MEMBER'] })).output).toBe('MEMBER is an admin now.');
  expect(await permissionsOf('member')).toContain('Admin');
  const rows = await database.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, 'account:member'));
  expect(rows.at(-1)).toMatchObject({ actor: null, action: 'account.permissions_changed' });
  expect((await run(createAdmin, { args: ['member'] })).output).toBe('member is an admin already.');
});

it('makes an account for someone who has never signed in', async () => {
  const discord = { clientId: 'id', clientSecret: 'secret' };
  const { output } = await run(createAdmin, {
    args: ['Freshman'],
    options: { id: '4711' },
    change: { discord },
  });
  expect(output).toContain('Made an account for Freshman');
  expect(output).toContain('sign in with Discord');
  const [row] = await database.db
    .select({ provider: accounts.provider, providerId: accounts.providerId })
    .from(accounts)
    .innerJoin(players, eq(players.id, accounts.id))
    .where(eq(players.name, 'Freshman'));
  expect(row).toEqual({ provider: 'discord', providerId: '4711' });
  await expect(
    run(createAdmin, { args: ['Freshman'], options: { id: '4712' }, change: { discord } }),
  ).rejects.toThrow('The name Freshman is taken');
});

it('in production names what is missing', async () => {
  const production = { mode: 'production' as const };
  await expect(run(createAdmin, { args: ['Nobody'], change: production })).rejects.toThrow(
    'Nobody is called Nobody.',
  );
  await expect(run(demo, { change: production })).rejects.toThrow('not in production');
  await expect(run(createAdmin)).rejects.toThrow('Name the player who becomes an admin.');
});

it('rates every series again', async () => {
  const ratings =
    'SELECT count(*)::int, sum(played)::int AS played, sum(elo)::int AS elo FROM elo_standings';
  const before = await database.pool.query(ratings);
  expect((await run(rebuild)).output).toMatch(/^Rated [1-9]\d* series again\.$/);
  expect((await database.pool.query(ratings)).rows).toEqual(before.rows);
});

it('does not add a demo to a community', async () => {
  await expect(run(demo, { options: { small: 'true' } })).rejects.toThrow(
    'There are players already',
  );
});

it('checks the installation, and finds files that are missing', async () => {
  // The demo of tests has no files.
  await database.db.delete(streamSponsors);
  await database.db.update(teams).set({ logo: null });
  await database.db.update(players).set({ photo: null });
  await database.db.update(storeItems).set({ picture: null });
  expect(await run(check)).toEqual({
    code: 0,
    output: ['settings', 'data folder', 'uploads', 'Redis', 'migrations', 'files', 'database']
      .map((what) => `ok       ${what}`)
      .join('\n'),
  });
  const photo = `${'0'.repeat(32)}.webp`;
  await database.db.update(players).set({ photo }).where(eq(players.id, 'member'));
  const { code, output } = await run(check, { change: { redisUrl: 'redis://127.0.0.1:1' } });
  expect(code).toBe(1);
  expect(output).toContain(`problem  files: 1 are missing: ${photo}`);
  expect(output).toContain('problem  Redis: it does not answer at REDIS_URL.');

  const endpoint = 'http://127.0.0.1:1';
  const keys = { accessKeyId: 'id', secretAccessKey: 'hush' };
  const s3 = { endpoint, bucket: 'away', region: 'here', prefix: '', ...keys };
  const away = (await run(check, { change: { s3 } })).output;
  expect(away).toContain(
    `problem  uploads: The storage of uploads does not answer. The bucket is away at ${endpoint}.`,
  );
  expect(away).toContain('problem  files: The bucket away did not answer GET');
  expect(away).toContain('ok       database');
  expect(away).not.toContain('hush');
});
