/** The values after each command of SVG path data: which are x, which y, and which only grow with the path. */
const VALUES: Readonly<Record<string, string>> = {
  m: 'xy',
  l: 'xy',
  h: 'x',
  v: 'y',
  c: 'xyxyxy',
  s: 'xyxy',
  q: 'xyxy',
  t: 'xy',
  // Two radii, then an angle and two flags that stay.
  a: 'rr---xy',
  z: '',
};

export interface Placement {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/**
 * Path data moved and scaled, for a path without a `transform`: browsers paint each transformed element of an
 * SVG as a part of its own, which is slow for hundreds. Flags of arcs have to be separated from what follows.
 */
export function placePath(data: string, { x, y, scale }: Placement): string {
  let placed = '';
  for (const [, command = '', rest = ''] of data.matchAll(/([a-z])([^a-z]*)/gi)) {
    const kinds = VALUES[command.toLowerCase()] ?? '';
    const isAbsolute = command === command.toUpperCase();
    const offsets: Readonly<Record<string, number>> = isAbsolute ? { x, y } : {};
    const numbers = rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? [];
    const values = numbers.map((number, place) => {
      const kind = kinds[place % kinds.length] ?? '-';
      return kind === '-' ? number : round(Number(number) * scale + (offsets[kind] ?? 0));
    });
    placed += command + values.join(' ');
  }
  return placed;
}

/** Finer than a pixel at the largest zoom. */
const round = (value: number) => Math.round(value * 100) / 100;
