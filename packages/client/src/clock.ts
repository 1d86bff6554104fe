/** Passed as an argument, so that tests of timeouts, pings and caches do not have to wait. */
export interface Clock {
  now(): number;
  /** Runs `run` once after so many milliseconds. Returns a function that cancels it. */
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
  const timer = new Promise<void>((resolve) => {
    const cancel = clock.after(ms, resolve);
    signal?.addEventListener('abort', cancel, { once: true });
  });
  return rejectOnAbort(timer, signal);
}

/** Resolves like the promise, or rejects with the signal's reason as soon as it is aborted. */
export function rejectOnAbort<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
