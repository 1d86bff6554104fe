import { isDatabaseUnavailable } from './database/availability';
import type { Tx } from './database/database';
import type { Log } from './log';

export interface TickerTask {
  readonly name: string;
  /** The maximum pause between two runs. */
  readonly everyMs: number;
  /** Runs once at the start, for deadlines that passed while no process ran. */
  readonly runAtStart?: boolean;
  /** May resolve to the time of its next deadline, when it runs again, or null for none. */
  run(now: number): Promise<unknown>;
}

interface TickerOptions {
  /** The current time for deadlines. */
  readonly clock?: () => number;
  /** Tests move the clock: a pause cannot be computed from it. */
  readonly isMovedByHand?: boolean;
}

/** Timers may fire slightly early, when nothing is due yet. */
const MARGIN_MS = 2;
/** The pause if a run leaves an overdue deadline, because another process holds it or there are many. */
const OVERDUE_MS = 500;
/** How soon it is noticed that a test has moved the clock. */
const LOOK_MS = 50;
/** Pauses without a deadline end together, so that the process is woken once for all tasks. */
const GRID_MS = 1_000;
/** The longest pause in tests that move the clock, for what they write without a deadline. */
const LONGEST_TEST_PAUSE_MS = 2_000;

/**
 * Runs repeated tasks: deadlines, sweeps, cleanup. A task sleeps until its next deadline and is woken
 * when a transaction sets an earlier one. A task never overlaps itself. A failed run is logged, and
 * the task runs again at its next time.
 */
export class Ticker {
  readonly #log: Log;
  readonly #clock: () => number;
  readonly #isMovedByHand: boolean;
  readonly #tasks = new Map<string, ScheduledTask>();
  #clockWatch: NodeJS.Timeout | undefined;
  /** Tasks added before `start`; null afterwards. */
  #unstarted: TickerTask[] | null = [];
  /** Of tasks that a transaction has woken before `start`. */
  readonly #wokenEarly = new Set<string>();
  #stopped = false;

  constructor(log: Log, { clock = Date.now, isMovedByHand = false }: TickerOptions = {}) {
    this.#log = log;
    this.#clock = clock;
    this.#isMovedByHand = isMovedByHand;
  }

  /** Tasks added before `start` run only afterwards: they may need parts that do not exist yet. */
  every(task: TickerTask): void {
    if (this.#unstarted) this.#unstarted.push(task);
    else this.#schedule(task);
  }

  /** Not after `stop`, which may come while the server starts. */
  start(): void {
    if (this.#stopped) return;
    const tasks = this.#unstarted ?? [];
    this.#unstarted = null;
    for (const task of tasks) this.#schedule(task);
    for (const name of this.#wokenEarly) this.wake(name);
    this.#wokenEarly.clear();
    if (this.#isMovedByHand) this.#watchClock();
  }

  /** Runs a task at once: a transaction has set a deadline for it. */
  wake(name: string): void {
    if (this.#unstarted) this.#wokenEarly.add(name);
    else this.#tasks.get(name)?.wake();
  }

  /** Starts no further runs and waits for the current ones. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#clockWatch);
    await Promise.all([...this.#tasks.values()].map((task) => task.stop()));
  }

  #schedule(task: TickerTask): void {
    const longest = this.#isMovedByHand ? LONGEST_TEST_PAUSE_MS : Number.POSITIVE_INFINITY;
    const pause = Math.min(task.everyMs, longest);
    const pauseOf = this.#isMovedByHand ? () => pause : () => toGrid(pause);
    const scheduled = new ScheduledTask(task, { pauseOf, clock: this.#clock, log: this.#log });
    this.#tasks.set(task.name, scheduled);
    if (task.runAtStart) scheduled.wake();
    else scheduled.sleep(pauseOf());
  }

  /** Runs all tasks once the clock neither stands nor goes as usual. */
  #watchClock(): void {
    let [time, lookedAt] = [this.#clock(), performance.now()];
    this.#clockWatch = setInterval(() => {
      const moved = this.#clock() - time;
      const passed = performance.now() - lookedAt;
      time += moved;
      lookedAt += passed;
      if (moved === 0 || Math.abs(moved - passed) < LOOK_MS / 2) return;
      for (const task of this.#tasks.values()) task.wake();
    }, LOOK_MS);
    this.#clockWatch.unref();
  }
}

/**
 * Runs a task of this process right after the commit. If the process ends before, another one finds
 * the deadline after its own pause.
 */
export function wakeTask(tx: Tx, name: string): void {
  tx.wakes.add(name);
}

interface ScheduleOptions {
  /** The pause from now to the next run without a deadline. */
  readonly pauseOf: () => number;
  readonly clock: () => number;
  readonly log: Log;
}

class ScheduledTask {
  readonly #task: TickerTask;
  readonly #options: ScheduleOptions;
  #timer: NodeJS.Timeout | undefined;
  #run: Promise<void> | null = null;
  #runAgain = false;
  #stopped = false;

  constructor(task: TickerTask, options: ScheduleOptions) {
    this.#task = task;
    this.#options = options;
  }

  wake(): void {
    if (this.#stopped) return;
    clearTimeout(this.#timer);
    // The current run may not have seen the new deadline.
    if (this.#run) this.#runAgain = true;
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
      // That the database is away is logged once, not for every task.
      if (!isDatabaseUnavailable(error))
        log.error({ err: error, task: this.#task.name }, 'a repeated task failed');
    }
    this.#run = null;
    if (this.#runAgain) {
      this.#runAgain = false;
      this.wake();
    } else this.sleep(this.#pauseUntil(deadline));
  }

  #pauseUntil(deadline: unknown): number {
    const { pauseOf, clock } = this.#options;
    if (typeof deadline !== 'number') return pauseOf();
    const left = deadline - clock();
    return Math.min(pauseOf(), left > 0 ? left + MARGIN_MS : OVERDUE_MS);
  }
}

/** Shorter by less than a second, unless that were less than half of it; short ones are not changed. */
function toGrid(pause: number): number {
  if (pause < GRID_MS) return pause;
  const left = Math.ceil(pause - (performance.now() % GRID_MS));
  return left < pause / 2 ? left + GRID_MS : left;
}
