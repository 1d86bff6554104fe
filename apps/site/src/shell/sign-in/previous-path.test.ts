import { expect, it } from 'vitest';
import { pathInState } from './previous-path';

const stateOf = (value: unknown) => btoa(JSON.stringify(value));

it.each([
  {
    of: 'a page',
    state: stateOf({ previous_url: '/app/voting?page=2#top' }),
    path: '/app/voting?page=2#top',
  },
  { of: 'home', state: stateOf({ previous_url: '/app' }), path: '/app' },
  {
    of: 'the sign-in itself',
    state: stateOf({ previous_url: '/app/login?error=x' }),
    path: '/app',
  },
  {
    of: 'another site',
    state: stateOf({ previous_url: 'https://evil.example/app' }),
    path: '/app',
  },
  { of: 'another host', state: stateOf({ previous_url: '//evil.example' }), path: '/app' },
  { of: 'no path', state: stateOf({}), path: '/app' },
  { of: 'a list', state: stateOf([]), path: '/app' },
  { of: 'nothing', state: '', path: '/app' },
  { of: 'no base64', state: '%', path: '/app' },
])('a state with $of leads to $path', ({ state, path }) => {
  expect(pathInState(state)).toBe(path);
});
