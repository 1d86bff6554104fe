import type { Clock } from '@mes/client/clock';

export interface Repeated {
  /** Starts the work, or asks for one more run if it is under way. Resolves after that run. */
  run(): Promise<void>;
  stop(): void;
}

/**
 * Runs the work when asked and, with `everyMs`, again and again; never twice at the same time. Work
 * that fails is not reported: the next run repeats it, and a lost connection is noticed by its session.
 */
export function repeat(
  { clock, everyMs }: { clock: Clock; everyMs?: number },
  work: () => Promise<void>,
): Repeated {
  let running: Promise<void> | null = null;
  let isAskedAgain = false;
  let isStopped = false;
  let cancelNext = () => {};

  async function runUntilDone(): Promise<void> {
    const startedAt = clock.now();
    do {
      isAskedAgain = false;
      await work().catch(() => undefined);
    } while (isAskedAgain && !isStopped);
    running = null;
    if (everyMs === undefined || isStopped) return;
    const passed = clock.now() - startedAt;
    cancelNext = clock.after(Math.max(0, everyMs - passed), () => void start());
  }

  function start(): Promise<void> {
    if (isStopped) return Promise.resolve();
    cancelNext();
    if (running) isAskedAgain = true;
    else running = runUntilDone();
    return running ?? Promise.resolve();
  }

  return {
    run: start,
    stop() {
      isStopped = true;
      cancelNext();
    },
  };
}
