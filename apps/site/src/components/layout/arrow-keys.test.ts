import { expect, test } from 'vitest';
import { nextIndex } from './arrow-keys';

test.each([
  ['ArrowRight', 0, 3, 1],
  ['ArrowRight', 2, 3, 0],
  ['ArrowDown', 1, 3, 2],
  ['ArrowLeft', 0, 3, 2],
  ['ArrowUp', 2, 3, 1],
  ['Home', 2, 3, 0],
  ['End', 0, 3, 2],
  ['ArrowRight', 0, 1, 0],
  ['Enter', 0, 3, null],
  ['ArrowRight', 0, 0, null],
])('%s from %i of %i leads to %s', (key, index, count, expected) => {
  expect(nextIndex(key, { index, count })).toBe(expected);
});
