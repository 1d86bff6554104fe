import { path } from '../svg';
import type { Scene } from './scene';

/** The neutral picture for unknown maps: bare ridges in the site's grey. */
export const uncharted: Scene = {
  palette: {
    skyTop: '#1b201e',
    skyLow: '#6a736d',
    far: '#4c5550',
    middle: '#303734',
    near: '#1b201e',
    light: '#a9afa7',
  },
  layers: ({ far, middle, near, light }) => [
    path('M0 196 90 118l58 48 62-70 110 96v128H0Z', { fill: far }),
    path('M210 96l26 23-14 12-12-9-14 12-9-12Z', { fill: light, opacity: 0.6 }),
    path('M0 238l96-44 84 32 140-46v140H0Z', { fill: middle }),
    path('M0 274c90-24 210-20 320 0v46H0Z', { fill: near }),
  ],
};
