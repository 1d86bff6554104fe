/**
 * A random history of the small demo: any call, in any role, several at once, with what earlier
 * answers named. Nothing may fail inside or take long, whatever the calls before it did.
 */
import { contract } from '@mes/contract';
import { type Call, nameOf } from '@mes/contract/define';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Account, type Reply, startTestApp, type TestApp } from '../testing/app';
import { inputsFor } from '../testing/inputs';
import { KnownValues } from '../testing/known-values';
import { sendCall } from '../testing/send';
import { DEMO_ACCOUNTS } from './demo/community';
import { openSession } from './features/accounts/sessions/service';

/** The same calls in every run of the tests; other ones and more of them by FUZZ_SEED and FUZZ_RUNS. */
const seed = Number(process.env.FUZZ_SEED ?? 1);
const numRuns = Number(process.env.FUZZ_RUNS ?? 600);
const AT_ONCE = 6;
const LONGEST_ANSWER_MS = 5_000;
const TIMEOUT_MS = 30_000 + 50 * numRuns;

const calls: Call[] = Object.values(contract)
  .flatMap((feature): Call[] => Object.values(feature))
  .filter((call) => !call.transport);
const roles = [null, ...DEMO_ACCOUNTS.map(({ name }) => name)];

let app: TestApp;
const accounts = new Map<string, Account>();
const known = new KnownValues();

beforeAll(async () => {
  app = await startTestApp({ config: { demo: 'small' } });
  for (const { name } of DEMO_ACCOUNTS) await signIn(name);
  // What a visitor can see comes first, so that there is something to call about.
  for (const call of calls.filter(({ who }) => who === 'public')) {
    known.collect((await sendCall(app, { call, input: {} })).body.data);
  }
});
afterAll(() => app.stop());

it(
  'any call in any role answers in time and without an internal error',
  async () => {
    const counts = { answers: 0, successes: 0 };
    const slowest = { ms: 0, name: '' };
    for (const batch of inBatches(randomCalls())) {
      await Promise.all(
        batch.map(async ({ call, role, input }) => {
          const startedAt = performance.now();
          const reply = await send(call, role, input);
          const ms = performance.now() - startedAt;
          const tried = `${role ?? 'visitor'} ${nameOf(call)} ${JSON.stringify(input)}`;
          expect(reply.status, `${tried} ${JSON.stringify(reply.body)}`).toBeLessThan(500);
          expect(ms, tried).toBeLessThan(LONGEST_ANSWER_MS);
          if (ms > slowest.ms) Object.assign(slowest, { ms, name: nameOf(call) });
          counts.answers++;
          if (reply.status === 200) counts.successes++;
          known.collect(reply.body?.data);
        }),
      );
    }
    if (process.env.FUZZ_RUNS) process.stdout.write(`${JSON.stringify({ ...counts, slowest })}\n`);
    expect(counts.successes).toBeGreaterThan(numRuns / 20);
  },
  TIMEOUT_MS,
);

interface RandomCall {
  readonly call: Call;
  readonly role: string | null;
  readonly input: Record<string, unknown>;
}

/** Lazily, because the inputs name what the answers before them contained. */
function* randomCalls(): Generator<RandomCall> {
  const inputs = new Map(calls.map((call) => [call, inputsFor(call.input)]));
  const choice = fc.tuple(
    fc.constantFrom(...calls),
    fc.constantFrom(...roles),
    fc.integer({ min: 0, max: 0x7fff_ffff }),
  );
  for (const [call, role, number] of fc.sample(choice, { seed, numRuns })) {
    const [input] = fc.sample(inputs.get(call)!, { seed: number, numRuns: 1 });
    yield { call, role, input: known.fillIn(input!, number) };
  }
}

function* inBatches(all: Iterable<RandomCall>): Generator<RandomCall[]> {
  let batch: RandomCall[] = [];
  for (const one of all) {
    batch.push(one);
    if (batch.length < AT_ONCE) continue;
    yield batch;
    batch = [];
  }
  yield batch;
}

/** Signs in again after a call that has ended the session. */
async function send(call: Call, role: string | null, input: RandomCall['input']): Promise<Reply> {
  const reply = await sendCall(app, { call, input, as: accounts.get(role ?? '') });
  if (role !== null && reply.body?.message === 'Invalid credentials.') await signIn(role);
  return reply;
}

/** An account that was deleted on the way goes on as a visitor. */
async function signIn(id: string): Promise<void> {
  accounts.delete(id);
  const secret = await app.database
    .transaction((tx) => openSession(tx, { accountId: id, device: 'test', now: Date.now() }))
    .catch(() => null);
  if (secret !== null) accounts.set(id, { id, secret });
}
