import { expect, test } from 'vitest';
import { isExternal } from './is-external';

test.each([
  ['https://example.org', true],
  ['HTTP://example.org', true],
  ['//example.org/path', true],
  ['mailto:help@example.org', true],
  ['webcal://example.org/cup.ics', true],
  ['/files/rules.pdf', true],
  ['/api/docs', true],
  ['/teams/Night%20Harbor', false],
  ['/apiary', false],
  ['?page=2', false],
  ['#rules', false],
])('%s leaves the app: %s', (address, external) => {
  expect(isExternal(address)).toBe(external);
});
