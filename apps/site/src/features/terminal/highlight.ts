/** Cuts code into parts that are shown in different tones. */
export interface CodePart {
  readonly kind: 'plain' | 'comment' | 'text' | 'keyword' | 'number';
  readonly text: string;
  /** Where it begins in the code. */
  readonly start: number;
}

const KEYWORDS =
  'async|await|break|case|catch|class|const|continue|delete|do|else|false|finally|for|function|if|in|instanceof|let|new|null|of|return|switch|this|throw|true|try|typeof|undefined|var|while';

const PARTS = new RegExp(
  [
    '(?<comment>//[^\\n]*|/\\*[\\s\\S]*?(?:\\*/|$))',
    '(?<text>\'(?:\\\\.|[^\'\\\\\\n])*\'?|"(?:\\\\.|[^"\\\\\\n])*"?|`(?:\\\\[\\s\\S]|[^`\\\\])*`?)',
    `(?<keyword>(?<![\\w.])(?:${KEYWORDS})(?!\\w))`,
    '(?<number>(?<!\\w)\\d[\\w.]*)',
  ].join('|'),
  'g',
);

export function highlight(code: string): CodePart[] {
  const parts: CodePart[] = [];
  let end = 0;
  for (const match of code.matchAll(PARTS)) {
    if (match.index > end)
      parts.push({ kind: 'plain', text: code.slice(end, match.index), start: end });
    parts.push({ kind: kindOf(match.groups ?? {}), text: match[0], start: match.index });
    end = match.index + match[0].length;
  }
  if (end < code.length) parts.push({ kind: 'plain', text: code.slice(end), start: end });
  return parts;
}

function kindOf(groups: Readonly<Record<string, string | undefined>>): CodePart['kind'] {
  if (groups.comment !== undefined) return 'comment';
  if (groups.text !== undefined) return 'text';
  return groups.keyword === undefined ? 'number' : 'keyword';
}
