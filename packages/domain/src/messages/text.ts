/** Invisible by design: joiners, marks of direction, blanks that look like nothing. */
const INVISIBLE = /[\s\p{Cf}\p{Z}\u115f\u1160\u3164\uffa0\u2800]/gu;
/** Control characters and halves of letters. Lines and tabs stay. */
const UNPRINTABLE = /[^\P{Cc}\n\t]|\p{Cs}/gu;
const MANY_LINES = /\n{4,}/g;

/**
 * A message as it is kept: plain text without control characters, and no wall of empty lines that
 * pushes everything else away. Null if a reader would see nothing.
 */
export function messageText(written: string): string | null {
  const text = written
    .replace(/\r\n?/g, '\n')
    .replace(UNPRINTABLE, '')
    .replace(MANY_LINES, '\n\n\n')
    .trim();
  return text.replace(INVISIBLE, '') === '' ? null : text;
}

/** The beginning of a message in one line. */
export function excerptOf(message: string, longest: number): string {
  const letters = Array.from(message.replace(/\s+/g, ' '));
  return letters.length <= longest
    ? letters.join('')
    : `${letters.slice(0, longest - 1).join('')}…`;
}
