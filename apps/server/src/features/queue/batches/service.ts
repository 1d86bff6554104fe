/** Long enough that a rush shares its turns, too short to notice. */
const GATHER_MS = 5;

type Work<R> = (keys: readonly string[]) => Promise<ReadonlyMap<string, R>>;

interface Waiting<R> {
  readonly key: string;
  readonly resolve: (result: R) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Lets those who ask at about the same time share one piece of work, in the order in which they
 * asked. There is one piece at a time; who comes meanwhile is in the next.
 */
export class Gathering<R> {
  readonly #work: Work<R>;
  #waiting: Waiting<R>[] = [];
  #underWay: Promise<void> | null = null;

  constructor(work: Work<R>) {
    this.#work = work;
  }

  ask(key: string): Promise<R> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ key, resolve, reject });
      this.#underWay ??= this.#run();
    });
  }

  /** Works for nobody, unless work for somebody is under way. */
  async idle(): Promise<void> {
    if (!this.#underWay) await this.#work([]);
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) {
      await new Promise((resolve) => setTimeout(resolve, GATHER_MS));
      const batch = this.#waiting;
      this.#waiting = [];
      try {
        const results = await this.#work(batch.map(({ key }) => key));
        for (const { key, resolve } of batch) resolve(results.get(key)!);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    this.#underWay = null;
  }
}
