import { circle, path, rect, repeat } from '../svg';
import type { Scene } from './scene';

export const legacy: Scene = {
  palette: {
    skyTop: '#2b2a44',
    skyLow: '#a98fa6',
    far: '#6d5c7c',
    middle: '#433a58',
    near: '#1d1a2c',
    light: '#f4e4d2',
  },
  layers: ({ far, middle, near, light }) => {
    const moon = circle({ cx: 232, cy: 92, r: 26 }, { fill: light, opacity: 0.7 });
    const hills = path('M0 196l70-40 60 30 80-46 110 60v120H0Z', { fill: far, opacity: 0.7 });
    const gable = path('M60 132 160 78l100 54v14H60Z', { fill: light });
    const relief = path('M86 132 160 94l74 38Z', { fill: far });
    const columns = repeat(6, (column) =>
      rect({ x: 72 + column * 32, y: 150, width: 16, height: 80 }, { fill: light }),
    );
    const columnShades = repeat(6, (column) =>
      rect({ x: 80 + column * 32, y: 150, width: 8, height: 80 }, { fill: far }),
    );
    const steps = path('M52 230h216v12H52ZM36 244h248v14H36ZM20 260h280v60H20Z', {
      fill: middle,
    });
    const ground = path('M0 276h320v44H0Z', { fill: near });
    return [moon, hills, gable, relief, ...columns, ...columnShades, steps, ground];
  },
};
