/**
 * 20,000 people arrive within a minute while the queue is on, at two processes: everyone gets a place, each
 * a place of their own, and nobody is let in faster than the settings say. Half of them ask again while
 * they wait, as pages do.
 *
 *   ARRIVALS=20000 SECONDS=60 npm run bench -- queue
 */
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { addAccounts, callSite, cpuOfName, openSite } from './finals-site';
import { percentilesOf, showPercentiles } from './percentiles';
import { cpuSeconds, endAll } from './processes';
import { record } from './record';

const ARRIVALS = Number(process.env.ARRIVALS ?? 20_000);
const SECONDS = Number(process.env.SECONDS ?? 60);
const ADMISSIONS_PER_MINUTE = 600;
const TICK_MS = 5;
const TIMEOUT_MS = 15_000;
const GOAL_MS = 500;

const agent = new Agent({ keepAlive: true, maxSockets: 300 });
try {
  const site = await openSite(2, { QUEUE_ON_LOCALHOST: 'true' });
  const urls = site.servers.map(({ url }) => url);
  const [admin] = await addAccounts(site.database, {
    name: 'Admin',
    count: 1,
    permissions: ['Admin'],
  });
  await setProperty('queueAdmissionsPerMinute', ADMISSIONS_PER_MINUTE);
  await setProperty('queueEnabled', true);
  // Both processes read the settings again every few seconds.
  await pause(6_000);

  const latencies: number[] = [];
  const failures: string[] = [];
  const open = new Set<Promise<void>>();
  const before = await readCpu();
  const began = performance.now();
  for (let arrived = 0; arrived < ARRIVALS; ) {
    const due = Math.min(ARRIVALS, ((performance.now() - began) / 1_000 / SECONDS) * ARRIVALS);
    for (; arrived < due; arrived++) {
      send(arrived, latencies);
      if (arrived % 2 === 1) send(arrived >> 1, latencies);
    }
    await pause(TICK_MS);
  }
  await Promise.all(open);
  const seconds = (performance.now() - began) / 1_000;
  const after = await readCpu();

  const { rows } = await site.database.pool.query(
    `SELECT count(*) AS entries, count(DISTINCT sequence) AS places,
            count(*) FILTER (WHERE admitted IS NOT NULL) AS admitted FROM queue_entries`,
  );
  const [entries, places, admitted] = [rows[0].entries, rows[0].places, rows[0].admitted].map(
    Number,
  );
  const times = percentilesOf(latencies);
  const most = ADMISSIONS_PER_MINUTE * (seconds / 60 + 1);
  if (failures.length > 0) console.error(failures.slice(0, 3));
  record({
    what: `Queue, ${ARRIVALS.toLocaleString('en')} arrivals in ${SECONDS} s at two processes`,
    measured:
      `${entries} entries with ${places} places, ${admitted} let in, ${failures.length} failed of ${latencies.length + failures.length} requests; ` +
      `${showPercentiles(times)}; took ${seconds.toFixed(0)} s`,
    reference: `servers ${(((after.servers - before.servers) / seconds) * 100).toFixed(0)} %, database ${(((after.database - before.database) / seconds) * 100).toFixed(0)} % of a core`,
    goal: `everyone has a place of their own, no error, p99 ≤ ${GOAL_MS} ms`,
    met:
      entries === ARRIVALS &&
      places === ARRIVALS &&
      failures.length === 0 &&
      admitted! <= most &&
      times.p99 <= GOAL_MS,
    why: 'All arrivals lock one row in turn; the clients share the two cores.',
  });

  function send(number: number, times: number[]): void {
    const sending = enter(number, urls[number % urls.length]!)
      .then(
        (ms) => void times.push(ms),
        (error) => void failures.push(String(error)),
      )
      .finally(() => open.delete(sending));
    open.add(sending);
  }

  async function readCpu() {
    const servers = await Promise.all(site.servers.map((server) => cpuSeconds(server.pid())));
    return {
      servers: servers.reduce((sum, each) => sum + each, 0),
      database: await cpuOfName('postgres'),
    };
  }

  async function setProperty(value: string, given: number | boolean): Promise<void> {
    const data = { value: given };
    await callSite(urls[0]!, admin!, { object: 'property', action: 'write', value, data });
  }
} finally {
  agent.destroy();
  await endAll();
}

/** Resolves to the milliseconds that it took. */
function enter(number: number, url: string): Promise<number> {
  const identifier = `queue-${number.toString(36).padStart(12, '0')}`;
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const call = request(
      `${url}/api/queue/enter/${identifier}`,
      { agent, timeout: TIMEOUT_MS },
      (response) => {
        let text = '';
        response.on('data', (part) => {
          text += part;
        });
        response.on('end', () => {
          if (response.statusCode === 200) resolve(performance.now() - began);
          else reject(new Error(`${response.statusCode} ${text}`));
        });
      },
    );
    call.on('timeout', () => call.destroy(new Error('No answer in time.')));
    call.on('error', reject);
    call.end();
  });
}
