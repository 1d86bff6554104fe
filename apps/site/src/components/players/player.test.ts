import { expect, test } from 'vitest';
import { findById, playerLabel } from './player';

const found = [
  { ID: 'p1', name: 'sable', team: { name: 'Night Harbor', tag: 'NHR' } },
  { ID: 'p2', name: 'Oryx' },
];

test.each([
  ['p1', 'p1'],
  [' p2 ', 'p2'],
  ['P1', undefined],
  ['p9', undefined],
  ['', undefined],
  ['Oryx', undefined],
])('the typed id %j counts for %s', (typed, id) => {
  expect(findById(typed, found)?.ID).toBe(id);
});

test('the tag of the team stands in brackets', () => {
  expect(playerLabel(found.at(0)!)).toBe('sable [NHR]');
  expect(playerLabel(found.at(1)!)).toBe('Oryx');
});
