import type { Hole } from '../../kit';

const AREA = { left: 96, width: 1_728, top: 176, height: 560 };
const GAP = 36;
const WIDEST = 960;
/** Two stand as large as the design has them. */
const OF_TWO = 800;

/** Cameras of 16 by 9 from the left; one even while nobody is named. */
export function interviewFrames(speakers: number): readonly Hole[] {
  const count = Math.max(1, speakers);
  const room = (AREA.width - (count - 1) * GAP) / count;
  const width = Math.round(Math.min(room, count === 2 ? OF_TWO : WIDEST));
  const height = Math.round((width * 9) / 16);
  return Array.from({ length: count }, (_, place) => ({
    x: AREA.left + place * (width + GAP),
    y: AREA.top + Math.round(Math.max(0, AREA.height - height) / 2),
    width,
    height,
  }));
}
