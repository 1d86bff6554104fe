import { expect, it } from 'vitest';
import { matchRoute } from './match-route';

const ROUTES = [
  '/',
  '/match/:value',
  '/match/editor',
  '/match/editor/:value',
  '/chat/*',
  '/teams/:value',
].map((route) => ({ route }));

it.each([
  ['/', '/', {}],
  ['/match/editor', '/match/editor', {}],
  ['/match/editor/', '/match/editor', {}],
  ['/MATCH/Editor', '/match/editor', {}],
  ['/match/abc', '/match/:value', { value: 'abc' }],
  ['/match/editor/abc', '/match/editor/:value', { value: 'abc' }],
  ['/chat', '/chat/*', { '*': '' }],
  ['/chat/12/pins', '/chat/*', { '*': '12/pins' }],
  ['/teams/%C3%96st%20%2F1', '/teams/:value', { value: 'Öst /1' }],
  ['/teams/100%', '/teams/:value', { value: '100%' }],
])('%s shows %s', (path, route, params) => {
  expect(matchRoute(ROUTES, path)).toEqual({ route: { route }, params });
});

it.each(['/nothing', '/teams', '/teams/a/b', '/chatter', '/match'])('%s shows no page', (path) => {
  expect(matchRoute(ROUTES, path)).toBeNull();
});
