/**
 * The databases of a test file. They are dropped when it ends: 300 copies of the template would fill five
 * gigabytes of memory with pages that nobody reads again, and where a machine gets its memory as it touches it,
 * each copy on new pages takes ten times as long.
 */
import pg from 'pg';
import { inject } from 'vitest';

const created: string[] = [];

export async function onCluster<Result>(
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: inject('clusterUrl') });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Copies a template. By default every page would be written to the log first. */
export async function copyDatabase(
  client: pg.Client,
  { name, template }: { name: string; template: string },
): Promise<void> {
  await client.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
  created.push(name);
}

/** Ends connections that are still open, as those of a killed server. */
export async function dropDatabases(): Promise<void> {
  const names = created.splice(0);
  if (names.length === 0) return;
  await onCluster(async (client) => {
    for (const name of names) await client.query(`DROP DATABASE ${name} WITH (FORCE)`);
  });
}
