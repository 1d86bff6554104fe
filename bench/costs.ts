/**
 * What each thing that people do costs one process and the database, in CPU time and memory: the constants
 * of the model in docs/scaling.md. One kind at a time at an even pace; what the server does at rest is
 * measured first and taken off.
 *
 *   npm run bench -- costs --seconds=20 --record
 */
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { type FanoutProcess, startFanout } from './fanout-process';
import { openNight } from './finals-night';
import { cpuOfName, openSite, type SiteProcess } from './finals-site';
import { cpuSeconds, endAll } from './processes';
import { record } from './record';

const SECONDS = Number(process.env.SECONDS ?? 20);
const SOCKETS = Number(process.env.SOCKETS ?? 2_000);
const RATES = { documents: 50, votes: 40, messages: 20, captures: 4 } as const;
type Kind = keyof typeof RATES;
const NONE = { documents: 0, votes: 0, messages: 0, captures: 0 };
const NAMES: Readonly<Record<Kind, string>> = {
  documents: 'a document, compressed',
  votes: 'a vote',
  messages: 'a chat message',
  captures: 'a captured event',
};

interface Usage {
  readonly server: number;
  readonly database: number;
}

try {
  const site = await openSite(1);
  const server = site.servers[0]!;
  const { plan } = await openNight(site, { votes: RATES.votes * (SECONDS + 10) });
  const visitors = await startFanout('finals-visitors.ts');
  const viewers = await startFanout('finals-viewers.ts');
  await visitors.call('plan', { json: JSON.stringify(plan) });
  await visitors.call('run', { ...RATES, seconds: 5 });
  await pause(3_000);

  const rest = await measure(server, async () => pause(SECONDS * 1_000));
  const ofRest = (seconds: number): Usage => ({
    server: (rest.server / SECONDS) * seconds,
    database: (rest.database / SECONDS) * seconds,
  });
  for (const kind of Object.keys(RATES) as Kind[]) {
    const began = performance.now();
    const used = await measure(server, () =>
      visitors.call('run', { ...NONE, [kind]: RATES[kind], seconds: SECONDS }),
    );
    const idle = ofRest((performance.now() - began) / 1_000);
    const { answered = 0 } = await visitors.call('report', { name: kind });
    recordCost(NAMES[kind], { used, idle, count: answered });
  }
  await measureSockets(server, viewers, visitors, { match: plan.match, ofRest });
} finally {
  await endAll();
}

async function measureSockets(
  server: SiteProcess,
  viewers: FanoutProcess,
  visitors: FanoutProcess,
  { match, ofRest }: { match: string; ofRest: (seconds: number) => Usage },
): Promise<void> {
  const memory = await residentMb(server.pid());
  let began = performance.now();
  const connecting = await measure(server, () =>
    viewers.call('connect', { urls: server.url, match, count: SOCKETS, overlays: 0 }),
  );
  recordCost('a socket that connects', {
    used: connecting,
    idle: ofRest((performance.now() - began) / 1_000),
    count: SOCKETS,
  });
  await pause(5_000);
  const kilobytes = (((await residentMb(server.pid())) - memory) * 1_024) / SOCKETS;
  record({
    what: 'Cost: memory of an open socket',
    measured: `${kilobytes.toFixed(1)} KB`,
    reference: `${memory.toFixed(0)} MB before the first of ${SOCKETS}`,
    goal: '300 MB for 5,000',
    met: memory + (kilobytes * 5_000) / 1_024 <= 300,
    why: 'Code and caches take most of the memory; the sockets themselves little.',
  });
  await viewers.call('begin', {});
  began = performance.now();
  const delivering = await measure(server, () =>
    visitors.call('run', { ...NONE, captures: RATES.captures, seconds: SECONDS }),
  );
  const { received = 0 } = await viewers.call('report', {});
  recordCost('an event delivered to a socket', {
    used: delivering,
    idle: ofRest((performance.now() - began) / 1_000),
    count: received,
  });
}

async function measure(server: SiteProcess, work: () => Promise<unknown>): Promise<Usage> {
  const before = { server: await cpuSeconds(server.pid()), database: await cpuOfName('postgres') };
  await work();
  return {
    server: (await cpuSeconds(server.pid())) - before.server,
    database: (await cpuOfName('postgres')) - before.database,
  };
}

function recordCost(
  what: string,
  { used, idle, count }: { used: Usage; idle: Usage; count: number },
): void {
  const cost = (name: keyof Usage) =>
    Math.max(0, ((used[name] - idle[name]) / count) * 1e6).toFixed(1);
  record({
    what: `Cost: ${what}`,
    measured: `${cost('server')} µs CPU of the server, ${cost('database')} µs of the database`,
    reference: `${count} in ${SECONDS} s`,
    goal: 'a constant of docs/scaling.md',
    met: true,
  });
}

async function residentMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1_024;
}
