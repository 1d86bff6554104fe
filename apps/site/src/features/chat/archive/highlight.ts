export interface HighlightPart {
  readonly text: string;
  readonly isMatch: boolean;
}

const WORDS = /[\p{L}\p{N}\p{M}]+/gu;

/** Splits a text at the beginnings of words that were searched for. */
export function highlightParts(text: string, query: string): HighlightPart[] {
  const words = query.match(WORDS) ?? [];
  if (words.length === 0) return [{ text, isMatch: false }];
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})`, 'giu');
  const parts: HighlightPart[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(pattern)) {
    if (index > from) parts.push({ text: text.slice(from, index), isMatch: false });
    parts.push({ text: found, isMatch: true });
    from = index + found.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), isMatch: false });
  return parts;
}
