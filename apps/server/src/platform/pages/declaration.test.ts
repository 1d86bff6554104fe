import { expect, it } from 'vitest';
import { pages } from '../../generated/pages.js';
import { validateDeclarations } from './declaration';

const reading = (feature: string, name: string) => [
  { route: '/', reads: () => ({ read: { feature, name, input: {} } }) },
];

it('the pages of the site read public calls', () => {
  expect(pages.length).toBeGreaterThan(0);
  expect(() => validateDeclarations(pages)).not.toThrow();
});

it.each([
  { what: 'an unknown call', feature: 'matches', name: 'nothing', says: /not in the contract/ },
  { what: 'an unknown feature', feature: 'nothing', name: 'get', says: /not in the contract/ },
  { what: 'a call for accounts', feature: 'accounts', name: 'me', says: /not public/ },
])('the server does not start with a page that reads $what', ({ feature, name, says }) => {
  expect(() => validateDeclarations(reading(feature, name))).toThrow(says);
});
