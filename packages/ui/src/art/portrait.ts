import { hash } from './hash';
import { GEAR, type Side, TONES } from './portrait-parts';
import { element, group, path, type Svg, type SvgOptions, svgRoot } from './svg';

export type { Side };

/**
 * The placeholder for a player's photo: 200 by 240, a figure without a face. Each side has four
 * variants. A name always has the same one, with stripes and tones of its own, so that a player looks
 * the same everywhere and unlike the rest of the team.
 */
export function portrait(
  side: Side,
  name: string,
  { id = 'portrait', label }: SvgOptions = {},
): Svg {
  const gear = GEAR[side];
  const own = hash(name);
  const tones = TONES[side];
  return svgRoot(
    { viewBox: '0 0 200 240', preserveAspectRatio: 'xMidYMax meet' },
    label,
    element('clipPath', { id }, path(TORSO, {})),
    path(TORSO, { fill: tones.cloth }),
    path(TORSO, { fill: tones.shine, opacity: bits(own, 8) / 64 }),
    group(
      { 'clip-path': `url(#${id})` },
      path(SLEEVES, { fill: tones.shadow, opacity: 0.6 }),
      path(COLLAR, { fill: tones.gear }),
      path(PLACKET, { fill: tones.shadow }),
      path(`M64 201v${bits(own, 4, 3) * 9 + 5}`, {
        stroke: tones.shine,
        'stroke-width': bits(own, 6, 3) * 7 + 8,
        'stroke-dasharray': '5 4',
      }),
    ),
    path(NECK, { fill: tones.cloth }),
    group(
      { transform: 'translate(-6 6) scale(1.06 .96)' },
      path(HEAD, { fill: tones.skin }),
      path(HEAD, { fill: tones.shadow, opacity: bits(own, 12) / 32 }),
      ...gear[own % gear.length]!.map(([tone, outline]) => path(outline, { fill: tones[tone] })),
    ),
  );
}

/** Bits of the name that the choice of the variant does not use. */
function bits(own: number, from: number, mask = 15): number {
  return (own >>> from) & mask;
}

const TORSO = 'M8 240c2-40 30-58 66-68l10-22h32l10 22c36 10 64 28 66 68Z';
const SLEEVES = 'M0 240V186l62-10 22 64ZM200 240v-54l-62-10-22 64Z';
const COLLAR = 'M72 172l28 26 28-26 4 12-32 30-32-30Z';
const PLACKET = 'M84 240v-26h32v26Z';
const NECK = 'M82 138h36v28c-8 10-28 10-36 0Z';
const HEAD = 'M64 84c0-30 14-46 36-46s36 16 36 46c0 36-14 70-36 70S64 120 64 84Z';
