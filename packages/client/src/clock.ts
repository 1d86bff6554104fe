/** Time as an argument: waiting, pinging and caching are tested without waiting. */
export interface Clock {
  now(): number;
  /** Runs once after so many milliseconds; the function returned calls it off. */
  after(ms: number, run: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

export function sleep(clock: Clock, ms: number, signal?: AbortSignal): Promise<void> {
  const slept = new Promise<void>((resolve) => {
    const callOff = clock.after(ms, resolve);
    signal?.addEventListener('abort', callOff, { once: true });
  });
  return orAborted(slept, signal);
}

/** The promise, or the signal's reason as soon as it is aborted. */
export function orAborted<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
