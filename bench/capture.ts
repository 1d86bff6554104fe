/**
 * The latency from a key press of an operator to 50 pages of the match: the event is sent over a socket
 * like from the capture board, passes permission check, database and outbox, and the time stops when
 * each page has the frame. Operator and pages run in a separate process from the server; every seventh
 * press ends a round, which also changes the match itself.
 */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { registerAccount } from '../apps/server/src/features/accounts/service';
import { openSession } from '../apps/server/src/features/accounts/sessions/service';
import { players } from '../apps/server/src/features/players/tables';
import { teams } from '../apps/server/src/features/teams/tables';
import { type Database, openDatabase } from '../apps/server/src/platform/database/database';
import { freePort } from '../e2e/server';
import { percentilesOf, showPercentiles } from './percentiles';
import { endAll, openCluster, startDeployed } from './processes';
import { record } from './record';

const PORT = await freePort();
const ADDRESS = `127.0.0.1:${PORT}`;
const PAGES = 50;
const PRESSES = Number(process.env.PRESSES ?? 600);
const WARM_UP = 50;
const PRESS_EVERY_MS = 50;
const ROUND = 7;
const MAX_BATCH = 200;
const GOAL_MS = 100;
const SIDES = ['A', 'B'] as const;

interface Operator {
  readonly id: string;
  readonly secret: string;
}

const { folder, cluster } = await openCluster();
try {
  await cluster.createDatabase('mes');
  const databaseUrl = cluster.url('mes');
  await startDeployed({
    env: {
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      PORT: String(PORT),
      HOST: '127.0.0.1',
      RATE_LIMIT_FACTOR: '1000000',
    },
    output: join(folder, 'server.log'),
  });
  const database = openDatabase(databaseUrl, { onError: () => {}, connections: 2 });
  const operator = await addPeople(database);
  await database.close();
  await measure(operator, await openMatch(operator));
} finally {
  await endAll();
}

/** Adds two teams of five and an operator. */
async function addPeople(database: Database): Promise<Operator> {
  return database.transaction(async (tx) => {
    const now = Date.now();
    await tx.insert(teams).values(
      SIDES.map((side) => ({
        id: side,
        name: `Team ${side}x`,
        tag: side,
        region: 'EU' as const,
        createdAt: now,
      })),
    );
    await tx.insert(players).values(
      SIDES.flatMap((team) =>
        [1, 2, 3, 4, 5].map((number) => ({
          id: `${team}${number}`,
          name: `Player ${team}${number}`,
          team,
          createdAt: now,
        })),
      ),
    );
    const person = { name: 'Operator', provider: 'test', providerId: 'operator' };
    const id = await registerAccount(tx, { ...person, permissions: ['Moderator'], now });
    return { id, secret: await openSession(tx, { accountId: id, device: 'bench', now }) };
  });
}

