import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanLine, cleanMessage, createExcerpt } from './text';

describe('a cleaned message', () => {
  it.each([
    { input: '  gg wp  ', cleaned: 'gg wp', because: 'the ends are trimmed' },
    { input: 'one\r\ntwo\rthree', cleaned: 'one\ntwo\nthree', because: 'a line ends in one way' },
    { input: 'a\n\n\n\n\n\nb', cleaned: 'a\n\n\nb', because: 'empty lines are few' },
    { input: 'be\u0007ll\u001b[31m', cleaned: 'bell[31m', because: 'control characters go' },
    { input: 'half \ud83d letter', cleaned: 'half  letter', because: 'half letters go' },
    { input: 'whole 😀 letter', cleaned: 'whole 😀 letter', because: 'whole ones stay' },
    { input: '<b>hi</b>', cleaned: '<b>hi</b>', because: 'it is text, not markup' },
    { input: '👩‍👩‍👧', cleaned: '👩‍👩‍👧', because: 'joiners belong to letters' },
    { input: ' \n\t ', cleaned: null, because: 'blanks say nothing' },
    { input: '\u200b\u200d\u2060', cleaned: null, because: 'neither do invisible letters' },
    { input: '\u3164\u2800', cleaned: null, because: 'nor letters that look like blanks' },
  ])('$because', ({ input, cleaned }) => {
    expect(cleanMessage(input)).toBe(cleaned);
  });

  it('does not change when it is cleaned again', () => {
    const letters = fc.constantFrom('a', ' ', '\n', '\r', '\t', '\u0007', '\u200b', '\ud83d', '😀');
    fc.assert(
      fc.property(fc.string({ unit: letters }), (input) => {
        const cleaned = cleanMessage(input);
        if (cleaned !== null) expect(cleanMessage(cleaned)).toBe(cleaned);
      }),
    );
  });
});

describe('a line', () => {
  it.each([
    { input: '  Two\n\t lines ', cleaned: 'Two lines', because: 'it is one line' },
    { input: 'Help \u202e123', cleaned: 'Help 123', because: 'it leaves its neighbours alone' },
    {
      input: '\u2066\u0645\u0631\u062d\u0628\u0627\u2069',
      cleaned: '\u0645\u0631\u062d\u0628\u0627',
      because: 'Arabic needs no marks',
    },
    { input: '👩‍👩‍👧', cleaned: '👩‍👩‍👧', because: 'joiners belong to letters' },
    { input: ' \u200b\u2060\u202e', cleaned: '', because: 'invisible letters say nothing' },
  ])('$because', ({ input, cleaned }) => {
    expect(cleanLine(input)).toBe(cleaned);
  });
});

describe('the excerpt', () => {
  it.each([
    { message: 'short', maxLength: 10, excerpt: 'short' },
    { message: 'two\n lines', maxLength: 10, excerpt: 'two lines' },
    { message: 'a rather long one', maxLength: 10, excerpt: 'a rather …' },
    { message: '😀😀😀😀', maxLength: 3, excerpt: '😀😀…' },
  ])('of "$message" is "$excerpt"', ({ message, maxLength, excerpt }) => {
    expect(createExcerpt(message, maxLength)).toBe(excerpt);
  });
});
