import { beforeEach, expect, it } from 'vitest';
import { CircuitOpenError, createRequestBreaker, type RequestBreaker } from './request-breaker';

let now: number;
let requests: number;
let breaker: RequestBreaker;

beforeEach(() => {
  now = 0;
  requests = 0;
  breaker = createRequestBreaker({ failures: 3, resetAfterMs: 1_000, clock: () => now });
});

const fail = () =>
  breaker(async () => {
    requests++;
    throw new Error('no');
  }).catch((error: unknown) => error);
const succeed = () =>
  breaker(async () => {
    requests++;
    return 'yes';
  }).catch((error: unknown) => error);

it('opens after too many consecutive failures', async () => {
  await fail();
  await fail();
  expect(await succeed()).toBe('yes');
  await fail();
  await fail();
  await fail();
  expect(await succeed()).toBeInstanceOf(CircuitOpenError);
  expect(requests).toBe(6);
});

it('lets one request through after the reset time, and closes if it succeeds', async () => {
  for (let failure = 0; failure < 3; failure++) await fail();
  now = 1_000;
  const replies = await Promise.all([succeed(), succeed(), succeed()]);
  expect(replies.filter((reply) => reply === 'yes')).toHaveLength(1);
  expect(await succeed()).toBe('yes');
});

it('opens again if the request after the reset time fails', async () => {
  for (let failure = 0; failure < 3; failure++) await fail();
  now = 1_000;
  expect(await fail()).not.toBeInstanceOf(CircuitOpenError);
  expect(await succeed()).toBeInstanceOf(CircuitOpenError);
  now = 2_000;
  expect(await succeed()).toBe('yes');
});
