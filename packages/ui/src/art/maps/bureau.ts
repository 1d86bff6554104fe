import { path, rect, repeat } from '../svg';
import type { Scene } from './scene';

// Seven values for rows of six in steps of five, so that lit windows do not align.
const WINDOW_LIGHTS = [0.85, 0.12, 0.5, 0.2, 0.12, 0.7, 0.3];

export const bureau: Scene = {
  palette: {
    skyTop: '#0f2a3a',
    skyLow: '#3f8296',
    far: '#285a6e',
    middle: '#173c4d',
    near: '#0a1c26',
    light: '#c9f2ee',
  },
  layers: ({ far, middle, near, light }) => {
    const neighbours = path('M18 130h70v190H18ZM236 110h66v210h-66Z', { fill: far });
    const tower = path('M96 64h128v256H96Z', { fill: middle });
    const windows = repeat(9 * 6, (window) => {
      const floor = Math.floor(window / 6);
      const column = window % 6;
      return rect(
        { x: 106 + column * 19, y: 78 + floor * 24, width: 12, height: 15 },
        {
          fill: light,
          opacity: WINDOW_LIGHTS[(column * 3 + floor * 5) % WINDOW_LIGHTS.length]!,
        },
      );
    });
    const neighbourFloors = repeat(7, (floor) =>
      path(`M28 ${144 + floor * 22}h50M246 ${126 + floor * 22}h46`, {
        stroke: light,
        'stroke-width': 4,
        opacity: 0.22,
      }),
    );
    const mast = path('M150 64V30h4v34Z', { fill: middle });
    const street = path('M0 292h320v28H0Z', { fill: near });
    return [neighbours, tower, ...windows, ...neighbourFloors, mast, street];
  },
};
