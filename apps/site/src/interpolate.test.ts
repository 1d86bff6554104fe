import { expect, it } from 'vitest';
import { interpolate } from './interpolate';

it('fills each placeholder, as often as it stands in the text', () => {
  expect(interpolate('{a} beats {b}: {a} goes on', { a: 'Ash', b: 'Birch' })).toBe(
    'Ash beats Birch: Ash goes on',
  );
});

it('writes numbers and leaves values as they are', () => {
  expect(interpolate('{count} of {total}', { count: 0, total: 12 })).toBe('0 of 12');
  expect(interpolate('Write to {name}', { name: '{name} $& {other}' })).toBe(
    'Write to {name} $& {other}',
  );
});

it('wants a value for each placeholder', () => {
  // @ts-expect-error total is missing
  expect(interpolate('{count} of {total}', { count: 1 })).toBe('1 of undefined');
});
