import type { Hole } from '../kit';

const LEFT = 96;
const WIDTH = 1728;
/** Between the head and the band with the result, without the plate below each camera. */
const TOP = 172;
const HEIGHT = 610;
const GAP = 32;

/** Cameras of 16 by 9 side by side, as large as there is room; one even while nobody is named. */
export function framesFor(speakers: number): Hole[] {
  const count = Math.max(1, speakers);
  const width = Math.min((WIDTH - (count - 1) * GAP) / count, (HEIGHT * 16) / 9);
  const height = Math.round((width * 9) / 16);
  const all = count * width + (count - 1) * GAP;
  return Array.from({ length: count }, (_, place) => ({
    x: Math.round(LEFT + (WIDTH - all) / 2 + place * (width + GAP)),
    y: TOP + Math.round((HEIGHT - height) / 2),
    width: Math.round(width),
    height,
  }));
}
