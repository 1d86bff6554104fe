/**
 * Decides when to stop asking a part that does not answer. After a few failures in a row the breaker
 * opens, and callers fail or fall back at once instead of each waiting for its own time limit. A probe
 * then asks in the background until there is an answer.
 */
interface BreakerOptions {
  /** Resolves if the part answers. Must have a time limit of its own. */
  readonly probe: () => Promise<unknown>;
  readonly onOpen?: (error: unknown) => void;
  readonly onClose?: () => void;
  /** Failures in a row that open it. */
  readonly failures?: number;
  readonly probeEveryMs?: number;
}

export class CircuitBreaker {
  readonly #options: Required<BreakerOptions>;
  #failures = 0;
  #openSince: number | null = null;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(options: BreakerOptions) {
    this.#options = {
      onOpen: () => {},
      onClose: () => {},
      failures: 3,
      probeEveryMs: 500,
      ...options,
    };
  }

  get isOpen(): boolean {
    return this.#openSince !== null;
  }

  /** Since when it is open, or null. */
  get openSince(): number | null {
    return this.#openSince;
  }

  recordSuccess(): void {
    this.#failures = 0;
  }

  recordFailure(error: unknown): void {
    if (this.isOpen || this.#stopped || ++this.#failures < this.#options.failures) return;
    this.#openSince = Date.now();
    this.#options.onOpen(error);
    void this.#probe();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  async #probe(): Promise<void> {
    try {
      await this.#options.probe();
      if (this.#stopped) return;
      this.#failures = 0;
      this.#openSince = null;
      this.#options.onClose();
    } catch {
      if (this.#stopped) return;
      this.#timer = setTimeout(() => void this.#probe(), this.#options.probeEveryMs);
      // unref so that the timer does not keep the process alive
      this.#timer.unref();
    }
  }
}
