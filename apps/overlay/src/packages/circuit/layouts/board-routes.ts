/** A board that routes itself around a text: lines grow outwards and never cross or enter it. */
import { type Random, seeded } from '@mes/domain/random/random';
import type { Point } from '../parts/points';

export interface Route {
  readonly points: readonly Point[];
  readonly tone: 'trace' | 'a' | 'hot';
  readonly end: 'ring' | 'disc' | 'pad' | 'none';
  /** On which side of the text it grows. */
  readonly side: 'top' | 'bottom' | 'right';
}

const PITCH = 24;
const COLUMNS = 80;
const ROWS = 45;
/** In cells: what belongs to the rail and to the text. */
const RAIL = 6;
const TEXT = { right: 64, top: 9, bottom: 35 };
const FILL_TRIES = 1_600;
const SEED = 7;

/** East first, then clockwise in steps of 45 degrees. */
const WAYS: readonly Point[] = [
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
];

interface Start {
  readonly x: number;
  readonly y: number;
  readonly way: number;
  readonly isFill: boolean;
}

/** The same board every time. */
export function routeBoard(): Route[] {
  const random = seeded(SEED);
  const taken = new Set<number>();
  for (let y = 0; y < ROWS; y++)
    for (let x = 0; x < COLUMNS; x++) if (isKeptOut(x, y)) taken.add(cell(x, y));
  return startsOf(random).flatMap((start) => {
    if (taken.has(cell(start.x, start.y))) return [];
    const cells = grow(start, { taken, random });
    if (cells.length <= (start.isFill ? 5 : 3)) return [];
    return [routeOf(cells, start, random)];
  });
}

function cell(x: number, y: number): number {
  return y * COLUMNS + x;
}

function isKeptOut(x: number, y: number): boolean {
  return x < RAIL || (x <= TEXT.right && y >= TEXT.top && y <= TEXT.bottom);
}

/** All around the text in random order, then anywhere in what is left. */
function startsOf(random: Random): Start[] {
  const around: Start[] = [];
  for (let x = RAIL + 3; x <= TEXT.right; x++) {
    around.push({ x, y: TEXT.top - 1, way: 6, isFill: false });
    around.push({ x, y: TEXT.bottom + 1, way: 2, isFill: false });
  }
  for (let y = TEXT.top; y <= TEXT.bottom; y++)
    around.push({ x: TEXT.right + 1, y, way: 0, isFill: false });
  for (let y = 2; y < ROWS - 1; y += 2) around.push({ x: RAIL, y, way: 0, isFill: false });
  const order = around.map((start) => ({ start, by: random() })).sort((a, b) => a.by - b.by);
  const fill = Array.from({ length: FILL_TRIES }, () => ({
    x: random() < 0.7 ? 66 + Math.floor(random() * 13) : 8 + Math.floor(random() * 60),
    y: 1 + Math.floor(random() * (ROWS - 2)),
    way: Math.floor(random() * 8),
    isFill: true,
  }));
  return [...order.map(({ start }) => start), ...fill];
}

interface Board {
  readonly taken: Set<number>;
  readonly random: Random;
}

/** Goes on until it is blocked or long enough; now and then it turns by 45 degrees. */
function grow(start: Start, { taken, random }: Board): Point[] {
  let { x, y, way } = start;
  const cells: Point[] = [[x, y]];
  const most = 6 + Math.floor(random() * 26);
  taken.add(cell(x, y));
  let straight = 0;
  while (cells.length <= most) {
    if (straight > 1 + random() * 5) {
      way = (way + (random() < 0.5 ? 1 : 7)) % 8;
      straight = 0;
    }
    const next = [way, (way + 1) % 8, (way + 7) % 8].find((each) => isFree(x, y, each, taken));
    if (next === undefined) break;
    straight = next === way ? straight + 1 : 0;
    way = next;
    x += WAYS[way]![0];
    y += WAYS[way]![1];
    taken.add(cell(x, y));
    cells.push([x, y]);
  }
  return cells;
}

function isFree(x: number, y: number, way: number, taken: ReadonlySet<number>): boolean {
  const [dx, dy] = WAYS[way]!;
  const [nextX, nextY] = [x + dx, y + dy];
  if (nextX < RAIL || nextY < 1 || nextX >= COLUMNS || nextY >= ROWS - 1) return false;
  if (taken.has(cell(nextX, nextY))) return false;
  // A diagonal must not slip between two cells of another line.
  return dx === 0 || dy === 0 || !(taken.has(cell(nextX, y)) && taken.has(cell(x, nextY)));
}

function routeOf(cells: readonly Point[], { x, y, isFill }: Start, random: Random): Route {
  const light = random();
  const tone = light < 0.14 && !isFill ? 'hot' : light < (isFill ? 0.22 : 0.62) ? 'a' : 'trace';
  const end = (['ring', 'ring', 'disc', 'pad'] as const)[Math.floor(random() * 4)]!;
  const side =
    x > TEXT.right ? 'right' : y < TEXT.top ? 'top' : y > TEXT.bottom ? 'bottom' : 'right';
  return { points: corners(cells).map(([cx, cy]) => [cx * PITCH, cy * PITCH]), tone, end, side };
}

/** Only where it turns. */
function corners(cells: readonly Point[]): Point[] {
  return cells.filter(([x, y], index) => {
    const [before, after] = [cells[index - 1], cells[index + 1]];
    if (!before || !after) return true;
    return x - before[0] !== after[0] - x || y - before[1] !== after[1] - y;
  });
}
