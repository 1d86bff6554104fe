/**
 * Measured rows for bench/RESULTS.md. A benchmark prints each; `npm run bench -- --record` reads them from
 * its output (scripts/bench-results.mjs) and replaces the rows of that benchmark.
 */
interface Result {
  /** Unique within the benchmark. */
  readonly what: string;
  readonly measured: string;
  /** The bare reference of the same run. */
  readonly reference?: string;
  readonly goal: string;
  readonly met: boolean;
  /** Shown where the goal is missed: why, and what would be needed. */
  readonly why?: string;
}

const RESULT_MARK = '@result ';

export function record(result: Result): void {
  console.log(`${RESULT_MARK}${JSON.stringify(result)}`);
}
