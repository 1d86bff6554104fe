/** So much a second, with some saved up: a bucket that refills. */
export class Allowance {
  readonly #perSecond: number;
  readonly #most: number;
  #left: number;
  #at: number;

  constructor({ perSecond, most, now }: { perSecond: number; most: number; now: number }) {
    this.#perSecond = perSecond;
    this.#most = most;
    this.#left = most;
    this.#at = now;
  }

  /** False, with nothing spent, if there is not enough left. */
  spend(amount: number, now: number): boolean {
    this.#left = Math.min(this.#most, this.#left + ((now - this.#at) / 1_000) * this.#perSecond);
    this.#at = now;
    if (this.#left < amount) return false;
    this.#left -= amount;
    return true;
  }
}
