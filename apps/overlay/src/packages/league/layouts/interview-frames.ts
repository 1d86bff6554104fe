import type { Hole } from '../../kit';

const MIDDLE = 960;
/** The narrow spine between two cameras. */
const SPINE = 160;
const TOP = 150;
const MOST = { width: 1_120, height: 630 };
const MARGIN = 48;
const GAP = 32;

/** A camera of 16 by 9: two stand on both sides of the spine, others side by side. */
export function frameOf(place: number, count: number): Hole {
  const between = count === 2 ? SPINE : GAP;
  const room = (1_920 - 2 * MARGIN - (count - 1) * between) / count;
  const width = Math.round(Math.min(MOST.width, room));
  const height = Math.round((width * 9) / 16);
  const all = count * width + (count - 1) * between;
  return {
    x: Math.round(MIDDLE - all / 2 + place * (width + between)),
    y: TOP + Math.round((MOST.height - height) / 2),
    width,
    height,
  };
}
