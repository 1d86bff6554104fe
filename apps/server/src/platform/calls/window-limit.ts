import type { RateLimit } from '@mes/contract/define';

/**
 * A fixed-window rate limit. The window is the same for all keys and begins with the first call
 * after the previous one has ended: it stores one number per key and needs no cleanup timer.
 */
export class WindowLimit {
  readonly #calls: number;
  readonly #windowMs: number;
  readonly #counts = new Map<string, number>();
  #endsAt = Number.NEGATIVE_INFINITY;

  constructor({ calls, seconds }: RateLimit) {
    this.#calls = calls;
    this.#windowMs = seconds * 1_000;
  }

  /** Counts a call and returns the milliseconds to wait: 0 if the call is allowed. */
  consume(key: string, now: number): number {
    if (now >= this.#endsAt) {
      this.#counts.clear();
      this.#endsAt = now + this.#windowMs;
    }
    const count = (this.#counts.get(key) ?? 0) + 1;
    this.#counts.set(key, count);
    return count <= this.#calls ? 0 : this.#endsAt - now;
  }
}
