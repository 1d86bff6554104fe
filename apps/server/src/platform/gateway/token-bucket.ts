/** A token bucket: refills at a constant rate up to its capacity. */
export class TokenBucket {
  readonly #perSecond: number;
  readonly #capacity: number;
  #tokens: number;
  #refilledAt: number;

  constructor({ perSecond, capacity, now }: { perSecond: number; capacity: number; now: number }) {
    this.#perSecond = perSecond;
    this.#capacity = capacity;
    this.#tokens = capacity;
    this.#refilledAt = now;
  }

  /** Returns false, without consuming anything, if there are not enough tokens. */
  consume(amount: number, now: number): boolean {
    this.#tokens = Math.min(
      this.#capacity,
      this.#tokens + ((now - this.#refilledAt) / 1_000) * this.#perSecond,
    );
    this.#refilledAt = now;
    if (this.#tokens < amount) return false;
    this.#tokens -= amount;
    return true;
  }
}
