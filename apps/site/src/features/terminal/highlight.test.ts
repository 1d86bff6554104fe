import fc from 'fast-check';
import { expect, it } from 'vitest';
import { highlight } from './highlight';

it.each([
  { code: 'await x', parts: ['keyword await', 'plain  x'] },
  {
    code: "a.of('await') // 1",
    parts: ['plain a.of(', "text 'await'", 'plain ) ', 'comment // 1'],
  },
  { code: '1_000 + x2', parts: ['number 1_000', 'plain  + x2'] },
  { code: '/* open', parts: ['comment /* open'] },
  { code: "'open\nlet", parts: ["text 'open", 'plain \n', 'keyword let'] },
  { code: '`a\nb`', parts: ['text `a\nb`'] },
])('shows the parts of $code', ({ code, parts }) => {
  expect(highlight(code).map(({ kind, text }) => `${kind} ${text}`)).toEqual(parts);
});

const LETTERS = ['a', 'w', '1', ' ', "'", '"', '`', '/', '*', '\n', '\\', '.', '{', '}'];

it('loses nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...LETTERS) }), (code) => {
      expect(
        highlight(code)
          .map(({ text }) => text)
          .join(''),
      ).toBe(code);
    }),
  );
});
