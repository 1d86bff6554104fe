/** Runs before all tests: creates the small demo that their servers start with. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PREPARED_DATA, startServer } from './server';

export default async function prepareData(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'mes-e2e-prepared-'));
  const server = await startServer({ DATA_DIR: folder });
  await server.stop();
  // Inherited by the processes of the tests.
  process.env[PREPARED_DATA] = folder;
  return () => rm(folder, { recursive: true, force: true });
}
