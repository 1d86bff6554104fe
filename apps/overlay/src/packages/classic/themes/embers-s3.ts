import { between, type Random, seeded } from '@mes/domain/random/random';
import { SIGNS } from '@mes/ui/art/signs';
import { element, path, type Svg } from '@mes/ui/art/svg';
import { filled, HEIGHT, picture, WIDTH } from './picture';
import type { Theme } from './theme';

/** Slabs that glow from below and shards that rise from them; a corner of each plate is broken off. */
export const embers: Theme = {
  group: 'embers-s3',
  sign: SIGNS.embers,
  scenery: () => picture(...fire()),
  shape: {
    // 14 px over 56: the one angle of the house.
    panel: 'polygon(0 0, 100% 0, 100% calc(100% - 14px), calc(100% - 56px) 100%, 0 100%)',
    badge: 'polygon(0 0, 100% 0, calc(100% - 20px) 100%, 0 100%)',
    edge: 'none',
  },
};

const GLOW = 'embers-glow';
/** Below it nothing is written. */
const SAFE_BOTTOM = HEIGHT - 54;
/** Leaves texts a contrast of 4.5. */
const WHERE_TEXT_IS = 0.36;

function fire(): Svg[] {
  const random = seeded(3);
  const many = (count: number, draw: () => Svg) => Array.from({ length: count }, draw);
  return [
    element(
      'linearGradient',
      { id: GLOW, x1: 0, y1: 1, x2: 0, y2: 0 },
      element('stop', { offset: 0, 'stop-color': 'currentColor', 'stop-opacity': 0.55 }),
      element('stop', { offset: 1, 'stop-color': 'currentColor', 'stop-opacity': 0 }),
    ),
    ...many(13, () => slab(random)),
    ...many(120, () => shard(random)),
  ];
}

/** Leaning to the right, as everything does that leans here. */
function slab(random: Random): Svg {
  const x = between(random, -160, WIDTH);
  const width = between(random, 70, 230);
  const height = between(random, 220, 760);
  const lean = height / 4;
  const top = HEIGHT - height;
  const outline = `M${x} ${HEIGHT}L${x + lean + width * 0.3} ${top}L${x + lean + width * 0.55} ${top + width * 0.5}L${x + width} ${HEIGHT}Z`;
  return path(outline, { fill: `url(#${GLOW})`, opacity: between(random, 20, 46) / 100 });
}

/** Ever smaller and fainter towards the top, and faint at once where texts without a plate can stand. */
function shard(random: Random): Svg {
  const height = random() ** 1.8;
  const x = between(random, 0, WIDTH);
  const y = HEIGHT - height * HEIGHT;
  const size = (1 - height) * between(random, 10, 34) + 5;
  const outline = `M${x} ${y}l${size * 0.55} ${-size}l${size * 0.3} ${size * 0.7}l${-size * 0.45} ${size * 0.55}Z`;
  const glow = (1 - height) * 0.75 + 0.12;
  return path(outline, filled(y - size > SAFE_BOTTOM ? glow : glow * WHERE_TEXT_IS));
}
