/**
 * People who do something, in a process of their own: documents, votes, chat messages and one capture
 * operator, each at its own even pace, whether or not earlier requests are answered. A request that fails
 * because its server is gone is sent again to the next one, with the same idempotency key.
 */
import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { cpu, handleRequests } from './fanout-process';
import { EVENT_MARK } from './finals-events';
import type { Account } from './finals-site';
import { percentilesOf } from './percentiles';

const ATTEMPTS = 6;
const RETRY_MS = 250;
const TIMEOUT_MS = 10_000;
const PATIENCE_MS = 30_000;
const TICK_MS = 5;
const MAX_ERROR = 300;
/** The answer to a repeated request that was carried out, but whose answer was never stored. */
const CARRIED_OUT = 'This request has already been carried out.';

/** What the benchmark gives as JSON: more than numbers and texts. */
interface Plan {
  readonly urls: readonly string[];
  readonly documents: readonly string[];
  readonly voters: readonly Account[];
  readonly votingMatches: readonly string[];
  readonly teams: readonly [string, string];
  readonly operator: Account;
  readonly match: string;
  readonly lineup: readonly [readonly string[], readonly string[]];
  readonly chat: string;
}

interface Kind {
  readonly latencies: number[];
  readonly acknowledged: string[];
  sent: number;
  retried: number;
  failed: number;
  lastError: string;
}

const newKind = (): Kind => ({
  latencies: [],
  acknowledged: [],
  sent: 0,
  retried: 0,
  failed: 0,
  lastError: '',
});
type Name = 'documents' | 'votes' | 'captures' | 'messages';
let kinds: Record<Name, Kind>;
let plan: Plan;
let turn = 0;
let voted = 0;
let pressed = 0;
let isPressing = false;
const agent = new Agent({ keepAlive: true, maxSockets: 400 });

handleRequests('', {
  cpu,
  async plan({ json }) {
    plan = JSON.parse(String(json));
    return {};
  },
  /** Rates are for one second. */
  async run({ seconds, documents, votes, captures, messages }) {
    kinds = { documents: newKind(), votes: newKind(), captures: newKind(), messages: newKind() };
    const rates = { documents, votes, captures, messages };
    const open = new Set<Promise<void>>();
    const began = performance.now();
    while (performance.now() - began < Number(seconds) * 1_000) {
      const elapsed = (performance.now() - began) / 1_000;
      for (const [name, rate] of Object.entries(rates) as [Name, number][]) {
        while (kinds[name].sent < elapsed * Number(rate)) {
          kinds[name].sent++;
          const sending = work[name]().finally(() => open.delete(sending));
          open.add(sending);
        }
      }
      await pause(TICK_MS);
    }
    await Promise.race([Promise.all(open), pause(PATIENCE_MS)]);
    return { unanswered: open.size };
  },
  async report({ name }) {
    const { latencies, acknowledged, lastError, ...counts } = kinds[name as Name];
    if (lastError) console.error(`${name}: ${lastError}`);
    return { ...percentilesOf(latencies), answered: acknowledged.length, ...counts };
  },
  /** What was acknowledged. To a file, because results are numbers. */
  async save({ file }) {
    const saved = Object.entries(kinds).map(([name, { acknowledged }]) => [name, acknowledged]);
    await writeFile(String(file), JSON.stringify(Object.fromEntries(saved)));
    return {};
  },
});

