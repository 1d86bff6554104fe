/** A text that may name the two teams of a match: “seven monsoon”, “monsoon vs seven”. */

export type PairingTexts = readonly [one: string, other: string];

const SEPARATOR = /\s+(?:vs?\.?|versus|against|[-–—:])\s+/i;

/** A name of a team seldom has more words than three. */
const MOST_WORDS = 6;

/**
 * Where a text can be split into two names. With a word such as “vs” there is one way; without one,
 * every gap between two words is a way, because names have several words themselves.
 */
export function splitPairing(text: string): PairingTexts[] {
  const parts = text.trim().split(SEPARATOR).filter(Boolean);
  if (parts.length > 1) return parts.length === 2 ? [[parts[0]!, parts[1]!]] : [];
  const words = text.trim().split(/\s+/);
  if (words.length > MOST_WORDS) return [];
  return words
    .slice(1)
    .map((_, gap) => [words.slice(0, gap + 1).join(' '), words.slice(gap + 1).join(' ')]);
}

/** The number in “#123”, which people quote for a match; null for any other text. */
export function parseMatchNumber(text: string): number | null {
  const [, digits] = /^#\s*(\d{1,9})$/.exec(text.trim()) ?? [];
  return digits === undefined ? null : Number(digits);
}
