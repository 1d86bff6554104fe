import { describe, expect, it } from 'vitest';
import { completeMention, typedMention } from './mention-draft';

describe('a mention that is being typed', () => {
  it.each([
    ['@an', { from: 0, query: 'an' }],
    ['hi (@an', { from: 4, query: 'an' }],
    ['hi @', null],
    ['me@an', null],
    ['@an ', null],
    ['', null],
  ])('%s', (text, mention) => {
    expect(typedMention(text, text.length)).toEqual(mention);
  });

  it('is replaced by the name, and the caret is behind it', () => {
    expect(completeMention('hi @an there', { from: 3, caret: 6, name: 'Ann Lee' })).toEqual({
      text: 'hi @Ann Lee there',
      caret: 12,
    });
  });
});
