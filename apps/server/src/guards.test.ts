/**
 * Checks every call: the tests are generated from the contract.
 */
import { contract } from '@mes/contract';
import { type Call, nameOf } from '@mes/contract/define';
import { satisfies } from '@mes/domain/permissions/permissions';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, type Reply, startTestApp, type TestApp } from '../testing/app';
import { inputsFor } from '../testing/inputs';
import { sendCall } from '../testing/send';
import { DEMO_ACCOUNTS } from './demo/community';
import { openSession } from './features/accounts/sessions/service';

const calls: Call[] = Object.values(contract).flatMap((feature) => Object.values(feature));
const dispatchedCalls = calls.filter((call) => !call.transport);
const roles = [null, ...DEMO_ACCOUNTS];

let app: TestApp;
const accounts = new Map<string, Account>();

beforeAll(async () => {
  app = await startTestApp({ config: { demo: 'small' } });
  for (const { name } of DEMO_ACCOUNTS) accounts.set(name, await signInAs(name));
});
afterAll(() => app.stop());

async function signInAs(name: string): Promise<Account> {
  return app.database.transaction(async (tx) => ({
    id: name,
    secret: await openSession(tx, { accountId: name, device: 'test', now: Date.now() }),
  }));
}

/** Sends as a demo account, and signs in again after a call that ends sessions. */
async function sendAs(name: string, call: Call, input: Record<string, unknown>): Promise<Reply> {
  const reply = await send(call, input, accounts.get(name));
  if (/logout|revoke/.test(nameOf(call))) accounts.set(name, await signInAs(name));
  return reply;
}

function send(call: Call, input: Record<string, unknown>, as?: Account): Promise<Reply> {
  return sendCall(app, { call, input, as });
}

describe('who may call', () => {
  // All roles in one test: a test for each took longer than its call.
  it.each(dispatchedCalls.map((call) => [nameOf(call), call] as const))(
    '%s',
    async (_name, call) => {
      const refusals = await Promise.all(
        roles.map(async (role) => {
          const reply = role ? await sendAs(role.name, call, {}) : await send(call, {});
          return [role?.name ?? 'visitor', refusal(reply)] as const;
        }),
      );
      expect(refusals).toEqual(
        roles.map((role) => [role?.name ?? 'visitor', expectedRefusal(call, role)]),
      );
    },
  );

  /** The permission rule is checked first, before any other error of the call. */
  function expectedRefusal(call: Call, role: (typeof roles)[number]): string | null {
    if (call.who === 'public') return null;
    if (!role) return 'You must be logged in to perform this action!';
    if (role.name === 'banned' && call.banned !== 'allowed') return 'You have been banned.';
    if (call.who === 'login' || satisfies(role.permissions, call.who)) return null;
    return `You are missing permission '${call.who}' to access this resource.`;
  }

  function refusal({ body }: Reply): string | null {
    const rules = /^(You must be logged in|You have been banned|You are missing permission)/;
    return body.status === 'ERROR' && rules.test(body.message) ? body.message : null;
  }
});

describe('random input', () => {
  /** The same inputs in every run, unless FUZZ_SEED and FUZZ_RUNS are set. */
  const seed = Number(process.env.FUZZ_SEED ?? 1);
  const numRuns = Number(process.env.FUZZ_RUNS ?? 12);

  it.each(dispatchedCalls.map((call) => [nameOf(call), call] as const))(
    '%s answers with success or an error of the catalogue',
    async (_name, call) => {
      await fc.assert(
        fc.asyncProperty(inputsFor(call.input), async (input) => {
          const reply = await sendAs('admin', call, input as Record<string, unknown>);
          expect(reply.status, JSON.stringify(reply.body)).toBeLessThan(500);
          const isFile = call.kind === 'rest' && call.file && reply.status === 200;
          if (!isFile) expectCatalogue(call, reply);
        }),
        { seed, numRuns, interruptAfterTimeLimit: 5_000 },
      );
    },
  );

  it('random JSON as an envelope never causes an internal error', async () => {
    await fc.assert(
      fc.asyncProperty(fc.json(), async (text) => {
        const response = await fetch(`${app.address}/api/request`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: text,
        });
        const body = (await response.json()) as { status: string };
        expect(response.status).toBeLessThan(500);
        expect(['SUCCESS', 'ERROR']).toContain(body.status);
      }),
      { seed, numRuns: 200 },
    );
  });

  function expectCatalogue(call: Call, { body }: Reply): void {
    if (body.status === 'SUCCESS') {
      const parsed = call.output.safeParse(body.data);
      expect(parsed.error?.message).toBeUndefined();
      const total = call.paged ? { total: expect.any(Number) } : {};
      const { revisions, ...others } = body.metadata ?? {};
      expect(others).toEqual(total);
      expect(revisions !== undefined).toBe(call.revision !== undefined);
      for (const revision of Object.values(revisions ?? {}))
        expect(revision).toEqual(expect.any(Number));
      return;
    }
    expect(body).toMatchObject({
      status: 'ERROR',
      message: expect.any(String),
      error: { message: body.message },
    });
    expect(body.error.type).toMatch(
      /^(Forbidden|InvalidRequest|InvalidParameter|MissingParameter|InvalidAction|InvalidId|ObjectNotFound|Product)Error$/,
    );
  }
});

it('every call is described', async () => {
  const { body } = await app.call({ path: '/api/openapi.json' });
  const operations = [
    ...Object.values(body.paths).flatMap((methods) => Object.values(methods as object)),
    ...Object.values(body['x-actions']),
  ];
  expect(operations).toHaveLength(calls.length);
});
