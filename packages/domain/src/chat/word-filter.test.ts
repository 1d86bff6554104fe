import { describe, expect, it } from 'vitest';
import { createWordFilter, isFilterWord } from './word-filter';

const filter = createWordFilter(['badword', 'ass', 'spam*', '*casino*']);

describe('the word filter', () => {
  it.each([
    ['plain', 'you badword'],
    ['upper case', 'BADWORD'],
    ['with punctuation', '“badword”!'],
    ['Cyrillic letters', 'b\u0430dw\u043erd'],
    ['full-width letters', 'ｂａｄｗｏｒｄ'],
    ['mathematical letters', '𝐛𝐚𝐝𝐰𝐨𝐫𝐝'],
    ['accents', 'bädwörd'],
    ['zero-width characters', 'bad\u200bword'],
    ['digits', 'b4dw0rd'],
    ['signs', 'b@dword'],
    ['dots between', 'b.a.d.w.o.r.d'],
    ['spaces between', 'b a d w o r d'],
    ['many letters', 'baaaadword'],
    ['beside other words', 'hello,badword.hello'],
    ['a beginning', 'spammer'],
    ['any part', 'my-supercasino777'],
  ])('finds a word: %s', (_, text) => {
    expect(filter(text)).toBe(true);
  });

  it.each([
    ['a longer word', 'class assassin grass'],
    ['as', 'as good as it gets'],
    ['two words that touch', 'bad word'],
    ['an end', 'antispam'],
    ['nothing', ''],
  ])('leaves others alone: %s', (_, text) => {
    expect(filter(text)).toBe(false);
  });

  it('takes no word that would match nearly everything', () => {
    expect(['*', '**', 'a', '*a*', '!?', 'ab', 'a b'].map(isFilterWord)).toEqual([
      false,
      false,
      false,
      false,
      false,
      true,
      true,
    ]);
    expect(createWordFilter(['*', ''])('anything')).toBe(false);
  });
});
