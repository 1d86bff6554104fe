import { path, repeat } from '../svg';
import type { Scene } from './scene';

export const soar: Scene = {
  palette: {
    skyTop: '#27406e',
    skyLow: '#a7c8e6',
    far: '#6f94c0',
    middle: '#40618f',
    near: '#16274a',
    light: '#ffffff',
  },
  layers: ({ far, middle, near, light }) => {
    const neighbours = path('M30 320V150l26-20 26 20v170ZM240 320V130l24-26 24 26v190Z', {
      fill: far,
    });
    const spire = path('M128 320V108l32-66 32 66v212Z', { fill: middle });
    const spireShade = path('M160 42l32 66v212h-32Z', { fill: near, opacity: 0.7 });
    const floors = repeat(8, (floor) =>
      path(`M136 ${126 + floor * 22}h48`, { stroke: light, 'stroke-width': 3, opacity: 0.4 }),
    );
    const farClouds = path(
      'M0 214c20-22 50-22 66-6 16-22 56-20 70 2 18-22 60-22 74 0 14-18 46-18 60-2 14-12 36-10 50 2v110H0Z',
      { fill: light, opacity: 0.82 },
    );
    const nearClouds = path(
      'M0 256c30-20 66-16 86 0 26-20 70-18 92 0 24-18 60-16 80 0 20-12 44-12 62-2v66H0Z',
      { fill: light },
    );
    return [neighbours, spire, spireShade, ...floors, farClouds, nearClouds];
  },
};
