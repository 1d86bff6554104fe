/** Invisible characters: joiners, direction marks, blank letters. */
const INVISIBLE = /[\s\p{Cf}\p{Z}\u115f\u1160\u3164\uffa0\u2800]/gu;
/** Control characters and unpaired surrogates, but not line breaks and tabs. */
const UNPRINTABLE = /[^\P{Cc}\n\t]|\p{Cs}/gu;
/** Embeddings, overrides and isolates. Letters of Arabic and Hebrew have their direction without them. */
const DIRECTION_MARKS = /[\u202a-\u202e\u2066-\u2069]/g;
const MANY_LINES = /\n{4,}/g;

/**
 * A message as it is stored: plain text without control characters and with at most two empty lines
 * in a row. Null if nothing visible is left.
 */
export function cleanMessage(input: string): string | null {
  const text = input
    .replace(/\r\n?/g, '\n')
    .replace(UNPRINTABLE, '')
    .replace(MANY_LINES, '\n\n\n')
    .trim();
  return text.replace(INVISIBLE, '') === '' ? null : text;
}

/**
 * A title, subject or label as it is stored: one line, without marks that would turn the direction of
 * the texts beside it. Empty if nothing visible is left.
 */
export function cleanLine(input: string): string {
  const line = input
    .replace(/\s+/g, ' ')
    .replace(UNPRINTABLE, '')
    .replace(DIRECTION_MARKS, '')
    .trim();
  return line.replace(INVISIBLE, '') === '' ? '' : line;
}

/** The start of a message in one line. */
export function createExcerpt(message: string, maxLength: number): string {
  const letters = Array.from(message.replace(/\s+/g, ' '));
  return letters.length <= maxLength
    ? letters.join('')
    : `${letters.slice(0, maxLength - 1).join('')}…`;
}
