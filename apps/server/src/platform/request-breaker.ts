/** Thrown without making the request, because recent requests failed. */
export class CircuitOpenError extends Error {
  constructor() {
    super('not requested, because recent requests failed');
  }
}

interface RequestBreakerOptions {
  /** The number of consecutive failures that open the circuit. */
  readonly failures: number;
  /** How long the circuit stays open. */
  readonly resetAfterMs: number;
  readonly clock: () => number;
}

export type RequestBreaker = <T>(request: () => Promise<T>) => Promise<T>;

/**
 * Stops requests to a failing service of others, so that nobody waits for it. After `resetAfterMs` the next
 * request goes through; its result closes the circuit or opens it again. Parts of the own installation
 * have a CircuitBreaker, which asks them in the background: services of others get real requests only.
 */
export function createRequestBreaker({
  failures,
  resetAfterMs,
  clock,
}: RequestBreakerOptions): RequestBreaker {
  let failureCount = 0;
  let openUntil = 0;
  let probing = false;

  return async (request) => {
    const tripped = failureCount >= failures;
    if (tripped && (probing || clock() < openUntil)) throw new CircuitOpenError();
    probing = tripped;
    try {
      const result = await request();
      failureCount = 0;
      return result;
    } catch (error) {
      failureCount++;
      openUntil = clock() + resetAfterMs;
      throw error;
    } finally {
      probing = false;
    }
  };
}
