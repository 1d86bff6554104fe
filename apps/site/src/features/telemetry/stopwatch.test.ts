import { describe, expect, it } from 'vitest';
import { createStopwatch } from './stopwatch';

describe('the stopwatch', () => {
  it('counts only the time between start or resume and pause', () => {
    const watch = createStopwatch(100);
    watch.pause(350);
    watch.pause(900);
    watch.resume(1_000);
    watch.pause(1_050.4);
    expect(watch.take()).toBe(300);
  });

  it('gives each millisecond once', () => {
    const watch = createStopwatch(0);
    watch.pause(10.75);
    expect([watch.take(), watch.take()]).toEqual([10, 0]);
    watch.resume(20);
    watch.pause(20.25);
    expect(watch.take()).toBe(1);
  });

  it('does not run backwards with a clock that does', () => {
    const watch = createStopwatch(500);
    watch.pause(400);
    expect(watch.take()).toBe(0);
  });
});
