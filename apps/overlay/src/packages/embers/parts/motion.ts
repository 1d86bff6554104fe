/** Where `slam` hits, and the distance of two steps, as in embers.css. */
const HIT_MS = 230;
const STEP_MS = 90;

/** When the plate of a step hits. */
export function hitOf(step: number): number {
  return step * STEP_MS + HIT_MS;
}
