/** Whether whoever watches wants no motion; tests do not either. */
export function isCalm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Where `slam` hits, and the distance of two steps, as in embers.css. */
const HIT_MS = 230;
const STEP_MS = 90;

/** When the plate of a step hits. */
export function hitOf(step: number): number {
  return step * STEP_MS + HIT_MS;
}
