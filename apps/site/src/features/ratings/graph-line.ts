/** The drawing of a rating over time, in a box of its own units. */
export interface Point {
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
  /** Where the points are drawn, in the order given. */
  readonly points: readonly { readonly x: number; readonly y: number }[];
}

/** Ratings that hardly move must not look like mountains. */
const LEAST_SPAN = 60;

export function graphLine(history: readonly Point[], { width, height }: Box): GraphLine {
  const elos = history.map(({ elo }) => elo);
  const middle = (Math.min(...elos) + Math.max(...elos)) / 2;
  const half = Math.max(LEAST_SPAN, Math.max(...elos) - Math.min(...elos)) / 2;
  const [low, high] = [Math.floor(middle - half), Math.ceil(middle + half)];
  // By series rather than by date: a break would push everything else together.
  const step = history.length > 1 ? width / (history.length - 1) : 0;
  const points = history.map(({ elo }, place) => ({
    x: round(place * step),
    y: round(height - ((elo - low) / (high - low)) * height),
  }));
  const line = points.map(({ x, y }, place) => `${place === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  return { line, low, high, points };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
