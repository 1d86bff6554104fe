import { setImmediate as tick } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createConcurrencyLimit } from './concurrency-limit';

function createWork() {
  const started: number[] = [];
  const ends = new Map<number, (error?: Error) => void>();
  const work = (id: number) => () =>
    new Promise<number>((resolve, reject) => {
      started.push(id);
      ends.set(id, (error) => (error ? reject(error) : resolve(id)));
    });
  const end = async (id: number, error?: Error) => {
    ends.get(id)!(error);
    await tick();
  };
  return { started, work, end };
}

it('runs as many of a name as it may, and the others in their order', async () => {
  const run = createConcurrencyLimit(2);
  const { started, work, end } = createWork();
  const results = Promise.all([1, 2, 3, 4].map((id) => run('apply', work(id))));
  await tick();
  expect(started).toEqual([1, 2]);
  await end(2);
  expect(started).toEqual([1, 2, 3]);
  // Who comes later waits behind those who wait already.
  const last = run('apply', work(5));
  await end(1);
  await end(3);
  expect(started).toEqual([1, 2, 3, 4, 5]);
  await end(4);
  await end(5);
  expect(await results).toEqual([1, 2, 3, 4]);
  expect(await last).toBe(5);
});

it('does not let one name wait for another', async () => {
  const run = createConcurrencyLimit(1);
  const { started, work } = createWork();
  void run('apply', work(1));
  void run('vote', work(2));
  await tick();
  expect(started).toEqual([1, 2]);
});

it('goes on after a failure', async () => {
  const run = createConcurrencyLimit(1);
  const { started, work, end } = createWork();
  const failed = run('apply', work(1));
  const next = run('apply', work(2));
  await tick();
  const refused = expect(failed).rejects.toThrow('no');
  await end(1, new Error('no'));
  await refused;
  expect(started).toEqual([1, 2]);
  await end(2);
  expect(await next).toBe(2);
});
