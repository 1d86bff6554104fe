/** Long enough that a rush of visitors shares one transaction, too short to notice. */
const BATCH_MS = 5;

type Work<R> = (keys: readonly string[]) => Promise<ReadonlyMap<string, R>>;

interface Waiting<R> {
  readonly key: string;
  readonly resolve: (result: R) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Runs work for several callers at once: keys that are added within a few milliseconds share one
 * run, in the order in which they came. One run at a time; what is added meanwhile is in the next.
 */
export class BatchQueue<R> {
  readonly #work: Work<R>;
  #waiting: Waiting<R>[] = [];
  #running: Promise<void> | null = null;

  constructor(work: Work<R>) {
    this.#work = work;
  }

  add(key: string): Promise<R> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ key, resolve, reject });
      this.#running ??= this.#run();
    });
  }

  /** Runs with no keys, unless a run is under way. */
  async runEmpty(): Promise<void> {
    if (!this.#running) await this.#work([]);
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) {
      await new Promise((resolve) => setTimeout(resolve, BATCH_MS));
      const batch = this.#waiting;
      this.#waiting = [];
      try {
        const results = await this.#work(batch.map(({ key }) => key));
        for (const { key, resolve } of batch) resolve(results.get(key)!);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    this.#running = null;
  }
}
