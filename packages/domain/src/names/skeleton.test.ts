import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOOK_ALIKES } from './look-alikes';
import { skeleton } from './skeleton';

describe('a name looks the same', () => {
  it.each([
    ['in another case', 'nOVA', 'nova'],
    ['full-width', 'Ｎｏｖａ７', 'nova7'],
    ['mathematical', '𝓝𝓸𝓿𝓪𝟕', 'nova7'],
    ['mathematical in another font', '𝙽𝚘𝚟𝚊', 'nova'],
    ['in letterlike symbols', 'ℕℴ℮', 'noe'],
    ['in roman numerals', 'Ⅿⅰⅹ Ⅷ', 'mix viii'],
    ['in circles', 'Ⓝⓞⓥⓐ①', 'nova1'],
    ['in dark circles', '🅝🅞🅥🅐❶', 'nova1'],
    ['in dark squares', '🅽🅾🆅🅰', 'nova'],
    ['in the letters of flags', '🇳🇴🇻🇦', 'nova'],
    ['in small capitals', 'ɴᴏᴠᴀ', 'nova'],
    ['in superscript', 'ᴺᵒᵛᵃ', 'nova'],
    ['with accents', 'Ñôvå', 'nova'],
    ['with strokes', 'Nøva', 'nova'],
    ['with stacked accents', 'N\u0336o\u0336v\u0336a\u0336', 'nova'],
    ['with a zero-width space', 'No\u200bva', 'nova'],
    ['with a soft hyphen', 'No\u00adva', 'nova'],
    ['with a no-break space', 'No\u00a0va', 'no va'],
    ['with another dash', 'No–va', 'no-va'],
    ['with another apostrophe', 'No’va', "no'va"],
    ['with a Cyrillic letter', 'Nоva', 'nova'],
    ['in Cyrillic alone', 'СОРА', 'copa'],
    ['in Greek', 'Νονα', 'nova'],
    ['in Cherokee', '\u13aa\u13df\u13ac', 'ace'],
    ['in small Cherokee letters', '\uab7a\uabaf\uab7c', 'ace'],
    ['in Coptic', 'ⲚⲞⲀⲤ', 'noac'],
    ['in Lisu', 'ꓠꓳꓦꓮ', 'nova'],
    ['with Armenian letters', 'օոս', 'onu'],
    ['in Canadian syllabics', 'ᑎOᐯᗩ', 'nova'],
  ])('%s: %s', (_label, name, expected) => {
    expect(skeleton(name)).toBe(expected);
  });
});

describe('a name differs', () => {
  it.each([
    ['l, I and 1', ['l', 'I', '1']],
    ['O and 0', ['O', '0']],
    ['S and 5', ['S', '5']],
    ['rn and m', ['rn', 'm']],
    ['with and without a space', ['No va', 'Nova']],
    ['syllables of kana', ['か', 'が', 'は', 'ば', 'ぱ']],
    ['Thai vowels', ['กา', 'กี', 'กู']],
    ['Chinese characters', ['龍', '龙', '隊']],
    ['the Russian and Ukrainian alphabets', Array.from('абвгдежзиклмнопрстуфхцчшщъыьэюяіє')],
    ['the Greek alphabet', Array.from('αβγδεζηθικλμνξοπρστυφχψω')],
    ['Greek capitals', Array.from('ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ')],
    ['the Armenian alphabet', Array.from('աբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆ')],
  ])('by %s', (_label, names) => {
    expect(new Set(names.map(skeleton)).size).toBe(names.length);
  });
});

it('every look-alike collides with its ASCII letters', () => {
  for (const [character, target] of LOOK_ALIKES) {
    expect(target).toMatch(/^[a-z0-9]+$/);
    expect([character, skeleton(character)]).toEqual([character, target]);
    expect(skeleton(`x${character}y`)).toBe(skeleton(`x${target}y`));
  }
});

it('the skeleton of a skeleton is itself', () => {
  const character = fc.oneof(
    fc.constantFrom(...LOOK_ALIKES.keys(), 'Σ', 'ς', 'İ', '\u0301', '\u200b', '\u3099', ' '),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  );
  fc.assert(
    fc.property(fc.string({ unit: character, maxLength: 10 }), (name) => {
      expect(skeleton(skeleton(name))).toBe(skeleton(name));
    }),
    { numRuns: 500 },
  );
});

it('names of ASCII letters and digits that differ stay distinct', () => {
  const alphabet = Array.from('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789');
  const names = fc.string({ unit: fc.constantFrom(...alphabet), minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(names, names, (one, other) => {
      expect(skeleton(one)).toBe(one.toLowerCase());
      expect(skeleton(one) === skeleton(other)).toBe(one.toLowerCase() === other.toLowerCase());
    }),
  );
});
