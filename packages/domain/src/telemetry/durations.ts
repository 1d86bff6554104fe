/**
 * Durations are counted in steps, because the median of many days cannot be computed from the medians
 * of the days, but it can from their counts.
 */

const FIRST_MS = 1_000;
const LAST_MS = 86_400_000;
/** Each step is a quarter longer than the one before, so a median is right within about 12 %. */
const GROWTH = 1.25;

/** Where the steps begin, in milliseconds; step 0 is below the first. */
export const DURATION_STEPS: readonly number[] = stepsOf();

/** The step of a duration, as `width_bucket` of PostgreSQL says it. */
export function durationStep(duration: number): number {
  const next = DURATION_STEPS.findIndex((start) => start > duration);
  return next === -1 ? DURATION_STEPS.length : next;
}

export function countDurations(durations: Iterable<number>): number[] {
  const counts = emptyDurations();
  for (const duration of durations) counts[durationStep(duration)]!++;
  return counts;
}

export function emptyDurations(): number[] {
  return Array.from({ length: DURATION_STEPS.length + 1 }, () => 0);
}

/** Without the last steps that have none: most are empty, and every day is stored. */
export function trimDurations(counts: readonly number[]): number[] {
  return counts.slice(0, counts.findLastIndex((count) => count > 0) + 1);
}

export function addDurations(sum: number[], counts: readonly number[]): void {
  for (const [step, count] of counts.entries()) sum[step] = (sum[step] ?? 0) + count;
}

/** The middle of the step that has the median, in milliseconds; null where nothing was counted. */
export function medianDuration(counts: readonly number[]): number | null {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  let left = Math.ceil(total / 2);
  const step = counts.findIndex((count) => {
    left -= count;
    return left <= 0;
  });
  const start = DURATION_STEPS[step - 1];
  if (start === undefined) return FIRST_MS / 2;
  return Math.round(Math.sqrt(start * (DURATION_STEPS[step] ?? start * GROWTH)));
}

function stepsOf(): number[] {
  const steps: number[] = [];
  for (let start = FIRST_MS; start <= LAST_MS; start *= GROWTH) steps.push(Math.round(start));
  return steps;
}
