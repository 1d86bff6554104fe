import { circle, path, repeat } from '../svg';
import type { Scene } from './scene';

export const grounded: Scene = {
  palette: {
    skyTop: '#243544',
    skyLow: '#d7b48a',
    far: '#7e8a8c',
    middle: '#4a5960',
    near: '#1b252b',
    light: '#fff0cf',
  },
  layers: ({ far, middle, near, light }) => {
    const sun = circle({ cx: 86, cy: 150, r: 30 }, { fill: light, opacity: 0.8 });
    const horizon = path('M0 190h320v20H0Z', { fill: far });
    const apron = path('M0 204h320v116H0Z', { fill: middle });
    const runway = path('M160 204 60 320h200Z', { fill: near, opacity: 0.55 });
    const runwayMarks = repeat(4, (mark) => {
      const width = 4 + mark * 4;
      return path(`M${158 - mark * 2} ${216 + mark * 25}h${width}v${12 + mark * 3}h-${width}Z`, {
        fill: light,
      });
    });
    const airliner = path(
      'M70 196c10-24 60-30 150-28l30-52h22l-8 60c14 4 22 10 22 20-40 16-180 16-216 0Z',
      { fill: near },
    );
    const windows = path('M84 188c20-10 60-12 150-10v8c-70-2-110-2-150 2Z', {
      fill: light,
      opacity: 0.55,
    });
    const wing = path('M140 192h76l40 34h-24Z', { fill: near });
    return [sun, horizon, apron, runway, ...runwayMarks, airliner, windows, wing];
  },
};
