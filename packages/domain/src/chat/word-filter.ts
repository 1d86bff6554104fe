import { skeleton } from '../names/skeleton';

/** Digits and letters that are read for another letter; l and 1 are both read as i. */
const DIGITS: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  l: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  8: 'b',
};
/** Signs that stand for a letter within a word, but are punctuation at its end. */
const SIGNS: Readonly<Record<string, string>> = { '@': 'a', $: 's', '!': 'i', '|': 'i', '+': 't' };
const NO_LETTER = /[^\p{L}\p{N}]+/gu;
const MIN_LETTERS = 2;

interface Pattern {
  readonly letters: string;
  readonly openStart: boolean;
  readonly openEnd: boolean;
}

/** A word of the filter with too few letters would match nearly everything. */
export function isFilterWord(word: string): boolean {
  return Array.from(parsePattern(word).letters).length >= MIN_LETTERS;
}

/**
 * Finds blocked words. `word` matches the whole word, `word*` also its beginning, `*word*` any part.
 * Look-alike letters, digits for letters, repeated letters and signs or spaces between the letters do
 * not hide a word; a longer word that contains it (Scunthorpe) is no match.
 */
export function createWordFilter(words: readonly string[]): (text: string) => boolean {
  const patterns = words.map(parsePattern).filter(({ letters }) => letters !== '');
  return (text) => {
    if (patterns.length === 0) return false;
    const { whole, spelled } = candidatesOf(text);
    return patterns.some(
      (pattern) =>
        whole.some((word) => matches(pattern, word)) ||
        spelled.some((run) => run.includes(pattern.letters)),
    );
  };
}

function parsePattern(word: string): Pattern {
  const trimmed = word.trim();
  return {
    letters: foldDigits(skeleton(trimmed).replace(NO_LETTER, '')),
    openStart: trimmed.startsWith('*'),
    openEnd: trimmed.endsWith('*'),
  };
}

function matches({ letters, openStart, openEnd }: Pattern, word: string): boolean {
  if (openStart && openEnd) return word.includes(letters);
  if (openStart) return word.endsWith(letters);
  if (openEnd) return word.startsWith(letters);
  return word === letters;
}

/** The words of a text in every way they can be read, and runs of single letters: `b a d`. */
function candidatesOf(text: string): { whole: string[]; spelled: string[] } {
  const whole = new Set<string>();
  const spelled: string[] = [];
  let run = '';
  const endRun = () => {
    if (run.length > 1) spelled.push(run);
    run = '';
  };
  for (const token of skeleton(text).split(' ')) {
    const joined = foldDigits(token.replace(NO_LETTER, ''));
    const signed = foldDigits(foldSigns(token).replace(NO_LETTER, ''));
    for (const word of [joined, signed, ...token.split(NO_LETTER).map(foldDigits)])
      for (const read of readings(word)) whole.add(read);
    if (Array.from(signed).length === 1) run += signed;
    else endRun();
  }
  endRun();
  return { whole: [...whole], spelled };
}

/** `baaad` is read as `bad` and as `baad`. */
function readings(word: string): string[] {
  if (word === '') return [];
  const long = /(.)\1{2,}/gu;
  return [word, word.replace(long, '$1'), word.replace(long, '$1$1')];
}

function foldDigits(text: string): string {
  return Array.from(text, (letter) => DIGITS[letter] ?? letter).join('');
}

function foldSigns(text: string): string {
  return Array.from(text, (letter) => SIGNS[letter] ?? letter).join('');
}