const work: Record<Name, () => Promise<void>> = {
  async documents() {
    const path = plan.documents[kinds.documents.sent % plan.documents.length]!;
    await send('documents', path, { path, headers: { accept: 'text/html' } });
  },
  async votes() {
    const number = voted++;
    const voter = plan.voters[number % plan.voters.length]!;
    const match = plan.votingMatches[Math.floor(number / plan.voters.length)];
    if (!match) throw new Error('There are not enough matches to vote on.');
    const data = { team: plan.teams[number % 2], points: 1 };
    const body = { object: 'match', action: 'cast_vote', value: match, data };
    await send('votes', `${match} ${voter.id}`, toRequest(voter, body));
  },
  /** One operator: an event is sent once the one before is acknowledged, as the board does. */
  async captures() {
    if (isPressing) return;
    isPressing = true;
    const event = nextEvent();
    const data = { map: 0, events: [event], now: Date.now() };
    const body = { object: 'data_capture', action: 'record', value: plan.match, data };
    await send('captures', event.id, toRequest(plan.operator, body));
    isPressing = false;
  },
  async messages() {
    const text = `finals ${randomUUID()}`;
    const author = plan.voters[kinds.messages.sent % plan.voters.length]!;
    const body = { object: 'chat', action: 'send', value: plan.chat, data: { text } };
    await send('messages', text, toRequest(author, body));
  },
};

function toRequest({ id, secret }: Account, body: object) {
  return {
    method: 'POST',
    path: '/api/request',
    body: JSON.stringify(body),
    headers: {
      'content-type': 'application/json',
      authorization: `${id}.${secret}`,
      'idempotency-key': randomUUID(),
    },
  };
}

/** Both teams win rounds in turn, so that the map never ends. */
function nextEvent() {
  const press = pressed++;
  const time = Date.now().toString(16).padStart(12, '0');
  const count = (press % 4_096).toString(16).padStart(3, '0');
  const id = `${time.slice(0, 8)}-${time.slice(8)}-7${count}-8${count}${EVENT_MARK}`;
  const [winners, losers] = press % 14 < 7 ? plan.lineup : plan.lineup.toReversed();
  const place = press % 7;
  const at = Date.now();
  if (place === 6) return { id, at, kind: 'round_end', winner: press % 14 < 7 ? 'A' : 'B' };
  const [killer, victim] = place < 5 ? [winners[0], losers[place]] : [losers[0], winners[0]];
  const more = { assist: null, weapon: 'smg', headshot: place === 0 };
  return { id, at, kind: 'elimination', killer, victim, ...more };
}

interface Outgoing {
  readonly path: string;
  readonly method?: string;
  readonly body?: string;
  readonly headers: Record<string, string>;
}

async function send(name: Name, key: string, outgoing: Outgoing): Promise<void> {
  const kind = kinds[name];
  const began = performance.now();
  // After a failure the next server, as a proxy does.
  const first = turn++;
  for (let attempt = 1; ; attempt++) {
    const url = plan.urls[(first + attempt) % plan.urls.length]!;
    try {
      const { status, text } = await exchange(url, outgoing);
      // The second: its answer went down with the process. Whether it is stored is looked up like all others.
      if (status === 200 || (attempt > 1 && text.includes(CARRIED_OUT))) {
        kind.latencies.push(performance.now() - began);
        kind.acknowledged.push(key);
        return;
      }
      kind.lastError = `${outgoing.path} ${status} ${text}`;
      if (status < 500 && status !== 409) break;
    } catch (error) {
      kind.lastError = String(error);
    }
    if (attempt === ATTEMPTS) break;
    kind.retried++;
    await pause(RETRY_MS);
  }
  kind.failed++;
}

function exchange(
  url: string,
  { path, method = 'GET', headers, body }: Outgoing,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const length: Record<string, string> =
      body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const call = request(
      `${url}${path}`,
      {
        agent,
        method,
        headers: {
          ...(method === 'GET' ? { 'accept-encoding': 'gzip' } : {}),
          ...headers,
          ...length,
        },
        timeout: TIMEOUT_MS,
      },
      (response) => {
        let text = '';
        const isJson = response.headers['content-type']?.startsWith('application/json');
        response.on('data', (part: Buffer) => {
          if (response.statusCode !== 200 && isJson && text.length < MAX_ERROR) text += part;
        });
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
        response.on('error', reject);
        response.on('aborted', () => reject(new Error('The answer was cut off.')));
      },
    );
    call.on('timeout', () => call.destroy(new Error('No answer in time.')));
    call.on('error', reject);
    call.end(body);
  });
}
