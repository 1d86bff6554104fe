/** Runs at once after a quiet period, otherwise at most once per `everyMs`. */
export class Throttle {
  readonly #run: () => void;
  readonly #everyMs: number;
  #ranAt = Number.NEGATIVE_INFINITY;
  #timer: NodeJS.Timeout | null = null;

  constructor(everyMs: number, run: () => void) {
    this.#everyMs = everyMs;
    this.#run = run;
  }

  request(): void {
    if (this.#timer) return;
    const wait = this.#ranAt + this.#everyMs - performance.now();
    if (wait <= 0) {
      this.flush();
      return;
    }
    this.#timer = setTimeout(() => this.flush(), wait);
    this.#timer.unref();
  }

  flush(): void {
    this.close();
    this.#ranAt = performance.now();
    this.#run();
  }

  close(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
  }
}
