/** Lines of the board: straight pieces that bend at 45 degrees. */

export type Point = readonly [x: number, y: number];

export interface Segment {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  /** In degrees. */
  readonly angle: number;
  /** How much of the line comes before it. */
  readonly before: number;
}

export function segmentsOf(points: readonly Point[]): Segment[] {
  let before = 0;
  const segments: Segment[] = [];
  for (const [index, [x, y]] of points.slice(0, -1).entries()) {
    const [nextX, nextY] = points[index + 1]!;
    const length = Math.hypot(nextX - x, nextY - y);
    if (length === 0) continue;
    const angle = (Math.atan2(nextY - y, nextX - x) * 180) / Math.PI;
    segments.push({ x, y, length, angle, before });
    before += length;
  }
  return segments;
}

export function lengthOf(points: readonly Point[]): number {
  const last = segmentsOf(points).at(-1);
  return last ? last.before + last.length : 0;
}

/** As the outline of an SVG path. */
export function pathOf(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`;
}

/** Parallel lines around one, so many pixels apart. */
export function bundle(points: readonly Point[], count: number, pitch: number): Point[][] {
  return Array.from({ length: count }, (_, place) =>
    offset(points, (place - (count - 1) / 2) * pitch),
  );
}

/** The same line, moved to its right by a distance; corners stay sharp. */
function offset(points: readonly Point[], distance: number): Point[] {
  return points.map((point, index) => {
    const before = index > 0 ? direction(points[index - 1]!, point) : null;
    const after = index < points.length - 1 ? direction(point, points[index + 1]!) : null;
    const [ax, ay] = before ?? after ?? [1, 0];
    const [bx, by] = after ?? before ?? [1, 0];
    const [nx, ny] = [-(ay + by), ax + bx];
    const size = Math.hypot(nx, ny);
    const stretch = (nx * -ay + ny * ax) / size;
    const by2 = distance / size / stretch;
    return [point[0] + nx * by2, point[1] + ny * by2] as const;
  });
}

function direction([x0, y0]: Point, [x1, y1]: Point): Point {
  const size = Math.hypot(x1 - x0, y1 - y0);
  return [(x1 - x0) / size, (y1 - y0) / size];
}

/** From left to right with one step down or up: straight, at 45 degrees, straight. */
export function step(from: Point, to: Point, bendAt?: number): Point[] {
  const height = Math.abs(to[1] - from[1]);
  if (height === 0) return [from, to];
  const bend = bendAt ?? Math.max(from[0], (from[0] + to[0] - height) / 2);
  return [from, [bend, from[1]], [bend + height, to[1]], to];
}

/** From left to right by way of a vertical piece at `x`, its corners cut. */
export function elbow(from: Point, to: Point, x: number, cut = 12): Point[] {
  const height = Math.abs(to[1] - from[1]);
  if (height === 0) return [from, to];
  if (height <= 2 * cut) return step(from, to, x - height / 2);
  const way = to[1] > from[1] ? 1 : -1;
  return [
    from,
    [x - cut, from[1]],
    [x, from[1] + way * cut],
    [x, to[1] - way * cut],
    [x + cut, to[1]],
    to,
  ];
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
