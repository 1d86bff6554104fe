import { path, rect, type Svg } from '../svg';
import type { Palette, Scene } from './scene';

const HOUSES = [
  { x: -20, y: 196, wall: 'near' },
  { x: 60, y: 176, wall: 'middle' },
  { x: 130, y: 190, wall: 'near' },
  { x: 196, y: 168, wall: 'middle' },
  { x: 262, y: 200, wall: 'near' },
] as const;

export const village: Scene = {
  palette: {
    skyTop: '#20344a',
    skyLow: '#b6cbd6',
    far: '#7d97a8',
    middle: '#476074',
    near: '#1a2a38',
    light: '#ffd794',
  },
  layers: (palette) => {
    const mountains = path('M0 170l70-70 50 44 60-72 140 110v140H0Z', {
      fill: palette.far,
      opacity: 0.7,
    });
    const houses = HOUSES.flatMap((house) => createHouse(house, palette));
    const snow = path('M0 254c60-18 110 6 170-6s100-6 150 4v68H0Z', { fill: '#dfe9ee' });
    const tracks = path('M0 282c70-14 140 10 320-6v44H0Z', { fill: palette.far, opacity: 0.6 });
    return [mountains, ...houses, snow, tracks];
  },
};

function createHouse({ x, y, wall }: (typeof HOUSES)[number], palette: Palette): Svg[] {
  const window = { y: y + 16, width: 13, height: 16 };
  return [
    path(`M${x} ${y}l42-42 42 42Z`, { fill: '#eef4f6' }),
    path(`M${x + 8} ${y}h68v70h-68Z`, { fill: palette[wall] }),
    rect({ x: x + 22, ...window }, { fill: palette.light }),
    rect({ x: x + 48, ...window }, { fill: palette.light, opacity: 0.5 }),
  ];
}
