/** A burning front as ribbons one above the other; fronts move by transforms, their shape stays. */
import { seeded } from '@mes/domain/random/random';

export interface FrontShape {
  readonly width: number;
  /** How far tongues reach up and down. */
  readonly reach: number;
  readonly seed: number;
}

export interface Ribbon {
  readonly name: 'scorch' | 'red' | 'orange' | 'white' | 'cover';
  readonly outline: string;
}

/** How far each is ahead of the cover, in parts of the reach. */
const AHEAD: readonly (readonly [name: Ribbon['name'], ahead: number])[] = [
  ['scorch', 1.5],
  ['red', 0.85],
  ['orange', 0.46],
  ['white', 0.13],
  ['cover', 0],
];
const TOOTH = 13;

/**
 * Ribbons around a line at height 0, as outlines of an SVG: flames reach above it, and everything is
 * filled down to `reach` below, where the cover begins.
 */
export function frontRibbons({ width, reach, seed }: FrontShape): readonly Ribbon[] {
  const random = seeded(seed);
  const [a, b, c] = [random() * 6, random() * 6, random() * 6];
  const points = Array.from({ length: Math.ceil(width / TOOTH) + 1 }, (_, place) => {
    const x = place * TOOTH;
    const along = x / 1_920;
    const tongue =
      Math.sin(along * 13 + a) * 0.42 +
      Math.sin(along * 31 + b) * 0.28 +
      Math.sin(along * 67 + c) * 0.14 +
      (random() - 0.5) * 0.3;
    return { x, y: tongue * reach };
  });
  return AHEAD.map(([name, ahead]) => {
    const edge = points.map(({ x, y }) => {
      const jagged = ahead === 0 ? 0 : (random() - 0.5) * 0.16 * reach;
      return `${x} ${Math.round(y - ahead * reach + jagged)}`;
    });
    return { name, outline: `M${edge.join('L')}V${reach + 2}H0Z` };
  });
}
