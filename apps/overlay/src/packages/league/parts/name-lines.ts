/** How a name stands in its box: in one line or two, as large as it can, and shortened at the end. */
import { halves } from '../../../parts/halves';

export interface NameBox {
  readonly width: number;
  readonly height: number;
  /** The largest size, in pixels. */
  readonly size: number;
  readonly lines: 1 | 2;
  /** Smaller letters are not legible at 480p: then the name ends with an ellipsis. */
  readonly least?: number;
  /** Breaks a word in two where nothing else makes it legible. */
  readonly breaksWords?: boolean;
}

export interface NameLines {
  readonly lines: readonly string[];
  readonly size: number;
}

/** The width of a text at a size of one pixel. */
export type Measure = (text: string) => number;

const LINE_HEIGHT = 0.84;
const LEAST = 26;

export function nameLines(name: string, box: NameBox, measure: Measure): NameLines {
  const least = Math.min(box.least ?? LEAST, box.size);
  const best = choicesOf(name, box, measure)
    .map((lines) => ({ lines, size: sizeOf(lines, box, measure) }))
    .reduce((one, other) => (other.size > one.size ? other : one));
  if (best.size >= least) return { lines: best.lines, size: Math.floor(best.size) };
  if (!box.breaksWords || box.lines === 1) {
    const lines = best.lines.map((line) => shorten(line, box.width / least, measure));
    return { lines, size: least };
  }
  const broken = [[...halves(name)], inTheMiddle(name)].find(
    (lines) => sizeOf(lines, box, measure) >= least,
  );
  if (broken) return { lines: broken, size: Math.floor(sizeOf(broken, box, measure)) };
  return { lines: filled(name, box.width / least, measure), size: least };
}

/** The whole name, and the break between words that leaves the shortest lines. */
function choicesOf(name: string, { lines }: NameBox, measure: Measure): string[][] {
  const words = name.split(' ').filter((word) => word !== '');
  const breaks = lines === 1 ? [] : words.slice(1).map((_, index) => index + 1);
  const halves = breaks.map((at) => [words.slice(0, at).join(' '), words.slice(at).join(' ')]);
  const [balanced] = halves.toSorted((one, other) => widest(one, measure) - widest(other, measure));
  return balanced ? [[name], balanced] : [[name]];
}

function inTheMiddle(name: string): string[] {
  const letters = Array.from(name);
  const middle = Math.ceil(letters.length / 2);
  return [letters.slice(0, middle).join('').trim(), letters.slice(middle).join('').trim()];
}

/** As much as fits into the first line; the second one ends with an ellipsis. */
function filled(name: string, width: number, measure: Measure): string[] {
  const letters = Array.from(name);
  let count = letters.length;
  while (count > 1 && measure(letters.slice(0, count).join('')) > width) count--;
  const rest = letters.slice(count).join('').trim();
  return [letters.slice(0, count).join('').trim(), shorten(rest, width, measure)];
}

function sizeOf(lines: readonly string[], box: NameBox, measure: Measure): number {
  const width = widest(lines, measure);
  return Math.min(box.size, box.width / width, box.height / (lines.length * LINE_HEIGHT));
}

function widest(lines: readonly string[], measure: Measure): number {
  return Math.max(0.01, ...lines.map(measure));
}

function shorten(text: string, width: number, measure: Measure): string {
  if (measure(text) <= width) return text;
  const letters = Array.from(text);
  while (letters.length > 1 && measure(`${letters.join('').trim()}…`) > width) letters.pop();
  return `${letters.join('').trim()}…`;
}
