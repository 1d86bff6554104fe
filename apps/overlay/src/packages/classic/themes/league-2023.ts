import { SIGNS } from '@mes/ui/art/signs';
import { path, type Svg } from '@mes/ui/art/svg';
import { filled, HEIGHT, line, picture, WIDTH } from './picture';
import type { Theme } from './theme';

/** A ladder of chevrons that climbs at both sides; places are chevrons, panels carry a bar. */
export const league: Theme = {
  group: 'league-2023',
  sign: SIGNS.league,
  scenery: () => picture(...ladder()),
  shape: {
    panel: 'none',
    badge: 'polygon(0 0, calc(100% - 22px) 0, 100% 50%, calc(100% - 22px) 100%, 0 100%)',
    edge: 'inset 8px 0 0 var(--t-solid)',
  },
};

const COLUMNS = 7;
const PITCH = 116;

function ladder(): Svg[] {
  const steps = Array.from({ length: COLUMNS }, (_, column) => column).flatMap((column) =>
    Array.from({ length: COLUMNS + 3 - column }, (_, step) => {
      // Each column is a rung lower than its neighbour towards the edge.
      const opacity = 0.34 * (1 - column / COLUMNS) * (1 - step / (COLUMNS + 3 - column));
      const x = 60 + column * PITCH;
      const y = HEIGHT - 40 - step * 92;
      return [x, WIDTH - x].map((at) => path(chevron({ x: at, y, width: 84 }), filled(opacity)));
    }).flat(),
  );
  const stripes = Array.from({ length: 16 }, (_, index) => `M${120 * index + 60} 0V${HEIGHT}`);
  return [
    path(stripes.join(''), line(3, 0.05)),
    // Wider than the picture: ends of their arms would stand in it as edges of a box.
    path(chevron({ x: WIDTH / 2, y: 1200, width: 2200, thick: 260 }), filled(0.05)),
    path(chevron({ x: WIDTH / 2, y: 1560, width: 2200, thick: 260 }), filled(0.07)),
    ...steps,
  ];
}

interface Chevron {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly thick?: number;
}

/** Pointing up; `x` is its middle and `y` the foot of its arms. */
function chevron({ x, y, width, thick = width * 0.26 }: Chevron): string {
  const half = width / 2;
  return `M${x - half} ${y}l${half} ${-half * 0.78}l${half} ${half * 0.78}v${-thick}l${-half} ${-half * 0.78}l${-half} ${half * 0.78}Z`;
}
