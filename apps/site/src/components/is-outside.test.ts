import { expect, test } from 'vitest';
import { isOutside } from './is-outside';

test.each([
  ['https://example.org', true],
  ['HTTP://example.org', true],
  ['//example.org/path', true],
  ['mailto:help@example.org', true],
  ['/files/rules.pdf', true],
  ['/api/docs', true],
  ['/teams/Night%20Harbor', false],
  ['/apiary', false],
  ['?page=2', false],
  ['#rules', false],
])('%s leaves the app: %s', (address, outside) => {
  expect(isOutside(address)).toBe(outside);
});
