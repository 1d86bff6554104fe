/** People whom one message can mention; more would be a way to disturb everyone. */
const MAX_MENTIONS = 5;
const MAX_NAME = 32;
const MAX_WORDS = 4;
/** Not within a word: `me@host` is no mention. */
const AT = /(?<![\p{L}\p{N}_])@(?=[^\s@])/gu;
const LINE_PART = /[^\n@]*/y;
const PUNCTUATION = /[\p{P}\p{S}]+$/u;

/** For each @ of a text, the names that may be meant, in lower case and the longest first. */
export function mentionCandidates(text: string): string[][] {
  return Array.from(text.matchAll(AT), ({ index }) => candidatesAt(text, index + 1)).slice(
    0,
    2 * MAX_MENTIONS,
  );
}

/** The mentioned players, each once: the longest name that exists counts. `byName` is in lower case. */
export function pickMentions<T>(
  candidates: readonly (readonly string[])[],
  byName: ReadonlyMap<string, T>,
): T[] {
  const found = candidates.flatMap((names) => {
    const name = names.find((each) => byName.has(each));
    return name === undefined ? [] : [byName.get(name)!];
  });
  return [...new Set(found)].slice(0, MAX_MENTIONS);
}

export type MentionPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'mention'; readonly text: string; readonly id: string };

/** Splits a text at the mentions of a message, for rendering. */
export function mentionParts(
  text: string,
  mentions: readonly { readonly id: string; readonly name: string }[],
): MentionPart[] {
  const longestFirst = mentions.toSorted((one, other) => other.name.length - one.name.length);
  const parts: MentionPart[] = [];
  let from = 0;
  for (const { index } of text.matchAll(AT)) {
    const rest = text.slice(index + 1).toLowerCase();
    const found = longestFirst.find(({ name }) => rest.startsWith(name.toLowerCase()));
    if (!found || index < from) continue;
    const end = index + 1 + found.name.length;
    if (index > from) parts.push({ kind: 'text', text: text.slice(from, index) });
    parts.push({ kind: 'mention', text: text.slice(index, end), id: found.id });
    from = end;
  }
  if (from < text.length) parts.push({ kind: 'text', text: text.slice(from) });
  return parts;
}

function candidatesAt(text: string, start: number): string[] {
  LINE_PART.lastIndex = start;
  const part = (LINE_PART.exec(text)?.[0] ?? '').toLowerCase();
  const names = new Set<string>();
  const words = part.split(' ').slice(0, MAX_WORDS);
  for (let count = words.length; count > 0; count--) {
    const name = words.slice(0, count).join(' ');
    // A full stop may belong to the name or to the sentence.
    for (const each of [name, name.replace(PUNCTUATION, '')])
      if (each !== '' && each.length <= MAX_NAME) names.add(each.trim());
  }
  return [...names];
}
