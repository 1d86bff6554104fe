/**
 * How many cores, processes and bytes a number of viewers needs: writes the tables of docs/scaling.md.
 * Constants come from bench/RESULTS.md where `npm run bench -- costs --record` has written them, otherwise
 * from the values below, which were measured by the benchmark that stands beside them.
 *
 *   node --import tsx bench/scaling-model.ts
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './processes';

const VIEWERS = [5_000, 10_000, 100_000, 1_000_000];
/** Of a finals night: what one viewer does in a second, as in bench/finals.ts. */
const EACH = { events: 2, documents: 0.04, votes: 0.02, cachedReads: 0.12 };
const EVENT_BYTES = 500;
const DOCUMENT_BYTES = 18_000;
/** A process that is busier than this answers late. */
const MAX_SHARE = 0.6;
const CORE_PRICE = 15;
const TERABYTE_PRICE = 1;
const NIGHT_SECONDS = 4 * 3_600;
const START = '<!-- model: written by bench/scaling-model.ts -->';
const END = '<!-- end of the model -->';

interface Constant {
  readonly server: number;
  readonly database: number;
  readonly source: string;
}

/** In microseconds of CPU. */
const DEFAULTS: Readonly<Record<string, Constant>> = {
  'a document, compressed': {
    server: 1_800,
    database: 0,
    source: 'http load on the bracket page, before documents were cached whole',
  },
  'a vote': { server: 1_811, database: 2_010, source: 'costs, 320 votes on a busy machine' },
  'an event delivered to a socket': { server: 16, database: 0, source: 'fanout, 1,000 sockets' },
  'a cached read': { server: 57, database: 0, source: 'http' },
  'a socket that connects': { server: 109, database: 0, source: 'costs, 600 sockets' },
};
const SOCKET_KILOBYTES = 16.3;

const results = await readFile(join(root, 'bench/RESULTS.md'), 'utf8').catch(() => '');
const constants = Object.fromEntries(
  Object.entries(DEFAULTS).map(([name, value]) => [name, recorded(name) ?? value]),
);
const file = join(root, 'docs/scaling.md');
const text = await readFile(file, 'utf8');
const [before, rest = ''] = text.split(START);
const after = rest.split(END)[1] ?? '';
await writeFile(
  file,
  `${before}${START}\n\n${constantTable()}\n\n${modelTable()}\n\n${END}${after}`,
);

function recorded(name: string): Constant | null {
  const row = results.split('\n').find((line) => line.startsWith(`| Cost: ${name} |`));
  const found = /([\d.]+) µs CPU of the server, ([\d.]+) µs of the database/.exec(row ?? '');
  if (!found) return null;
  return { server: Number(found[1]), database: Number(found[2]), source: 'costs, in RESULTS.md' };
}

function constantTable(): string {
  const rows = Object.entries(constants).map(
    ([name, { server, database, source }]) =>
      `| ${name} | ${server.toFixed(0)} µs | ${database.toFixed(0)} µs | ${source} |`,
  );
  return [
    '| What | CPU of a server process | CPU of PostgreSQL | Measured by |',
    '| --- | --- | --- | --- |',
    ...rows,
    `| an open socket | ${SOCKET_KILOBYTES} KB of memory | | costs |`,
  ].join('\n');
}

function modelTable(): string {
  const rows = VIEWERS.map((viewers) => {
    const { server, database } = coresOf(viewers);
    const processes = Math.ceil(server / MAX_SHARE);
    const megabits =
      (viewers * (EACH.events * EVENT_BYTES + EACH.documents * DOCUMENT_BYTES) * 8) / 1e6;
    const terabytes = (megabits / 8 / 1e6) * NIGHT_SECONDS;
    const memory = (viewers * SOCKET_KILOBYTES) / 1024 ** 2;
    const cores = processes + Math.ceil(database / MAX_SHARE);
    return `| ${viewers.toLocaleString('en')} | ${server.toFixed(1)} | ${processes} | ${database.toFixed(1)} | ${memory.toFixed(1)} GB | ${megabits.toFixed(0)} Mbit/s | ${(cores * CORE_PRICE).toLocaleString('en')} € a month, ${(terabytes * TERABYTE_PRICE).toFixed(1)} € a night |`;
  });
  return [
    '| Viewers | Cores of servers | Processes | Cores of PostgreSQL | Memory of sockets | Traffic | Cost |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

/** Busy cores, without room to spare. */
function coresOf(viewers: number): { server: number; database: number } {
  const used: [name: string, each: number][] = [
    ['an event delivered to a socket', EACH.events],
    ['a document, compressed', EACH.documents],
    ['a vote', EACH.votes],
    ['a cached read', EACH.cachedReads],
  ];
  const sum = (part: 'server' | 'database') =>
    used.reduce((total, [name, each]) => total + constants[name]![part] * each * viewers, 0) / 1e6;
  return { server: sum('server'), database: sum('database') };
}
