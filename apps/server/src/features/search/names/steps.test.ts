import { expect, it } from 'vitest';
import { STEPS } from './repository';

const parametersOf = (step: string, ...input: Parameters<(typeof STEPS)[number]['parameters']>) =>
  STEPS.find(({ name }) => name === step)!.parameters(...input);

it.each([
  { text: 'abc', all: true, ascii: true },
  { text: 'a-b', all: true, ascii: true },
  { text: 'ab-', all: true, ascii: true },
  { text: '---', all: false, ascii: false },
  { text: 'a--', all: false, ascii: false },
  { text: 'волк', all: true, ascii: false },
  { text: 'aлк', all: true, ascii: false },
  { text: 'лкa', all: true, ascii: true },
  { text: '★★★', all: false, ascii: false },
])('looks for $text by the index only where that has a trigram of it', ({ text, ...has }) => {
  for (const letters of ['all', 'ascii'] as const) {
    const inside = parametersOf('inside', text, letters);
    expect(inside!.inside !== null).toBe(has[letters]);
    expect(parametersOf('unindexed', text, letters) === null).toBe(has[letters]);
    expect(parametersOf('similar', text, letters) !== null).toBe(has[letters]);
  }
});

it('asks no step but the first two for one or two letters, and no trigrams', () => {
  const asked = STEPS.filter(({ parameters }) => parameters('ab', 'all') !== null);
  expect(asked.map(({ name }) => name)).toEqual(['beginning', 'inside']);
  expect(parametersOf('inside', 'ab', 'all')).toMatchObject({ inside: null });
});
