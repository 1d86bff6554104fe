import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, startTestApp } from '../../../testing/app';

let parent: string;

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'mes-health-'));
});
afterAll(() => rm(parent, { recursive: true, force: true }));

it('is ready while everything can be used', async () => {
  const app = await startTestApp({ config: { dataDir: join(parent, 'good') } });
  const { status, body } = await app.call({ path: '/readyz' });
  expect(status).toBe(200);
  expect(body).toEqual({ status: 'SUCCESS', data: { state: 'ready', degraded: [] } });
  await app.stop();
});

it('is not ready when the folder of the built-in database cannot be written', async () => {
  const dataDir = join(parent, 'built-in');
  const app = await startTestApp({ config: { dataDir } });
  await makeUnwritable(dataDir);
  const { status, body } = await app.call({ path: '/readyz' });
  expect(status).toBe(503);
  expect(body.message).toBe('The data folder is not a folder.');
  await app.stop();
});

it('is degraded when only uploads cannot be saved', async () => {
  const dataDir = join(parent, 'uploads');
  const databaseUrl = await createTestDatabase();
  const app = await startTestApp({ databaseUrl, config: { dataDir, databaseUrl } });
  await makeUnwritable(dataDir);
  const { status, body } = await app.call({ path: '/readyz' });
  expect(status).toBe(200);
  expect(body.data).toEqual({ state: 'degraded', degraded: ['The data folder is not a folder.'] });
  await app.stop();
});

/** Permissions would not stop root. */
async function makeUnwritable(folder: string): Promise<void> {
  await rm(folder, { recursive: true });
  await writeFile(folder, '');
}
