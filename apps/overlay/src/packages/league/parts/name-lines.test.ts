import { expect, it } from 'vitest';
import { nameLines } from './name-lines';

/** Every letter is half as wide as it is high. */
const measure = (text: string) => Array.from(text).length / 2;
const box = { width: 700, height: 280, size: 260, lines: 2 } as const;

it.each([
  { of: 'one short word', name: 'Luxor', lines: ['Luxor'], size: 260 },
  { of: 'two words, where two lines are larger', name: 'Seven Saints', lines: ['Seven', 'Saints'] },
  { of: 'three words, balanced', name: 'Saturday Night Utd', lines: ['Saturday', 'Night Utd'] },
  { of: 'no words', name: '', lines: [''], size: 260 },
])('a name of $of', ({ name, lines, size }) => {
  const shown = nameLines(name, box, measure);
  expect(shown.lines).toEqual(lines);
  if (size !== undefined) expect(shown.size).toBe(size);
});

it('a name stays in one line where there is room for one only', () => {
  expect(nameLines('Seven Saints', { ...box, lines: 1 }, measure).lines).toEqual(['Seven Saints']);
});

it('a name that would be too small to read ends with an ellipsis', () => {
  const shown = nameLines('thunderhead_1999', { ...box, width: 130, lines: 1 }, measure);
  expect(shown).toEqual({ lines: ['thunderhe…'], size: 26 });
});

it('a word is broken only where it could not be read otherwise', () => {
  const narrow = { ...box, width: 130, height: 60, size: 38, breaksWords: true } as const;
  expect(nameLines('slyvault', narrow, measure).lines).toEqual(['slyvault']);
  expect(nameLines('thunderhead_1999', narrow, measure).lines).toEqual(['thunderh', 'ead_1999']);
  expect(nameLines('w'.repeat(30), narrow, measure).lines).toEqual([
    'w'.repeat(10),
    `${'w'.repeat(9)}…`,
  ]);
});
