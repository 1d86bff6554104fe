/** Generated portraits in the colours of the stage: Coalition in steel, Breach in bronze, gold on both. */
import { recolour } from '@mes/ui/art/recolour';
import type { Svg } from '@mes/ui/art/svg';

/** Shadow, cloth, gear, shine and skin of both sides, as packages/ui has them. */
const TONES: Readonly<Record<string, string>> = {
  '#0d1c2a': '#0c1220',
  '#1d3a52': '#222c40',
  '#2d587a': '#36445e',
  '#8fc9f5': '#e3b83a',
  '#3b6d94': '#53627f',
  '#251405': '#14100a',
  '#4a2d10': '#2d2416',
  '#74491c': '#54421f',
  '#f0b25e': '#ecd384',
  '#936129': '#7a6640',
};

export function castPortrait(portrait: Svg): Svg {
  return recolour(portrait, (hex) => TONES[hex.toLowerCase()] ?? hex);
}
