import type { Tx } from './database/database';
import type { Log } from './log';

export interface TickerTask {
  readonly name: string;
  /** The longest pause between two runs, also where no deadline is known. */
  readonly everyMs: number;
  /** Runs once at the start, for what was due while no process was there. */
  readonly atOnce?: boolean;
  /** May resolve to the time of its next deadline, or null for none: it runs again then. */
  run(now: number): Promise<unknown>;
}

interface TickerOptions {
  /** What time it is for deadlines. */
  readonly clock?: () => number;
  /** Pauses are never longer than this: for tests that move the clock by hand. */
  readonly longestMs?: number;
}

/** A deadline is met this much late rather than a moment early, when nothing is due yet. */
const MARGIN_MS = 2;
/** A deadline that a run has left behind, because another process holds it or there are many. */
const OVERDUE_MS = 500;

/**
 * Work that repeats while the process lives: deadlines, sweeps, cleaning. A task sleeps until its
 * next deadline and is woken when a transaction sets one. It never overlaps itself, and a failing
 * one is logged and tried again at its next run.
 */
export class Ticker {
  readonly #log: Log;
  readonly #clock: () => number;
  readonly #longestMs: number;
  readonly #tasks = new Map<string, RunningTask>();
  #waiting: TickerTask[] | null = [];

  constructor(
    log: Log,
    { clock = Date.now, longestMs = Number.POSITIVE_INFINITY }: TickerOptions = {},
  ) {
    this.#log = log;
    this.#clock = clock;
    this.#longestMs = longestMs;
  }

  /** Before `start` a task is only noted: it may need what is not there yet. */
  every(task: TickerTask): void {
    if (this.#waiting) this.#waiting.push(task);
    else this.#begin(task);
  }

  start(): void {
    const waiting = this.#waiting ?? [];
    this.#waiting = null;
    for (const task of waiting) this.#begin(task);
  }

  /** Runs a task at once: a transaction has set a deadline for it. */
  wake(name: string): void {
    this.#tasks.get(name)?.wake();
  }

  /** Starts nothing new and waits for what is under way. */
  async stop(): Promise<void> {
    await Promise.all([...this.#tasks.values()].map((task) => task.stop()));
  }

  #begin(task: TickerTask): void {
    const pause = Math.min(task.everyMs, this.#longestMs);
    const running = new RunningTask(task, { pause, clock: this.#clock, log: this.#log });
    this.#tasks.set(task.name, running);
    if (task.atOnce) running.wake();
    else running.sleep(pause);
  }
}

/**
 * Runs a task as soon as the transaction has committed, in this process. Should the process end
 * before, another one finds the deadline when its own pause is over.
 */
export function wakeTask(tx: Tx, name: string): void {
  tx.wakes.add(name);
}

class RunningTask {
  readonly #task: TickerTask;
  readonly #options: { pause: number; clock: () => number; log: Log };
  #timer: NodeJS.Timeout | undefined;
  #run: Promise<void> | null = null;
  #again = false;
  #stopped = false;

  constructor(task: TickerTask, options: { pause: number; clock: () => number; log: Log }) {
    this.#task = task;
    this.#options = options;
  }

  wake(): void {
    if (this.#stopped) return;
    clearTimeout(this.#timer);
    // Woken while it runs: what was set may not have been seen.
    if (this.#run) this.#again = true;
    else this.#run = this.#runOnce();
  }

  sleep(ms: number): void {
    if (this.#stopped) return;
    this.#timer = setTimeout(() => this.wake(), ms);
    // unref so that the timer does not keep the process alive
    this.#timer.unref();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#run;
  }

  async #runOnce(): Promise<void> {
    const { log } = this.#options;
    let deadline: unknown;
    try {
      deadline = await this.#task.run(Date.now());
    } catch (error) {
      log.error({ err: error, task: this.#task.name }, 'a repeated task failed');
    }
    this.#run = null;
    if (this.#again) {
      this.#again = false;
      this.wake();
    } else this.sleep(this.#pauseUntil(deadline));
  }

  #pauseUntil(deadline: unknown): number {
    const { pause, clock } = this.#options;
    if (typeof deadline !== 'number') return pause;
    const left = deadline - clock();
    return Math.min(pause, left > 0 ? left + MARGIN_MS : OVERDUE_MS);
  }
}
