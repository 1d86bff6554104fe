/** Runs work in order of arrival, at most `concurrency` at a time. */
export class WorkQueue {
  readonly #concurrency: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor({ concurrency }: { concurrency: number }) {
    this.#concurrency = concurrency;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#concurrency) {
      // Work that ends calls the next one without changing the count.
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else this.#running++;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running--;
    }
  }
}
