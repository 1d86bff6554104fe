/**
 * What this process has counted of its calls since it was last asked: how many, how long, which errors.
 * Only memory is touched while a call is answered.
 */
import { addCounts, BUCKET_COUNT, bucketOf } from '@mes/domain/operations/call-times';
import { placeOf, summarizeError } from '../error-summary';

export interface CallCount {
  readonly call: string;
  count: number;
  failed: number;
  refused: number;
  max: number;
  buckets: number[];
}

export interface CallError {
  readonly at: number;
  readonly call: string;
  readonly requestId: string;
  readonly summary: string;
  readonly place: string | null;
}

export interface RecordedCalls {
  readonly calls: readonly CallCount[];
  readonly errors: readonly CallError[];
}

export interface CallRecords {
  observe(call: string, status: number, ms: number): void;
  recordError(failed: {
    readonly call: string;
    readonly requestId: string;
    readonly error: unknown;
  }): void;
  /** Hands over what was counted, and begins anew. */
  take(): RecordedCalls;
  /** Counts it again, because it could not be saved. */
  restore(recorded: RecordedCalls): void;
}

/** A part that is broken for everyone must not fill the memory. */
const MAX_ERRORS = 100;

export function createCallRecords(clock: () => number): CallRecords {
  let counts = new Map<string, CallCount>();
  let errors: CallError[] = [];

  function findOrCreate(call: string): CallCount {
    const found = counts.get(call);
    if (found) return found;
    const buckets = Array.from({ length: BUCKET_COUNT }, () => 0);
    const created = { call, count: 0, failed: 0, refused: 0, max: 0, buckets };
    counts.set(call, created);
    return created;
  }

  return {
    observe(call, status, ms) {
      const counted = findOrCreate(call);
      counted.count++;
      if (status >= 500) counted.failed++;
      else if (status >= 400) counted.refused++;
      if (ms > counted.max) counted.max = ms;
      counted.buckets[bucketOf(ms)]!++;
    },
    recordError({ call, requestId, error }) {
      if (errors.length >= MAX_ERRORS) return;
      const [summary, place] = [summarizeError(error), placeOf(error)];
      errors.push({ at: clock(), call, requestId, summary, place });
    },
    take() {
      const taken = { calls: [...counts.values()], errors };
      counts = new Map();
      errors = [];
      return taken;
    },
    restore(recorded) {
      for (const { call, count, failed, refused, max, buckets } of recorded.calls) {
        const counted = findOrCreate(call);
        counted.count += count;
        counted.failed += failed;
        counted.refused += refused;
        counted.max = Math.max(counted.max, max);
        counted.buckets = addCounts(counted.buckets, buckets);
      }
      errors = [...recorded.errors, ...errors].slice(0, MAX_ERRORS);
    },
  };
}
