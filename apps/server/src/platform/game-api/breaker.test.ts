import { beforeEach, expect, it } from 'vitest';
import { type Breaker, createBreaker, Resting } from './breaker';

let now: number;
let asked: number;
let breaker: Breaker;

beforeEach(() => {
  now = 0;
  asked = 0;
  breaker = createBreaker({ failures: 3, restMs: 1_000, clock: () => now });
});

const fail = () =>
  breaker(async () => {
    asked++;
    throw new Error('no');
  }).catch((error: unknown) => error);
const succeed = () =>
  breaker(async () => {
    asked++;
    return 'yes';
  }).catch((error: unknown) => error);

it('lets failures through until there are too many in a row', async () => {
  await fail();
  await fail();
  expect(await succeed()).toBe('yes');
  await fail();
  await fail();
  await fail();
  expect(await succeed()).toBeInstanceOf(Resting);
  expect(asked).toBe(6);
});

it('asks once after the rest, and goes on if that is answered', async () => {
  for (let failure = 0; failure < 3; failure++) await fail();
  now = 1_000;
  const replies = await Promise.all([succeed(), succeed(), succeed()]);
  expect(replies.filter((reply) => reply === 'yes')).toHaveLength(1);
  expect(await succeed()).toBe('yes');
});

it('rests again if the question after the rest fails', async () => {
  for (let failure = 0; failure < 3; failure++) await fail();
  now = 1_000;
  expect(await fail()).not.toBeInstanceOf(Resting);
  expect(await succeed()).toBeInstanceOf(Resting);
  now = 2_000;
  expect(await succeed()).toBe('yes');
});
