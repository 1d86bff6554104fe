/** What one command may use. Documented in docs/terminal.md. */
export interface SandboxLimits {
  /** Of work in the sandbox; waiting for calls does not count. */
  readonly workMs: number;
  /** In all, with waiting. */
  readonly totalMs: number;
  /** For code that does not notice that its time is up: native loops. Then the thread is terminated. */
  readonly graceMs: number;
  /** For the start of a thread. */
  readonly startMs: number;
  readonly calls: number;
  readonly callsAtOnce: number;
  /** Threads, so also commands at once. */
  readonly threads: number;
  /** Commands that wait for a thread. */
  readonly waiting: number;
  /** An unused thread ends after this time. */
  readonly idleMs: number;
}

export const SANDBOX_LIMITS: SandboxLimits = {
  workMs: 2_000,
  totalMs: 10_000,
  graceMs: 500,
  startMs: 15_000,
  calls: 200,
  callsAtOnce: 4,
  threads: 2,
  waiting: 8,
  idleMs: 300_000,
};

/** Of everything in the sandbox. QuickJS needs 16 MB to start with, most of it empty. */
export const MEMORY_BYTES = 32 * 2 ** 20;
/** Of the sandbox; the thread has 4 MB, so that QuickJS notices an overflow first. */
export const STACK_BYTES = 256 * 2 ** 10;

/** Of the output. */
export const OUTPUT_LIMITS = {
  rows: 1_000,
  keys: 200,
  columns: 60,
  depth: 10,
  /** Characters of one text, and of everything together. */
  text: 10_000,
  total: 500_000,
  printedLines: 1_000,
  printedTotal: 100_000,
} as const;

/** Characters of the input of a call and of its answer. */
export const MAX_INPUT = 500_000;
export const MAX_ANSWER = 4_000_000;
