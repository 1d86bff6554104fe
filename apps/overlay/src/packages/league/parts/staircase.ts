/** Lists stand as a staircase beside the spine: the lowest left, the highest right. */

const LEFT = 320;
/** The margin of the frame; the highest column goes on to the edge. */
const RIGHT = 1_872;
const BLEED = 48;
const LOWEST = 640;
const HIGHEST = 1_010;

export interface Stair {
  readonly x: number;
  readonly width: number;
  readonly height: number;
  /** How far it goes on beyond the margin, where nothing is written. */
  readonly bleed: number;
  /** From 0 for the lowest to 1 for the highest. */
  readonly share: number;
}

interface StaircaseOptions {
  readonly lowest?: number;
  readonly highest?: number;
  /** How wide a column may be where there are few. */
  readonly widest?: number;
  /** The largest step. */
  readonly step?: number;
}

/** In the order of rank, the best first. */
export function staircase(count: number, options: StaircaseOptions = {}): Stair[] {
  const { lowest = LOWEST, highest = HIGHEST, widest = 320, step: most = 64 } = options;
  const width = Math.min(widest, (RIGHT - LEFT) / Math.max(1, count));
  const step = Math.min(most, (highest - lowest) / Math.max(1, count - 1));
  return Array.from({ length: count }, (_, rank) => ({
    x: RIGHT - (rank + 1) * width,
    width: rank === 0 ? width + BLEED : width,
    bleed: rank === 0 ? BLEED : 0,
    height: highest - rank * step,
    share: count === 1 ? 1 : 1 - rank / (count - 1),
  }));
}
