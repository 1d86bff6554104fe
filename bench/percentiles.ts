export interface Percentiles {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly most: number;
}

export function percentilesOf(values: readonly number[]): Percentiles {
  const sorted = Float64Array.from(values).sort();
  const at = (part: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), most: at(1) };
}

export function showPercentiles({ p50, p95, p99 }: Percentiles): string {
  return `p50 ${p50.toFixed(0)}, p95 ${p95.toFixed(0)}, p99 ${p99.toFixed(0)} ms`;
}
