/** The lower edge of headlines, eaten away; a pattern that repeats along the words. */
import { seeded } from '@mes/domain/random/random';

const WIDTH = 680;
const TOOTH = 4;

interface BurnMask {
  /** What is left of the letters, and a little more of it for the hot rim. */
  readonly letters: string;
  readonly rim: string;
}

export const BURN_MASK = burnMask();

function burnMask(): BurnMask {
  const random = seeded(41);
  const heights: number[] = [];
  for (let x = 0; x <= WIDTH; x += TOOTH) {
    // Whole waves, so that the end meets the start.
    const turn = (x / WIDTH) * 2 * Math.PI;
    const wave = Math.sin(turn * 2 + 1) * 5 + Math.sin(turn * 5 + 2) * 4 + Math.sin(turn * 11) * 2;
    heights.push(86 + wave + (random() - 0.5) * 8);
  }
  heights[heights.length - 1] = heights[0]!;
  const holes = Array.from({ length: 5 }, (_, place) => ({
    x: 96 + place * 118 + random() * 40,
    y: 75 + random() * 4,
    size: 2 + random() * 4,
  }));
  return { letters: maskOf(heights, holes, 0), rim: maskOf(heights, holes, 4) };
}

interface Pit {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

function maskOf(heights: readonly number[], holes: readonly Pit[], more: number): string {
  const edge = heights.map((y, place) => `${place * TOOTH} ${(y + more).toFixed(1)}`).reverse();
  const pits = holes.map(({ x, y, size }) => {
    const [wide, high] = [Math.max(0.5, size - more / 3), Math.max(0.4, size * 0.7 - more / 4)];
    return `M${(x - wide).toFixed(1)} ${y.toFixed(1)}l${wide.toFixed(1)} ${(-high).toFixed(1)} ${wide.toFixed(1)} ${high.toFixed(1)} ${(-wide).toFixed(1)} ${high.toFixed(1)}Z`;
  });
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${WIDTH} 100' width='${WIDTH}' height='100' preserveAspectRatio='none'><path fill-rule='evenodd' d='M0 -2H${WIDTH}L${edge.join('L')}Z${pits.join('')}'/></svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
}
