import { expect, test } from 'vitest';
import { type Attempt, pictureState } from './use-picture';

const loaded: Attempt = { url: '/a.webp', result: 'loaded' };
const failed: Attempt = { url: '/a.webp', result: 'failed' };

test.each([
  ['no upload', null, undefined, null, false],
  ['a removed upload', loaded, null, null, false],
  ['an empty URL', null, '', null, false],
  ['an upload not loaded yet', null, '/a.webp', '/a.webp', false],
  ['a loaded upload', loaded, '/a.webp', '/a.webp', true],
  ['a failed upload', failed, '/a.webp', null, false],
  ['a new upload after a failed one', failed, '/b.webp', '/b.webp', false],
  ['a new upload after a loaded one', loaded, '/b.webp', '/b.webp', false],
] as const)('%s', (_, attempt, url, source, isLoaded) => {
  expect(pictureState(attempt, url)).toEqual({ source, loaded: isLoaded });
});
