/** A rating after a series. */
export interface EloPoint {
  readonly at: number;
  readonly elo: number;
}

export interface Box {
  readonly width: number;
  readonly height: number;
}

export interface GraphLine {
  /** Path data of the line. */
  readonly line: string;
  readonly low: number;
  readonly high: number;
  /** The coordinates of the points, in the given order. */
  readonly points: readonly { readonly x: number; readonly y: number }[];
}

/** The smallest range of the vertical axis, so that small changes do not look large. */
const MIN_SPAN = 60;

export function graphLine(history: readonly EloPoint[], { width, height }: Box): GraphLine {
  const elos = history.map(({ elo }) => elo);
  const middle = (Math.min(...elos) + Math.max(...elos)) / 2;
  const half = Math.max(MIN_SPAN, Math.max(...elos) - Math.min(...elos)) / 2;
  const [low, high] = [Math.floor(middle - half), Math.ceil(middle + half)];
  // The horizontal axis counts series, not time: a long break would compress everything else.
  const step = history.length > 1 ? width / (history.length - 1) : 0;
  const points = history.map(({ elo }, index) => ({
    x: round(index * step),
    y: round(height - ((elo - low) / (high - low)) * height),
  }));
  const line = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  return { line, low, high, points };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
