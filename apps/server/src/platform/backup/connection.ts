import pg from 'pg';
import { toStartupError } from '../database/connection-problem';

const CONNECT_TIMEOUT_MS = 5_000;

/** So that the text of a value is the same on every server. */
const SETTINGS = {
  client_encoding: 'UTF8',
  datestyle: 'ISO',
  intervalstyle: 'postgres',
  timezone: 'UTC',
  extra_float_digits: '1',
  bytea_output: 'hex',
  // A large table takes longer than any statement of the site may.
  statement_timeout: '0',
  idle_in_transaction_session_timeout: '0',
};

/** A connection of its own, without the time limits of the site. */
export async function withConnection<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: 'mes backup',
  });
  // A loss is the error of the statement that runs.
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    client.end().catch(() => {});
    throw toStartupError(url, error);
  }
  try {
    for (const [name, value] of Object.entries(SETTINGS)) {
      await client.query(`SET ${name} = '${value}'`);
    }
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}
