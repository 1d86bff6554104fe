import { circle, path, rect, repeat } from '../svg';
import type { Scene } from './scene';

export const castello: Scene = {
  palette: {
    skyTop: '#2e1f33',
    skyLow: '#c77b62',
    far: '#7f4c53',
    middle: '#51303f',
    near: '#21141d',
    light: '#ffe0a8',
  },
  layers: ({ far, middle, near, light }) => {
    const moon = circle({ cx: 206, cy: 120, r: 34 }, { fill: light, opacity: 0.75 });
    const hills = path('M0 230l80-60 70 30 90-40 80 40v120H0Z', { fill: far });
    const wall = path('M84 250V150h152v100Z', { fill: middle });
    const wallMerlons = repeat(8, (merlon) =>
      rect({ x: 84 + merlon * 20, y: 140, width: 12, height: 12 }, { fill: middle }),
    );
    const keep = path('M122 250V92h56v158Z', { fill: near });
    const keepMerlons = repeat(4, (merlon) =>
      rect({ x: 118 + merlon * 17, y: 80, width: 11, height: 16 }, { fill: near }),
    );
    const turrets = path('M60 256V130l20-30 20 30v126ZM222 256V130l20-30 20 30v126Z', {
      fill: near,
    });
    const windows = path('M144 116h12v20h-12ZM74 142h11v18H74ZM236 142h11v18h-11Z', {
      fill: light,
    });
    const gate = path('M138 250v-34a12 12 0 0 1 24 0v34Z', { fill: light, opacity: 0.7 });
    const rock = path('M0 250h320v70H0Z', { fill: near });
    const foreground = path('M0 272c90-20 200-20 320 0v48H0Z', { fill: '#160d14' });
    return [
      moon,
      hills,
      wall,
      ...wallMerlons,
      keep,
      ...keepMerlons,
      turrets,
      windows,
      gate,
      rock,
      foreground,
    ];
  },
};
