import { expect, test } from 'vitest';
import { meantPlayer, playerLabel } from './player';

const found = [
  { ID: 'p1', name: 'sable', team: { name: 'Night Harbor', tag: 'NHR' } },
  { ID: 'p2', name: 'Oryx' },
  { ID: 'p3', name: 'twin' },
  { ID: 'p4', name: 'twin' },
];

test.each([
  ['p1', 'p1'],
  [' p2 ', 'p2'],
  ['P1', undefined],
  ['p9', undefined],
  ['', undefined],
  ['oryx', 'p2'],
  ['twin', undefined],
  ['sab', undefined],
])('typing %j means %s', (typed, id) => {
  expect(meantPlayer(typed, found)?.ID).toBe(id);
});

test('the tag of the team stands in brackets', () => {
  expect(playerLabel(found[0]!)).toBe('sable [NHR]');
  expect(playerLabel(found[1]!)).toBe('Oryx');
});
