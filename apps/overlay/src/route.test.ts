import { expect, it } from 'vitest';
import { parseRoute } from './route';

const base = { tournament: null, round: null, screenshot: false };

it.each([
  {
    path: '/app/streaming/worlds-2023/versus',
    search: '',
    route: { ...base, group: 'worlds-2023', scene: 'versus' },
  },
  {
    path: '/app/streaming/embers-s3/bracket/EmbersS4EU/Upper%20Final',
    search: '',
    route: {
      ...base,
      group: 'embers-s3',
      scene: 'bracket',
      tournament: 'EmbersS4EU',
      round: 'Upper Final',
    },
  },
  {
    path: '/app/streaming/general/bracket/One',
    search: '?id=Two&screenshot=true',
    route: { ...base, group: 'general', scene: 'bracket', tournament: 'Two', screenshot: true },
  },
  {
    path: '/app/streaming/general/bracket/%E0%A4',
    search: '',
    route: { ...base, group: 'general', scene: 'bracket', tournament: '%E0%A4' },
  },
  { path: '/app/streaming', search: '', route: null },
  { path: '/app/streaming/general', search: '', route: null },
  { path: '/app/streaming/a/b/c/d/e', search: '', route: null },
])('$path$search', ({ path, search, route }) => {
  expect(parseRoute(path, search)).toEqual(route);
});
