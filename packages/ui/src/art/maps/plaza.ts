import { circle, path, repeat } from '../svg';
import type { Scene } from './scene';

export const plaza: Scene = {
  palette: {
    skyTop: '#3f2b3d',
    skyLow: '#d98a5a',
    far: '#8d4f4a',
    middle: '#5a3038',
    near: '#2a1820',
    light: '#ffd9a0',
  },
  layers: ({ far, middle, near, light }) => {
    const sun = circle({ cx: 160, cy: 118, r: 44 }, { fill: light, opacity: 0.9 });
    const wall = path('M0 170h320v150H0Z', { fill: far });
    const arcade = repeat(6, (arch) =>
      path(`M${-6 + arch * 58} 236v-52a21 21 0 0 1 42 0v52Z`, { fill: middle }),
    );
    const cornice = path('M0 160h320v10H0Z', { fill: middle });
    const tower = path('M142 236V92l18-24 18 24v144Z', { fill: near });
    const belfry = path('M152 110h16v20h-16Z', { fill: light });
    const ground = path('M0 236h320v84H0Z', { fill: near });
    const walkway = path('M0 320 130 236h60L320 320Z', { fill: middle, opacity: 0.7 });
    return [sun, wall, ...arcade, cornice, tower, belfry, ground, walkway];
  },
};
