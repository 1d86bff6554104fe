import { expect, it } from 'vitest';
import { oneAtATime } from './one-at-a-time';

/** Work that ends when the test says so. */
function workByHand() {
  const runs: { end: () => void; fail: (error: Error) => void }[] = [];
  const call = oneAtATime(() => new Promise<void>((end, fail) => runs.push({ end, fail })));
  return { runs, call };
}

/** Whether a promise has settled by now. */
async function isOver(promise: Promise<void>): Promise<boolean> {
  const mark = Symbol('pending');
  await new Promise((resolve) => setImmediate(resolve));
  return (await Promise.race([promise, Promise.resolve(mark)])) !== mark;
}

it('runs at once when nothing runs', async () => {
  const { runs, call } = workByHand();
  const first = call();
  expect(runs).toHaveLength(1);
  runs[0]!.end();
  await first;
  void call();
  expect(runs).toHaveLength(2);
});

it('answers a call during a run after a run that began later', async () => {
  const { runs, call } = workByHand();
  const first = call();
  const during = [call(), call()];
  expect(runs).toHaveLength(1);
  runs[0]!.end();
  await first;
  expect(await isOver(during[0]!)).toBe(false);
  // One run for all of them.
  expect(runs).toHaveLength(2);
  const third = call();
  runs[1]!.end();
  await Promise.all(during);
  expect(await isOver(third)).toBe(false);
  runs[2]!.end();
  await third;
  expect(runs).toHaveLength(3);
});

it('goes on after a failure, which only its own callers see', async () => {
  const { runs, call } = workByHand();
  const first = call();
  const second = call();
  runs[0]!.fail(new Error('away'));
  await expect(first).rejects.toThrow('away');
  expect(await isOver(second)).toBe(false);
  runs[1]!.end();
  await second;
});
