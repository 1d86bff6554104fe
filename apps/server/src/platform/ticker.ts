import type { Log } from './log';

export interface TickerTask {
  readonly name: string;
  readonly everyMs: number;
  /** For what the time without a process has left behind: the first turn comes with the start. */
  readonly atOnce?: boolean;
  run(now: number): Promise<unknown>;
}

/**
 * Work that repeats while the process lives: deadlines, sweeps, cleaning. A task never overlaps
 * itself, and a failing one is logged and tried again at its next turn.
 */
export class Ticker {
  readonly #log: Log;
  readonly #timers: NodeJS.Timeout[] = [];
  readonly #running = new Set<Promise<unknown>>();
  #waiting: TickerTask[] | null = [];

  constructor(log: Log) {
    this.#log = log;
  }

  /** Before `start` it is only noted down: tasks may need what is not there yet. */
  every(task: TickerTask): void {
    if (this.#waiting) this.#waiting.push(task);
    else this.#repeat(task);
  }

  start(): void {
    const waiting = this.#waiting ?? [];
    this.#waiting = null;
    for (const task of waiting) this.#repeat(task);
  }

  #repeat(task: TickerTask): void {
    let busy = false;
    const take = () => {
      if (busy) return;
      busy = true;
      const turn = task
        .run(Date.now())
        .catch((error) =>
          this.#log.error({ err: error, task: task.name }, 'a repeated task failed'),
        )
        .finally(() => {
          busy = false;
          this.#running.delete(turn);
        });
      this.#running.add(turn);
    };
    const timer = setInterval(take, task.everyMs);
    timer.unref();
    this.#timers.push(timer);
    if (task.atOnce) take();
  }

  /** Starts nothing new and waits for what is under way. */
  async stop(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    await Promise.all(this.#running);
  }
}
