import type { Hole } from '../../kit';

const LEFT = 60;
const WIDTH = 1_800;
const TOP = 124;
const GAP = 32;
const WIDEST = 1_100;
const LEAN = Math.tan((14 * Math.PI) / 180);

/** Cameras of 16 by 9 side by side; one even while nobody is named. */
export function framesOf(speakers: number): Hole[] {
  const count = Math.max(1, speakers);
  const width = Math.round(Math.min(WIDEST, (WIDTH - (count - 1) * GAP) / count));
  return Array.from({ length: count }, (_, place) => ({
    x: LEFT + place * (width + GAP),
    y: TOP,
    width,
    height: Math.round((width * 9) / 16),
  }));
}

/** A clip path of the stage that leaves a slash of each camera open. */
export function pathOfSlashes(frames: readonly Hole[]): string {
  const cuts = frames.map(({ x, y, width, height }) => {
    const lean = Math.round(height * LEAN);
    return `M${x + lean} ${y}H${x + width}L${x + width - lean} ${y + height}H${x}Z`;
  });
  return `path(evenodd, "M0 0H1920V1080H0Z${cuts.join('')}")`;
}
