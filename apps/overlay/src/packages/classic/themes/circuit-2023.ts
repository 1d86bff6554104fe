import { between, type Random, seeded } from '@mes/domain/random/random';
import { SIGNS } from '@mes/ui/art/signs';
import { circle, element, group, path, type Svg } from '@mes/ui/art/svg';
import { filled, line, picture, WIDTH } from './picture';
import type { Theme } from './theme';

const CUT = 22;

/** Board traces that run in from both sides and end in nodes; plates have the board's cut corners. */
export const circuit: Theme = {
  group: 'circuit-2023',
  sign: SIGNS.circuit,
  scenery: () => picture(...board()),
  shape: {
    panel: `polygon(0 0, calc(100% - ${CUT}px) 0, 100% ${CUT}px, 100% 100%, ${CUT}px 100%, 0 calc(100% - ${CUT}px))`,
    badge: 'polygon(0 0, calc(100% - 18px) 0, 100% 18px, 100% 100%, 0 100%)',
    edge: 'none',
  },
};

const STEP = 44;
/** Texts begin at 96 and must not be crossed out: traces are bright outside of that alone. */
const FADING = 'circuit-fading';
const BRIGHTNESS = [
  { x: 0, opacity: 1 },
  { x: 90, opacity: 0.72 },
  { x: 220, opacity: 0.42 },
  { x: 540, opacity: 0.26 },
];

function board(): Svg[] {
  const random = seeded(2023);
  const rows = Array.from({ length: 25 }, (_, row) => 12 + row * STEP);
  return [
    fading(),
    ...rows.flatMap((y) => trace(random, y)),
    group(
      { transform: `translate(${WIDTH} 0) scale(-1 1)` },
      ...rows.flatMap((y) => trace(random, y)),
    ),
    ...chip(),
  ];
}

function fading(): Svg {
  const end = BRIGHTNESS.at(-1)?.x ?? 0;
  return element(
    'linearGradient',
    { id: FADING, gradientUnits: 'userSpaceOnUse', x1: 0, y1: 0, x2: end, y2: 0 },
    ...BRIGHTNESS.map(({ x, opacity }) =>
      element('stop', { offset: x / end, 'stop-color': 'currentColor', 'stop-opacity': opacity }),
    ),
  );
}

/** Straight, then a jog onto the next row or the one after, straight again, and a node. */
function trace(random: Random, y: number): Svg[] {
  const opacity = between(random, 18, 62) / 100;
  const turn = between(random, 40, 220);
  const jog = between(random, -1, 1) * STEP;
  const end = turn + Math.abs(jog) + between(random, 40, 250);
  const node = { cx: end + 11, cy: y + jog, r: 9 };
  const paint = `url(#${FADING})`;
  const outline = { ...line(4, opacity), stroke: paint };
  return [
    path(`M-10 ${y}H${turn}l${Math.abs(jog)} ${jog}H${end}`, outline),
    random() < 0.35
      ? circle(node, { ...filled(opacity + 0.25), fill: paint })
      : circle(node, outline),
  ];
}

/** The outline of a chip behind the middle of the picture. */
function chip(): Svg[] {
  const outline = (inset: number) =>
    `M${640 + inset} ${330 + inset}h${600 - 2 * inset}l40 40v${420 - 2 * inset}l-40 40H${680 + inset}l-40-40Z`;
  const pins = Array.from({ length: 12 }, (_, pin) => 672 + pin * 50)
    .map((x) => `M${x} 330v-70M${x} 830v70`)
    .join('');
  return [
    path(outline(0), line(4, 0.14)),
    path(outline(34), line(4, 0.09)),
    path(pins, line(4, 0.12)),
  ];
}
