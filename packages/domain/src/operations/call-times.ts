/**
 * Durations of calls, counted in buckets: counts of several processes and hours can be added, which
 * percentiles cannot. Each bucket is √2 wider than the one before, so an estimate is at most 20 % off.
 */
export const BUCKET_COUNT = 32;
const FIRST_MS = 0.5;

export function bucketOf(ms: number): number {
  if (ms <= FIRST_MS) return 0;
  return Math.min(BUCKET_COUNT - 1, Math.ceil(2 * Math.log2(ms / FIRST_MS)));
}

/** The duration within which the given share of the calls was answered; `max` is the longest of all. */
export function percentile(
  counts: readonly number[],
  { share, max }: { share: number; max: number },
): number {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return 0;
  const wanted = total * share;
  let before = 0;
  for (const [bucket, count] of counts.entries()) {
    if (before + count >= wanted && count > 0) {
      const from = lowerBound(bucket);
      const to = Math.min(max, bucket === BUCKET_COUNT - 1 ? max : upperBound(bucket));
      return Math.max(from, from + ((wanted - before) / count) * (to - from));
    }
    before += count;
  }
  return max;
}

export function addCounts(one: readonly number[], other: readonly number[]): number[] {
  return Array.from({ length: BUCKET_COUNT }, (_, at) => (one[at] ?? 0) + (other[at] ?? 0));
}

function upperBound(bucket: number): number {
  return FIRST_MS * 2 ** (bucket / 2);
}

function lowerBound(bucket: number): number {
  return bucket === 0 ? 0 : upperBound(bucket - 1);
}
