/** The slug in the URL of an article: `embers-season-4-recap`. */
import { isReserved, SLUG } from '../names/validity';

/** Leaves room for the number of `numberedSlug`. */
const MAX_LENGTH = SLUG.max - 4;

/** Letters that NFKD does not decompose into a plain letter and an accent. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
};

/** The fallback is for titles without a letter that a URL can hold. */
export function createSlug(title: string, fallback = 'article'): string {
  const plain = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøđðþłı]/g, (letter) => PLAIN_LETTERS[letter] ?? '')
    // "The team's" is one word.
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const slug = shorten(plain) || fallback;
  return isReserved(slug) ? `${fallback}-${slug}` : slug;
}

/** Makes slugs of equal titles unique; the first has no number. */
export function numberedSlug(slug: string, number: number): string {
  return number === 1 ? slug : `${slug}-${number}`;
}

/** Cuts after a whole word if possible. */
function shorten(slug: string): string {
  if (slug.length <= MAX_LENGTH) return slug;
  const cut = slug.slice(0, MAX_LENGTH + 1);
  const end = cut.lastIndexOf('-');
  return end > 0 ? cut.slice(0, end) : cut.slice(0, MAX_LENGTH);
}
