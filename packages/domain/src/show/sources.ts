/** How long it takes from an act until a source has painted it. */
const SAMPLES = 5;

export function withSample(samples: readonly number[], ms: number): number[] {
  return [...samples, Math.max(0, ms)].slice(-SAMPLES);
}

/** Null without samples. */
export function medianOf(samples: readonly number[]): number | null {
  const sorted = samples.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  if (sorted.length === 0) return null;
  if (!Number.isInteger(middle)) return sorted[Math.floor(middle)]!;
  return Math.round((sorted[middle - 1]! + sorted[middle]!) / 2);
}
