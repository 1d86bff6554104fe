import { between, seeded } from '@mes/domain/random/random';
import { SIGNS } from '@mes/ui/art/signs';
import { circle, element, group, path, type Svg } from '@mes/ui/art/svg';
import { filled, HEIGHT, line, picture, WIDTH } from './picture';
import type { Theme } from './theme';

/** A globe that rises behind the scene, with an orbit around it; panels have a golden rim. */
export const worlds: Theme = {
  group: 'worlds-2023',
  sign: SIGNS.worlds,
  scenery: () => picture(...sky(), ...globe(), orbit()),
  shape: {
    panel: 'none',
    badge: 'none',
    edge: 'inset 0 4px 0 var(--t-solid)',
  },
};

const CENTRE = { x: WIDTH / 2, y: 900 };
const RADIUS = 760;
// Texts without a plate lie on these lines: the brightest leaves them a contrast of 4.5.

function globe(): Svg[] {
  const meridians = [0.14, 0.4, 0.63, 0.82, 0.95].map((part) =>
    element('ellipse', {
      cx: CENTRE.x,
      cy: CENTRE.y,
      rx: RADIUS * part,
      ry: RADIUS,
      ...line(3, 0.22),
    }),
  );
  const parallels = [-0.86, -0.7, -0.5, -0.26, 0, 0.22].map((part) => {
    const half = RADIUS * Math.sqrt(1 - part ** 2);
    const y = CENTRE.y + RADIUS * part;
    return path(
      `M${CENTRE.x - half} ${y}Q${CENTRE.x} ${y + part * 150} ${CENTRE.x + half} ${y}`,
      line(3, 0.22),
    );
  });
  return [
    circle({ cx: CENTRE.x, cy: CENTRE.y, r: RADIUS }, filled(0.05)),
    ...meridians,
    ...parallels,
    circle({ cx: CENTRE.x, cy: CENTRE.y, r: RADIUS }, line(5, 0.36)),
  ];
}

function orbit(): Svg {
  const ring = { cx: 0, cy: 0, rx: 1120, ry: 250 };
  return group(
    { transform: `translate(${CENTRE.x} ${CENTRE.y - 190}) rotate(-14)` },
    element('ellipse', { ...ring, ...line(4, 0.32) }),
    element('ellipse', {
      ...ring,
      rx: 1170,
      ry: 278,
      ...line(3, 0.2),
      'stroke-dasharray': '4 26',
    }),
    circle({ cx: 980, cy: -121, r: 13 }, filled(0.9)),
    circle({ cx: -920, cy: -143, r: 8 }, filled(0.7)),
  );
}

function sky(): Svg[] {
  const random = seeded(2024);
  return Array.from({ length: 90 }, () =>
    circle(
      {
        cx: between(random, 0, WIDTH),
        cy: between(random, 0, HEIGHT * 0.6),
        r: between(random, 2, 4) * 0.8,
      },
      { fill: '#fff', opacity: between(random, 8, 40) / 100 },
    ),
  );
}
