/** Maps and portraits are prints of two colours: they keep their tones, the lightest is the accent. */

import { recolour } from '@mes/ui/art/recolour';
import type { Svg } from '@mes/ui/art/svg';

type Tone = readonly [light: number, red: number, green: number, blue: number];

const RAMP: readonly Tone[] = [
  [0, 11, 14, 13],
  [0.16, 20, 25, 23],
  [0.3, 60, 68, 64],
  [0.5, 135, 143, 136],
  [0.7, 201, 205, 197],
  [1, 240, 239, 231],
];
const LIGHTEST = 0.8;
const GAMMA = 0.92;

export function printMap(picture: Svg): Svg {
  return recolour(picture, printTone);
}

function printTone(hex: string): string {
  const light = lightness(hex);
  if (light > LIGHTEST) return 'var(--accent)';
  const tone = light ** GAMMA;
  const above = Math.max(
    1,
    RAMP.findIndex(([at]) => at >= tone),
  );
  const [low, high] = [RAMP[above - 1]!, RAMP[above]!];
  const share = (tone - low[0]) / (high[0] - low[0]);
  const part = (index: 1 | 2 | 3) => Math.round(low[index] + (high[index] - low[index]) * share);
  return `rgb(${part(1)} ${part(2)} ${part(3)})`;
}

/** Shadow, cloth, gear, shine and skin of both sides, as packages/ui has them. */
const PORTRAIT_TONES: Readonly<Record<string, string>> = {
  '#0d1c2a': '#0b0e0d',
  '#1d3a52': '#303734',
  '#2d587a': '#6a736d',
  '#8fc9f5': 'var(--accent)',
  '#3b6d94': '#c9cdc5',
  '#251405': '#0b0e0d',
  '#4a2d10': '#303734',
  '#74491c': '#6a736d',
  '#f0b25e': 'var(--accent)',
  '#936129': '#c9cdc5',
};

export function printPortrait(portrait: Svg): Svg {
  return recolour(portrait, (hex) => PORTRAIT_TONES[hex.toLowerCase()] ?? printTone(hex));
}

function lightness(hex: string): number {
  const digits =
    hex.length === 4 ? Array.from(hex.slice(1), (digit) => digit + digit).join('') : hex.slice(1);
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map(
    (at) => Number.parseInt(digits.slice(at, at + 2), 16) / 255,
  );
  return 0.3 * red + 0.59 * green + 0.11 * blue;
}
