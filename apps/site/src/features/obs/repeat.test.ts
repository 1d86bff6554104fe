import { expect, it } from 'vitest';
import { manualClock } from '../../../../../packages/client/testing/clock';
import { repeat } from './repeat';

function started() {
  const clock = manualClock();
  const runs: { finish: () => void; fail: () => void }[] = [];
  const work = () =>
    new Promise<void>((resolve, reject) => {
      runs.push({ finish: resolve, fail: () => reject(new Error('refused')) });
    });
  return { clock, runs, work };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

it('never runs twice at the same time, however long a run takes', async () => {
  const { clock, runs, work } = started();
  const repeated = repeat({ clock, everyMs: 500 }, work);
  void repeated.run();
  clock.advance(5_000);
  await settle();
  expect(runs).toHaveLength(1);
  runs[0]!.finish();
  await settle();
  clock.advance(0);
  expect(runs).toHaveLength(2);
});

it('counts the pause from the start of a run', async () => {
  const { clock, runs, work } = started();
  const repeated = repeat({ clock, everyMs: 500 }, work);
  void repeated.run();
  clock.advance(200);
  runs[0]!.finish();
  await settle();
  clock.advance(299);
  expect(runs).toHaveLength(1);
  clock.advance(1);
  expect(runs).toHaveLength(2);
});

it('runs once more for any number of requests meanwhile', async () => {
  const { clock, runs, work } = started();
  const repeated = repeat({ clock }, work);
  void repeated.run();
  void repeated.run();
  const last = repeated.run();
  runs[0]!.finish();
  await settle();
  expect(runs).toHaveLength(2);
  runs[1]!.finish();
  await last;
  clock.advance(10_000);
  expect(runs).toHaveLength(2);
});

it('goes on after a failure', async () => {
  const { clock, runs, work } = started();
  const repeated = repeat({ clock, everyMs: 500 }, work);
  void repeated.run();
  runs[0]!.fail();
  await settle();
  clock.advance(500);
  expect(runs).toHaveLength(2);
});

it('does nothing more when it was stopped', async () => {
  const { clock, runs, work } = started();
  const repeated = repeat({ clock, everyMs: 500 }, work);
  void repeated.run();
  void repeated.run();
  repeated.stop();
  runs[0]!.finish();
  await settle();
  clock.advance(5_000);
  void repeated.run();
  expect(runs).toHaveLength(1);
});
