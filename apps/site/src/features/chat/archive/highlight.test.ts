import { expect, it } from 'vitest';
import { highlightParts } from './highlight';

const matches = (text: string, query: string) =>
  highlightParts(text, query).flatMap(({ text: part, isMatch }) => (isMatch ? [part] : []));

it('beginnings of words are highlighted, whatever the case and the signs of the query', () => {
  expect(matches('The Quarterfinal, a quarter', 'QUARTER')).toEqual(['Quarter', 'quarter']);
  expect(matches('headquarter', 'quarter')).toEqual([]);
  expect(matches('anything', '(.*[')).toEqual([]);
  expect(highlightParts('a b', 'b').map(({ text }) => text)).toEqual(['a ', 'b']);
});
