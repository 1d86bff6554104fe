import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanMessage, createExcerpt } from './text';

describe('a cleaned message', () => {
  it.each([
    { written: '  gg wp  ', kept: 'gg wp', because: 'the ends are trimmed' },
    { written: 'one\r\ntwo\rthree', kept: 'one\ntwo\nthree', because: 'a line ends in one way' },
    { written: 'a\n\n\n\n\n\nb', kept: 'a\n\n\nb', because: 'empty lines are few' },
    { written: 'be\u0007ll\u001b[31m', kept: 'bell[31m', because: 'control characters go' },
    { written: 'half \ud83d letter', kept: 'half  letter', because: 'half letters go' },
    { written: 'whole 😀 letter', kept: 'whole 😀 letter', because: 'whole ones stay' },
    { written: '<b>hi</b>', kept: '<b>hi</b>', because: 'it is text, not markup' },
    { written: '👩‍👩‍👧', kept: '👩‍👩‍👧', because: 'joiners belong to letters' },
    { written: ' \n\t ', kept: null, because: 'blanks say nothing' },
    { written: '\u200b\u200d\u2060', kept: null, because: 'neither do invisible letters' },
    { written: '\u3164\u2800', kept: null, because: 'nor letters that look like blanks' },
  ])('$because', ({ written, kept }) => {
    expect(cleanMessage(written)).toBe(kept);
  });

  it('does not change when it is cleaned again', () => {
    const letters = fc.constantFrom('a', ' ', '\n', '\r', '\t', '\u0007', '\u200b', '\ud83d', '😀');
    fc.assert(
      fc.property(fc.string({ unit: letters }), (written) => {
        const kept = cleanMessage(written);
        if (kept !== null) expect(cleanMessage(kept)).toBe(kept);
      }),
    );
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
