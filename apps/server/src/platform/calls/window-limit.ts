import type { RateLimit } from '@mes/contract/define';

/**
 * So many calls of each key in a window. A window begins with the first call after the one before
 * has ended, for all keys alike: it costs a number a key, and there is nothing to clean up after.
 */
export class WindowLimit {
  readonly #calls: number;
  readonly #lastsMs: number;
  readonly #spent = new Map<string, number>();
  #endsAt = Number.NEGATIVE_INFINITY;

  constructor({ calls, seconds }: RateLimit) {
    this.#calls = calls;
    this.#lastsMs = seconds * 1_000;
  }

  /** Counts a call, and answers for how long there are to be no more: 0 if it may go ahead. */
  spend(key: string, now: number): number {
    if (now >= this.#endsAt) {
      this.#spent.clear();
      this.#endsAt = now + this.#lastsMs;
    }
    const spent = (this.#spent.get(key) ?? 0) + 1;
    this.#spent.set(key, spent);
    return spent <= this.#calls ? 0 : this.#endsAt - now;
  }
}
