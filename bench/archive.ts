/**
 * Full-text search among 1,000,000 archived messages of Discord: latency of the archive's own search
 * (one page, the count, the authors) beside a bare query of the same words on the same table. Words
 * follow Zipf's law, as in a language, and none begins with another: some queries match a third of all
 * messages, some match none.
 */

import { join } from 'node:path';
import pg from 'pg';
import { searchMessages } from '../apps/server/src/features/discord/archive/service';
import { openDatabase } from '../apps/server/src/platform/database/database';
import { migrate } from '../apps/server/src/platform/database/migrate';
import { percentilesOf, showPercentiles } from './percentiles';
import { endAll, openCluster, root } from './processes';
import { record } from './record';

const MESSAGES = 1_000_000;
const WORDS = 20_000;
const QUERIES = 400;
const PAGE = { start: 0, count: 10, excludeDeleted: false };
const GOAL_P95_MS = 50;

const { cluster } = await openCluster();
try {
  await cluster.createDatabase('mes');
  const url = cluster.url('mes');
  await migrate(url, join(root, 'apps/server/migrations'));
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await fill(client);
  const database = openDatabase(url, { onError: () => {}, queryTimeoutMs: 60_000 });
  const random = createRandom(7);
  const queries = Array.from({ length: QUERIES }, (_, index) =>
    Array.from({ length: 1 + (index % 3) }, () => wordOf(random())).join(' '),
  );
  for (const text of queries.slice(0, 40)) await searchMessages(database.db, { ...PAGE, text });

  const ours = await measure(queries, (text) => searchMessages(database.db, { ...PAGE, text }));
  const bare = await measure(queries, (text) =>
    client.query(
      `SELECT id, text FROM discord_messages
       WHERE search @@ plainto_tsquery('simple', $1) ORDER BY id DESC LIMIT 10`,
      [text],
    ),
  );
  record({
    what: `Search of the Discord archive, ${MESSAGES.toLocaleString('en')} messages`,
    measured: showPercentiles(percentilesOf(ours)),
    reference: `the bare query of one page: ${showPercentiles(percentilesOf(bare))}`,
    goal: `p95 ≤ ${GOAL_P95_MS} ms`,
    met: percentilesOf(ours).p95 <= GOAL_P95_MS,
    why: 'A page has the count of all messages found, which the bare query does not know.',
  });
  await database.close();
  await client.end();
} finally {
  await endAll();
}

/** In the database itself: a million rows over the connection would take minutes. */
async function fill(client: pg.Client): Promise<void> {
  await client.query(`SELECT setseed(0.5)`);
  await client.query(`
    INSERT INTO discord_users (id, username, name, bot, seen_at)
    SELECT id, 'user' || id, 'User ' || id, false, now() FROM generate_series(1, 5000) AS id`);
  await client.query(`
    INSERT INTO discord_messages (id, channel, author, text, attachments, sent_at)
    SELECT id, 1 + id % 2000, 1 + id % 5000, words.text, '[]', now() - (${MESSAGES} - id) * interval '1 minute'
    FROM generate_series(1, ${MESSAGES}) AS id
    CROSS JOIN LATERAL (
      SELECT string_agg('w' || lpad(floor(power(${WORDS}, random()))::int::text, 5, '0'), ' ') AS text
      FROM generate_series(1, 4 + (id % 9)::int)
    ) AS words`);
  await client.query('VACUUM ANALYZE discord_messages');
}

/** The same distribution as that of the messages. */
function wordOf(random: number): string {
  return `w${String(Math.floor(WORDS ** random)).padStart(5, '0')}`;
}

async function measure(
  queries: readonly string[],
  run: (text: string) => Promise<unknown>,
): Promise<number[]> {
  const times: number[] = [];
  for (const text of queries) {
    const started = performance.now();
    await run(text);
    times.push(performance.now() - started);
  }
  return times;
}

function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}
