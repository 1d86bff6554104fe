const MOST_WORDS = 8;

/**
 * A search as the text search of the database takes it: every word must begin a word of the text.
 * Null if the search has no letters or digits.
 */
export function toSearchQuery(input: string): string | null {
  const words = input.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0) return null;
  return words
    .slice(0, MOST_WORDS)
    .map((word) => `${word}:*`)
    .join(' & ');
}
