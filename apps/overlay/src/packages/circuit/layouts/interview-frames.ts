import type { Hole } from '../../kit';

const LEFT = 216;
const WIDTH = 1_608;
const TOP = 120;
/** One camera leaves the right side to the result. */
const SINGLE = { x: LEFT, y: TOP, width: 1_128, height: 636 };
const GAP = 36;

/** Cameras of 16 by 9 side by side; one even while nobody is named. */
export function framesFor(speakers: number): Hole[] {
  if (speakers <= 1) return [SINGLE];
  const width = Math.floor((WIDTH - (speakers - 1) * GAP) / speakers);
  const height = Math.round((width * 9) / 16);
  // Two reach as far down as one; more stand in the middle of that height.
  const top = TOP + Math.max(0, Math.round((520 - height) / 2));
  return Array.from({ length: speakers }, (_, place) => ({
    x: LEFT + place * (width + GAP),
    y: top,
    width,
    height,
  }));
}
