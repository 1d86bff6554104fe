import type { Side } from '@mes/domain/series/team-slots';
import { hash } from './hash';
import { CHESTS, COLLARS, GEAR, TONES } from './portrait-parts';
import { element, group, path, type Svg, type SvgOptions, svgRoot } from './svg';

export type { Side };

/**
 * The placeholder for a player's photo: 200 by 240, a figure without a face. What it wears on head
 * and chest follows from the name, so that a player looks the same everywhere and unlike the rest of
 * the team; the side decides the colours.
 */
export function portrait(
  side: Side,
  name: string,
  { id = 'portrait', label }: SvgOptions = {},
): Svg {
  const own = hash(name);
  const tones = TONES[side];
  const [chestTone, chest] = pick(CHESTS, own >>> 14);
  const [collarTone, collar] = pick(COLLARS, own >>> 20);
  return svgRoot(
    { viewBox: '0 0 200 240', preserveAspectRatio: 'xMidYMax meet' },
    label,
    element('clipPath', { id }, path(TORSO, {})),
    path(TORSO, { fill: tones.cloth }),
    path(TORSO, { fill: tones.shine, opacity: bits(own, 8) / 64 }),
    group(
      { 'clip-path': `url(#${id})` },
      path(SLEEVES, { fill: tones.shadow, opacity: 0.6 }),
      path(PLACKET, { fill: tones.shadow }),
      path(chest, { fill: tones[chestTone] }),
    ),
    path(NECK, { fill: tones.cloth }),
    path(collar, { fill: tones[collarTone] }),
    group(
      { transform: 'translate(-6 6) scale(1.06 .96)' },
      path(HEAD, { fill: tones.skin }),
      path(HEAD, { fill: tones.shadow, opacity: bits(own, 12) / 32 }),
      ...pick(GEAR, own).map(([tone, outline]) => path(outline, { fill: tones[tone] })),
    ),
  );
}

/** Each part uses other bits of the hash. */
function pick<Part>(parts: readonly Part[], bits: number): Part {
  return parts[bits % parts.length]!;
}

function bits(own: number, from: number): number {
  return (own >>> from) & 15;
}

const TORSO = 'M8 240c2-40 30-58 66-68l10-22h32l10 22c36 10 64 28 66 68Z';
const SLEEVES = 'M0 240V186l62-10 22 64ZM200 240v-54l-62-10-22 64Z';
const PLACKET = 'M84 240v-26h32v26Z';
const NECK = 'M82 138h36v28c-8 10-28 10-36 0Z';
const HEAD = 'M64 84c0-30 14-46 36-46s36 16 36 46c0 36-14 70-36 70S64 120 64 84Z';
