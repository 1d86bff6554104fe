import { expect, it } from 'vitest';
import { mapPath, tutorialOf, tutorialPath } from './paths';

it.each([
  ['', { page: 'tips', map: null }],
  ['tips', { page: 'tips', map: null }],
  ['weapons/', { page: 'weapons', map: null }],
  ['maps', { page: 'maps', map: null }],
  ['maps/bureau', { page: 'maps', map: 'Bureau' }],
  ['maps/nowhere', null],
  ['tips/bureau', null],
  ['maps/bureau/more', null],
  ['other', null],
])('%j is %j', (value, expected) => {
  expect(tutorialOf(value)).toEqual(expected);
});

it('finds what it links to', () => {
  expect(tutorialOf(mapPath('Castello').replace('/tutorials/', ''))?.map).toBe('Castello');
  expect(tutorialOf(tutorialPath('weapons').replace('/tutorials/', ''))?.page).toBe('weapons');
});
