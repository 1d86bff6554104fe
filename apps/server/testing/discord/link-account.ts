/** Makes an account of a running server one that signs in with Discord: tests have no Discord to sign in with. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

interface LinkedAccount {
  readonly dataDir: string;
  readonly accountId: string;
  readonly discordId: string;
}

export async function linkAccount({ dataDir, accountId, discordId }: LinkedAccount): Promise<void> {
  const client = new pg.Client({ ...(await findAddress(dataDir)), user: 'mes', database: 'mes' });
  await client.connect();
  try {
    await client.query(`UPDATE accounts SET provider = 'discord', provider_id = $1 WHERE id = $2`, [
      discordId,
      accountId,
    ]);
  } finally {
    await client.end();
  }
}

/** The port and the folder of the socket are lines of the file that PostgreSQL writes when it starts. */
async function findAddress(dataDir: string): Promise<{ host: string; port: number }> {
  const lines = (await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n');
  return { port: Number(lines[3]), host: lines[4]! };
}
