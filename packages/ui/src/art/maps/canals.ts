import { path, rect, repeat } from '../svg';
import type { Scene } from './scene';

const HOUSE_HEIGHTS = [90, 60, 110, 50, 70, 120, 80];

export const canals: Scene = {
  palette: {
    skyTop: '#16324a',
    skyLow: '#6fb0b4',
    far: '#3b6f7c',
    middle: '#23495a',
    near: '#0f2430',
    light: '#ffe2ae',
  },
  layers: ({ far, middle, near, light }) => {
    const houses = HOUSE_HEIGHTS.map((height, house) =>
      path(`M${house * 48 - 10} 210v-${height}l22-20 22 20v${height}Z`, {
        fill: house % 2 ? far : middle,
      }),
    );
    const windows = repeat(8, (column) =>
      rect(
        { x: 20 + column * 38, y: 150 + (column % 3) * 14, width: 6, height: 11 },
        { fill: light, opacity: 0.85 },
      ),
    );
    const water = path('M0 210h320v110H0Z', { fill: near });
    const bridge = path('M40 214c40-44 200-44 240 0v22h-26c-34-32-154-32-188 0H40Z', {
      fill: middle,
    });
    const underBridge = path('M66 236c34-32 154-32 188 0Z', { fill: '#0a1820' });
    const reflections = repeat(5, (ripple) =>
      path(`M${70 + ripple * 16} ${252 + ripple * 11}h${180 - ripple * 32}`, {
        stroke: light,
        'stroke-width': 3,
        opacity: 0.5 - ripple * 0.08,
      }),
    );
    return [...houses, ...windows, water, bridge, underBridge, ...reflections];
  },
};
