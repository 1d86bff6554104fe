/** Figures stand on the seam and are lit by it: cold tones, and a hot copy that shows from below. */
import { portrait, type Side } from '@mes/ui/art/portrait';
import { recolour } from '@mes/ui/art/recolour';
import { element, group, type Svg, svgRoot } from '@mes/ui/art/svg';

/** By the tones that packages/ui has: shadow, cloth, gear, shine and skin of both sides. */
const COLD: Readonly<Record<string, string>> = {
  '#0d1c2a': '#0b1016',
  '#1d3a52': '#182430',
  '#2d587a': '#26384a',
  '#8fc9f5': '#9fd4ff',
  '#3b6d94': '#33465a',
  '#251405': '#120b06',
  '#4a2d10': '#23180e',
  '#74491c': '#3b2a1a',
  '#f0b25e': '#ffcf85',
  '#936129': '#54402b',
};

const HOT: Readonly<Record<string, string>> = {
  '#0d1c2a': '#3a1203',
  '#1d3a52': '#a23a05',
  '#2d587a': '#cf6a2a',
  '#8fc9f5': '#ffe3bd',
  '#3b6d94': '#ffb273',
  '#251405': '#3a1203',
  '#4a2d10': '#a23a05',
  '#74491c': '#b5601f',
  '#f0b25e': '#ffe3bd',
  '#936129': '#ffa75e',
};

export function litPortrait(side: Side, name: string, id: string): Svg {
  const tones = (table: typeof COLD) => (hex: string) => table[hex.toLowerCase()] ?? hex;
  const cold = recolour(portrait(side, name, { id: `${id}c` }), tones(COLD));
  const hot = recolour(portrait(side, name, { id: `${id}h` }), tones(HOT));
  return svgRoot(
    { viewBox: '0 0 200 240', preserveAspectRatio: 'xMidYMax meet' },
    undefined,
    fromBelow(id),
    cold,
    group({ mask: `url(#${id}m)` }, hot),
  );
}

/** White at the feet, gone at the forehead, with the chest and chin nearest to the heat. */
function fromBelow(id: string): Svg {
  const stop = (offset: number, colour: string, opacity = 1) =>
    element('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity });
  const box = { width: 200, height: 240 };
  return element(
    'defs',
    {},
    element(
      'linearGradient',
      { id: `${id}g`, x1: 0.62, y1: 1, x2: 0.42, y2: 0.12 },
      stop(0, '#fff'),
      stop(0.14, '#b0b0b0'),
      stop(0.34, '#3c3c3c'),
      stop(0.6, '#101010'),
      stop(0.8, '#000'),
    ),
    element(
      'radialGradient',
      { id: `${id}r` },
      stop(0, '#fff'),
      stop(0.45, '#fff', 0.62),
      stop(1, '#fff', 0),
    ),
    element(
      'mask',
      { id: `${id}m`, maskUnits: 'userSpaceOnUse', x: 0, y: 0, ...box },
      element('rect', { ...box, fill: `url(#${id}g)` }),
      element('ellipse', { cx: 104, cy: 158, rx: 58, ry: 66, fill: `url(#${id}r)` }),
    ),
  );
}
