/** Portraits are toned to the channel of their team: teal for the first, bone for the second. */

import type { Side } from '@mes/ui/art/portrait';
import { recolour } from '@mes/ui/art/recolour';
import type { Svg } from '@mes/ui/art/svg';

/** Shadow, cloth, gear, shine and skin of each side, as packages/ui has them. */
const PRINTED: Readonly<Record<Side, readonly string[]>> = {
  coalition: ['#0d1c2a', '#1d3a52', '#2d587a', '#8fc9f5', '#3b6d94'],
  breach: ['#251405', '#4a2d10', '#74491c', '#f0b25e', '#936129'],
};

const CHANNELS: Readonly<Record<Side, readonly string[]>> = {
  coalition: ['#012629', '#01464a', '#047478', '#9ff3ea', '#0a9a9a'],
  breach: ['#141d1e', '#2c3a3b', '#4a5d5e', '#ffffff', '#7c9291'],
};

export function tonePortrait(portrait: Svg, side: Side): Svg {
  return recolour(portrait, (hex) => {
    const place = PRINTED[side].indexOf(hex.toLowerCase());
    return CHANNELS[side][place] ?? hex;
  });
}
