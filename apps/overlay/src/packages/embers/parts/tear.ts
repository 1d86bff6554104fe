/** Irregular edges of hot metal, as clip paths that need no measuring: they stretch with their box. */
import { type Random, seeded } from '@mes/domain/random/random';
import { RISE } from './seam';

export interface Tear {
  /** Which edges are torn: any of t, r, b and l. */
  readonly edges: string;
  /** About how large the box is, so that teeth have the right distance. */
  readonly width: number;
  readonly height: number;
  /** Which ends lean by 14 degrees: l, r or both. */
  readonly cut?: string;
  /** How deep teeth are, and how thick the molten rim. */
  readonly depth?: number;
  readonly rim?: number;
  readonly seed?: number;
}

export interface TornShape {
  readonly rim: string;
  readonly face: string;
}

/** A point as parts of the width and height, and pixels on top. */
interface Point {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
}

const EDGES = ['t', 'r', 'b', 'l'] as const;

/** The outline with its rim, and the face within it. */
export function tear(options: Tear): TornShape {
  const { edges, width, height, depth = 9, rim = 4, seed = 0 } = options;
  const random = seeded(seed * 97 + width * 3 + height);
  const corners = cornersOf(options);
  const outline: Point[] = [];
  const face: Point[] = [];
  EDGES.forEach((edge, index) => {
    const from = corners[index]!;
    const to = corners[(index + 1) % 4]!;
    if (!edges.includes(edge)) {
      outline.push(from);
      face.push(from);
      return;
    }
    const length = edge === 't' || edge === 'b' ? width : height;
    for (const { along, deep } of teeth(random, { length, depth })) {
      outline.push(inward(from, to, { edge, along, deep }));
      face.push(inward(from, to, { edge, along, deep: deep + rim * (0.25 + random() * 1.1) }));
    }
  });
  return { rim: polygon(outline), face: polygon(face) };
}

function cornersOf({ height, cut = '' }: Tear): readonly Point[] {
  const lean = RISE * height;
  return [
    { x: 0, y: 0, dx: cut.includes('l') ? lean : 0, dy: 0 },
    { x: 1, y: 0, dx: 0, dy: 0 },
    { x: 1, y: 1, dx: cut.includes('r') ? -lean : 0, dy: 0 },
    { x: 0, y: 1, dx: 0, dy: 0 },
  ];
}

interface Tooth {
  readonly along: number;
  readonly deep: number;
}

/** Most are shallow, one in eight is deep. */
function teeth(random: Random, { length, depth }: { length: number; depth: number }): Tooth[] {
  const list: Tooth[] = [];
  for (let at = 0; at < length - 4; at += 5 + random() * 22) {
    const deepest = random() < 0.12 ? 1.5 : 1;
    const shallow = random() < 0.5 ? 0 : depth * 0.25;
    list.push({ along: at / length, deep: depth * deepest * random() ** 2 + shallow });
  }
  return list;
}

const INWARD = { t: [0, 1], r: [-1, 0], b: [0, -1], l: [1, 0] } as const;

function inward(from: Point, to: Point, tooth: Tooth & { edge: keyof typeof INWARD }): Point {
  const { edge, along, deep } = tooth;
  const [right, down] = INWARD[edge];
  const mix = (one: number, other: number) => one + (other - one) * along;
  return {
    x: mix(from.x, to.x),
    y: mix(from.y, to.y),
    dx: mix(from.dx, to.dx) + right * deep,
    dy: mix(from.dy, to.dy) + down * deep,
  };
}

function polygon(points: readonly Point[]): string {
  const list = points.map(({ x, y, dx, dy }) => `${length(x, dx)} ${length(y, dy)}`);
  return `polygon(${list.join(',')})`;
}

function length(part: number, pixels: number): string {
  const percent = `${round(part * 100)}%`;
  if (Math.abs(pixels) < 0.05) return percent;
  if (part === 0) return `${round(pixels)}px`;
  return `calc(${percent} ${pixels < 0 ? '-' : '+'} ${round(Math.abs(pixels))}px)`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
