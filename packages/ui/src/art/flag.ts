import { FLAG_COLOURS, FLAGS } from './flag-drawings';
import { circle, element, path, rect, type Svg, svgRoot } from './svg';

const WIDTH = 60;
const HEIGHT = 40;

/** The flag of a country by its code; null for countries whose flag is not drawn. */
export function flag(country: string): Svg | null {
  const drawing = Object.hasOwn(FLAGS, country) ? FLAGS[country]! : null;
  if (drawing === null) return null;
  return svgRoot(
    { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, preserveAspectRatio: 'none' },
    undefined,
    ...drawing.split(' ').flatMap(toShapes),
  );
}

function toShapes(text: string): Svg[] {
  const [kind = '', rest = ''] = text.split(':');
  const [colour = '', ...values] = rest.split(',');
  const fill = FLAG_COLOURS[colour] ?? '';
  const numbers = values.map(Number);
  const [a = 0, b = 0, c = 0, d = 0] = numbers;
  switch (kind) {
    case 'h':
    case 'v':
      return stripes(rest.split(','), kind === 'v');
    case 'box':
      return [rect({ x: a, y: b, width: c, height: d }, { fill })];
    case 'circle':
      return [circle({ cx: a, cy: b, r: c }, { fill })];
    case 'ring':
      return [circle({ cx: a, cy: b, r: c }, { fill: 'none', stroke: fill, 'stroke-width': d })];
    case 'star':
      return [path(star(a, b, c), { fill })];
    case 'moon': {
      const ground = FLAG_COLOURS[values[3] ?? ''] ?? '';
      return [
        circle({ cx: a, cy: b, r: c }, { fill }),
        circle({ cx: a + c * 0.35, cy: b, r: c * 0.8 }, { fill: ground }),
      ];
    }
    case 'poly':
      return [element('polygon', { points: values[0]!.split(';').join(' '), fill })];
    case 'hoist':
      return [path(`M0 0 ${a} ${HEIGHT / 2} 0 ${HEIGHT}Z`, { fill })];
    case 'bar':
      return [path(`M0 ${HEIGHT} ${WIDTH} 0`, { stroke: fill, 'stroke-width': a })];
    case 'cross':
      return [
        rect({ x: b - a / 2, y: 0, width: a, height: HEIGHT }, { fill }),
        rect({ x: 0, y: (HEIGHT - a) / 2, width: WIDTH, height: a }, { fill }),
      ];
    case 'saltire':
      return [path(`M0 0 ${WIDTH} ${HEIGHT}M0 ${HEIGHT} ${WIDTH} 0`, stroke(fill, a))];
    case 'union':
      return UNION;
    default:
      throw new RangeError(`No such shape: ${text}`);
  }
}

/** `r*2` is twice as wide as `r`. */
function stripes(list: readonly string[], areVertical: boolean): Svg[] {
  const parts = list.map((each) => {
    const [colour = '', weight = '1'] = each.split('*');
    return { fill: FLAG_COLOURS[colour] ?? '', weight: Number(weight) };
  });
  const total = parts.reduce((sum, { weight }) => sum + weight, 0);
  const unit = (areVertical ? WIDTH : HEIGHT) / total;
  let start = 0;
  return parts.map(({ fill, weight }) => {
    const from = start;
    start += weight * unit;
    // Reaches to the far edge, so that no seam shows between two stripes.
    return areVertical
      ? rect({ x: from, y: 0, width: WIDTH - from, height: HEIGHT }, { fill })
      : rect({ x: 0, y: from, width: WIDTH, height: HEIGHT - from }, { fill });
  });
}

/** With five points, the first at the top. */
function star(x: number, y: number, size: number): string {
  const points = Array.from({ length: 10 }, (_, index) => {
    const radius = index % 2 === 0 ? size : size * 0.4;
    const angle = (index * Math.PI) / 5 - Math.PI / 2;
    return `${round(x + radius * Math.cos(angle))} ${round(y + radius * Math.sin(angle))}`;
  });
  return `M${points.join(' ')}Z`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function stroke(colour: string, width: number) {
  return { stroke: colour, 'stroke-width': width };
}

const white = FLAG_COLOURS.w!;
const red = FLAG_COLOURS.r!;

/** The British flag in the corner. */
const UNION: Svg[] = [
  path('M0 0 30 20M0 20 30 0', stroke(white, 5)),
  path('M0 0 30 20M0 20 30 0', stroke(red, 2)),
  path('M15 0V20M0 10H30', stroke(white, 7)),
  path('M15 0V20M0 10H30', stroke(red, 4)),
];
