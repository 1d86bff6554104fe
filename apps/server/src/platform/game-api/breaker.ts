/** Thrown instead of asking someone who did not answer a moment ago. */
export class Resting extends Error {
  constructor() {
    super('not asked, because it did not answer before');
  }
}

interface BreakerOptions {
  /** After so many failures in a row it rests. */
  readonly failures: number;
  readonly restMs: number;
  readonly clock: () => number;
}

export type Breaker = <T>(ask: () => Promise<T>) => Promise<T>;

/**
 * Spares whoever is in trouble, and everyone who would wait for it. After the rest one question goes
 * through; its answer decides for the others.
 */
export function createBreaker({ failures, restMs, clock }: BreakerOptions): Breaker {
  let failed = 0;
  let restsUntil = 0;
  let probing = false;

  return async (ask) => {
    const tripped = failed >= failures;
    if (tripped && (probing || clock() < restsUntil)) throw new Resting();
    probing = tripped;
    try {
      const answer = await ask();
      failed = 0;
      return answer;
    } catch (error) {
      failed++;
      restsUntil = clock() + restMs;
      throw error;
    } finally {
      probing = false;
    }
  };
}