async function openMatch({ id, secret }: Operator): Promise<string> {
  const send = async (path: string, body: object) => {
    const response = await fetch(`http://${ADDRESS}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `${id}.${secret}` },
      body: JSON.stringify(body),
    });
    const answer = (await response.json()) as { data: { id: string }; message?: string };
    if (!response.ok) throw new Error(answer.message);
    return answer.data;
  };
  const match = await send('/matches', { teamA: 'Team Ax', teamB: 'Team Bx', bestOf: 1 });
  await send('/request', {
    object: 'data_capture',
    action: 'create_maps',
    value: match.id,
    data: { maps: [{ map: 'Plaza' }] },
  });
  return match.id;
}

async function measure(operator: Operator, match: string): Promise<void> {
  const sent = new Map<string, number>();
  const taken: { quiet: number[]; rounds: number[] } = { quiet: [], rounds: [] };
  const ends = new Set<string>();
  const watch = () => {
    const seen = new Set<string>();
    return (text: string) => {
      const now = performance.now();
      for (const [, event] of text.matchAll(/"id":"([0-9a-f-]{36})"/g)) {
        const at = sent.get(event!);
        if (at === undefined || seen.has(event!)) continue;
        seen.add(event!);
        (ends.has(event!) ? taken.rounds : taken.quiet).push(now - at);
      }
    };
  };
  const channel = `match:${match}`;
  const pages = await Promise.all(
    Array.from({ length: PAGES }, () => connect({ channel, receive: watch() })),
  );
  const board = await openBoard(operator, match);
  for (let press = 0; press < WARM_UP + PRESSES; press++) {
    const event = eventOf(press);
    if (press >= WARM_UP) {
      sent.set(event.id, performance.now());
      if (event.kind === 'round_end') ends.add(event.id);
    }
    board.press(event);
    await pause(PRESS_EVERY_MS);
  }
  const expected = PRESSES * PAGES;
  const giveUpAt = Date.now() + 20_000;
  while (taken.quiet.length + taken.rounds.length < expected && Date.now() < giveUpAt)
    await pause(50);
  for (const socket of [...pages, board.socket]) socket.terminate();
  const arrived = taken.quiet.length + taken.rounds.length;
  if (arrived < expected) throw new Error(`Only ${arrived} of ${expected} frames arrived.`);
  show('all presses', [...taken.quiet, ...taken.rounds]);
  const all = percentilesOf([...taken.quiet, ...taken.rounds]);
  record({
    what: `Press of the capture operator to ${PAGES} pages`,
    measured: showPercentiles(all),
    goal: `p99 ≤ ${GOAL_MS} ms`,
    met: all.p99 <= GOAL_MS,
  });
  show('  kills and the like', taken.quiet);
  show('  ends of rounds', taken.rounds);
}

/** Like the capture board of the site: events are sent in order, and those pressed meanwhile in one batch. */
async function openBoard(auth: Operator, match: string) {
  let waiting: object[] = [];
  let isSending = false;
  const send = () => {
    isSending = waiting.length > 0;
    if (!isSending) return;
    const data = { map: 0, events: waiting.splice(0, MAX_BATCH), now: Date.now() };
    const envelope = { object: 'data_capture', action: 'record', value: match, data };
    socket.send(`42${JSON.stringify(['request', { requestId: 'record', ...envelope }])}`);
  };
  const socket = await connect({
    auth,
    receive: (text) => {
      if (text.includes('"ERROR"')) throw new Error(text);
      send();
    },
  });
  return {
    socket,
    press(event: object) {
      waiting = [...waiting, event];
      if (!isSending) send();
    },
  };
}

/** Eliminations, and every few presses the end of a round; both teams win in turn, so the map continues. */
function eventOf(press: number) {
  const id = randomUUID();
  const at = Date.now();
  const round = Math.floor(press / ROUND);
  const place = press % ROUND;
  const winner = SIDES[round % 2]!;
  if (place === ROUND - 1) return { id, at, kind: 'round_end', winner };
  const loser = SIDES[1 - (round % 2)]!;
  const victim = `${place < 5 ? loser : winner}${place < 5 ? place + 1 : 1}`;
  const killer = `${place < 5 ? winner : loser}1`;
  const more = { assist: null, weapon: 'smg', headshot: place === 0 };
  return { id, at, kind: 'elimination', killer, victim, ...more };
}

interface Connection {
  readonly channel?: string;
  readonly auth?: Operator;
  readonly receive?: (text: string) => void;
}

/** A minimal Socket.IO client. */
function connect({ channel, auth, receive = () => {} }: Connection): Promise<WebSocket> {
  const socket = new WebSocket(`ws://${ADDRESS}/gatewayV3/?EIO=4&transport=websocket`, {
    perMessageDeflate: false,
  });
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('message', (raw: Buffer) => {
      const text = raw.toString();
      if (text.startsWith('42')) receive(text);
      else if (text.startsWith('0')) socket.send(`40${auth ? JSON.stringify(auth) : ''}`);
      else if (text === '2') socket.send('3');
      else if (text.startsWith('44')) reject(new Error(`Refused: ${text}`));
      else if (text.startsWith('40') && channel)
        socket.send(`420${JSON.stringify(['subscribe_channel', { channel }])}`);
      else if (text.startsWith('40') || text.startsWith('43')) resolve(socket);
    });
  });
}

function show(what: string, latencies: readonly number[]): void {
  const sorted = latencies.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.floor(sorted.length * part)]?.toFixed(1);
  console.log(
    `${what}: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms (goal ${GOAL_MS}), ` +
      `${sorted.length} frames on ${PAGES} pages`,
  );
}
