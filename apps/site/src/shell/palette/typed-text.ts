/** What is typed into the palette: which kinds it asks for and the text itself. Pure. */
import { SEARCH_KINDS, type SearchKind } from '@mes/domain/search/rank';

export type Scope = 'all' | SearchKind | 'actions';

/** In the order of the row of kinds. */
export const SCOPES: readonly Scope[] = ['all', ...SEARCH_KINDS, 'actions'];

/** A first letter that stands for a kind. */
export const PREFIXES: Partial<Record<Scope, string>> = {
  players: '@',
  matches: '#',
  actions: '>',
};

/** The number sign stays in the text: it asks for the number of a match. */
export function readTyped(typed: string, chosen: Scope): { scope: Scope; text: string } {
  const trimmed = typed.trim();
  const [scope] = Object.entries(PREFIXES).find(([, prefix]) => trimmed.startsWith(prefix)) ?? [];
  if (scope === undefined) return { scope: chosen, text: trimmed };
  const rest = trimmed.slice(1).trim();
  const text = scope === 'matches' && /^\d/.test(rest) ? `#${rest}` : rest;
  return { scope: scope as Scope, text };
}

export function nextScope(scope: Scope, step: 1 | -1): Scope {
  const index = SCOPES.indexOf(scope) + step;
  return SCOPES.at(index % SCOPES.length)!;
}

interface NamePart {
  /** Where it begins in the name. */
  readonly from: number;
  readonly text: string;
  readonly isHit: boolean;
}

/** The parts of a name that were typed: the whole text, else each of its words. */
export function markHits(name: string, text: string): NamePart[] {
  const lower = name.toLowerCase();
  // Some letters change their length in lower case, and marks would be beside the point.
  if (text === '' || lower.length !== name.length) return [{ from: 0, text: name, isHit: false }];
  const typed = text.toLowerCase();
  const words = lower.includes(typed) ? [typed] : typed.split(/\s+/).filter(Boolean);
  const parts: NamePart[] = [];
  let start = 0;
  for (const [from, to] of marksOf(lower, words)) {
    if (from > start) parts.push({ from: start, text: name.slice(start, from), isHit: false });
    parts.push({ from, text: name.slice(from, to), isHit: true });
    start = to;
  }
  if (start < name.length) parts.push({ from: start, text: name.slice(start), isHit: false });
  return parts;
}

/** Ranges in order, the longest of those that begin alike, none of which overlaps another. */
function marksOf(lower: string, words: readonly string[]): [from: number, to: number][] {
  const ranges = words
    .map((word): [number, number] => [lower.indexOf(word), lower.indexOf(word) + word.length])
    .filter(([from]) => from >= 0)
    .toSorted(([one, oneTo], [other, otherTo]) => one - other || otherTo - oneTo);
  const apart: [number, number][] = [];
  for (const range of ranges) if (range[0] >= (apart.at(-1)?.[1] ?? 0)) apart.push(range);
  return apart;
}
