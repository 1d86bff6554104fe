/** Thrown without making the request, because recent ones failureCount. */
export class CircuitOpenError extends Error {
  constructor() {
    super('not requested, because recent requests failed');
  }
}

interface CircuitBreakerOptions {
  /** The number of consecutive failures that open the circuit. */
  readonly failures: number;
  /** How long the circuit stays open. */
  readonly resetAfterMs: number;
  readonly clock: () => number;
}

export type CircuitBreaker = <T>(request: () => Promise<T>) => Promise<T>;

/**
 * Stops requests to a failing service, so that nobody waits for it. After `resetAfterMs` one probe
 * request goes through; its result closes the circuit or opens it again.
 */
export function createCircuitBreaker({
  failures,
  resetAfterMs,
  clock,
}: CircuitBreakerOptions): CircuitBreaker {
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
