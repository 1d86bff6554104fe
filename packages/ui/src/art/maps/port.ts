import { circle, path, rect } from '../svg';
import type { Scene } from './scene';

const CARGO = {
  red: '#b5493a',
  teal: '#2f6f86',
  ochre: '#c98b3c',
  green: '#587a4c',
  rust: '#8a3b3a',
};

export const port: Scene = {
  palette: {
    skyTop: '#1b2a40',
    skyLow: '#e08a64',
    far: '#7c5a66',
    middle: '#3d3c54',
    near: '#151a2a',
    light: '#ffd08a',
  },
  layers: ({ far, middle, near, light }) => {
    const { red, teal, ochre, green, rust } = CARGO;
    const sun = circle({ cx: 110, cy: 160, r: 38 }, { fill: light });
    const sea = path('M0 196h320v124H0Z', { fill: far });
    const crane = path(
      'M150 214V92h-64v-10h150l30 10h-56l20 122h-14l-18-108h-22v108ZM164 60h12v26h-12Z',
      { fill: near },
    );
    const stays = path('M170 60 92 84M172 60l84 28', { stroke: near, 'stroke-width': 4 });
    const cable = path('M104 92v52', { stroke: near, 'stroke-width': 3 });
    const load = path('M86 144h36v18H86Z', { fill: '#c4523f' });
    const upperRow = [red, teal, ochre, middle, green, red, middle, teal].map((fill, column) =>
      rect({ x: 10 + column * 40, y: 214, width: 36, height: 20 }, { fill }),
    );
    const lowerRow = [teal, ochre, rust, green, middle].map((fill, column) =>
      rect({ x: 50 + column * 44, y: 236, width: 40, height: 22 }, { fill }),
    );
    const quay = path('M0 258h320v62H0Z', { fill: near });
    return [sun, sea, crane, stays, cable, load, ...upperRow, ...lowerRow, quay];
  },
};
