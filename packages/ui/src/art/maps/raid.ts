import { circle, path } from '../svg';
import type { Scene } from './scene';

export const raid: Scene = {
  palette: {
    skyTop: '#3a3a2a',
    skyLow: '#c9b27c',
    far: '#8f8458',
    middle: '#5d5a3c',
    near: '#25261a',
    light: '#f6e9be',
  },
  layers: ({ far, middle, near, light }) => {
    const mountains = path('M0 190 60 110l40 44 60-84 70 92 34-40 56 70v138H0Z', { fill: far });
    const snow = path('M160 70l26 34-14 12-12-10-16 14-8-18Z', { fill: light, opacity: 0.85 });
    const foothills = path('M0 214l90-36 90 30 140-26v138H0Z', { fill: middle });
    const compound = path('M96 196h128v52H96Z', { fill: near });
    const roofAndChimney = path('M88 188h144v10H88ZM196 150h10v40h-10Z', { fill: near });
    const windowsAndDoor = path('M110 212h16v14h-16ZM140 212h16v14h-16ZM194 212h16v36h-16Z', {
      fill: light,
      opacity: 0.8,
    });
    const ground = path('M0 248h320v72H0Z', { fill: near });
    const landingRing = circle(
      { cx: 160, cy: 282, r: 22 },
      { fill: 'none', stroke: light, 'stroke-width': 4, opacity: 0.5 },
    );
    return [
      mountains,
      snow,
      foothills,
      compound,
      roofAndChimney,
      windowsAndDoor,
      ground,
      landingRing,
    ];
  },
};
