import { type Clock, sleep } from './clock';

const MAX_ATTEMPTS = 5;
/** For longer waits the server's error is shown instead of a spinner. */
const MAX_WAIT_S = 60;

/** The server asks the client to retry after so many seconds. `failure` is thrown if it does not. */
export class RetryAfterError extends Error {
  constructor(
    readonly seconds: number,
    readonly failure: Error,
  ) {
    super(failure.message);
  }
}

/** The connection was lost before the response: it is unknown whether the server did the work. */
export class ConnectionLostError extends Error {
  constructor() {
    super('Response Timeout');
  }
}

/** Retries as the server asks for with RetryAfterError, within limits. Throws all other errors. */
export async function withRetries<T>(
  attempt: () => Promise<T>,
  { clock, signal }: { clock: Clock; signal?: AbortSignal },
): Promise<T> {
  for (let attempts = 1; ; attempts++) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof RetryAfterError)) throw error;
      if (attempts === MAX_ATTEMPTS || error.seconds > MAX_WAIT_S) throw error.failure;
      await sleep(clock, error.seconds * 1_000, signal);
    }
  }
}
