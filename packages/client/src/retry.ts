import { type Clock, sleep } from './clock';

const MAX_ATTEMPTS = 5;
/** Nobody looks at a spinner for longer: the server's refusal is shown instead. */
const LONGEST_WAIT_S = 60;

/** The server asks to be called again in so many seconds; `failure` is what to say when we give up. */
export class RetryLater extends Error {
  constructor(
    readonly seconds: number,
    readonly failure: Error,
  ) {
    super(failure.message);
  }
}

/** The connection broke before the reply came: whether the server did the work is not known. */
export class ReplyLost extends Error {
  constructor() {
    super('Response Timeout');
  }
}

/** Repeats an attempt for as long as it is put off, within bounds. Other failures pass through. */
export async function retrying<T>(
  attempt: () => Promise<T>,
  { clock, signal }: { clock: Clock; signal?: AbortSignal },
): Promise<T> {
  for (let attempts = 1; ; attempts++) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof RetryLater)) throw error;
      if (attempts === MAX_ATTEMPTS || error.seconds > LONGEST_WAIT_S) throw error.failure;
      await sleep(clock, error.seconds * 1_000, signal);
    }
  }
}
