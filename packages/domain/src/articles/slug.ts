/** The part of an article's address that says what it is about: `embers-season-4-recap`. */
import { isReserved, SLUG } from '../names/validity';

/** Room for the number that tells two articles of one title apart. */
const LONGEST = SLUG.max - 4;
/** For titles of which no letter can stand in an address. */
const NAMELESS = 'article';

/** Letters that do not fall apart into a plain one and an accent. */
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

export function slugFrom(title: string): string {
  const plain = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøđðþłı]/g, (letter) => PLAIN_LETTERS[letter] ?? '')
    // "The team's" is one word.
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const slug = shortened(plain) || NAMELESS;
  return isReserved(slug) ? `${NAMELESS}-${slug}` : slug;
}

/** The first has no number. */
export function numberedSlug(slug: string, number: number): string {
  return number === 1 ? slug : `${slug}-${number}`;
}

/** Ends with a whole word where there is one. */
function shortened(slug: string): string {
  if (slug.length <= LONGEST) return slug;
  const cut = slug.slice(0, LONGEST + 1);
  const end = cut.lastIndexOf('-');
  return end > 0 ? cut.slice(0, end) : cut.slice(0, LONGEST);
}
