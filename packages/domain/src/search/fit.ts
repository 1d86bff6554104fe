/** How well a text that somebody typed fits a name. */

/** Best first. */
export const FITS = ['exact', 'tag', 'beginning', 'words', 'inside', 'former', 'similar'] as const;
export type Fit = (typeof FITS)[number];

export interface Names {
  readonly name: string;
  /** A short name of its own that people type: the tag of a team, the id of a player. */
  readonly tag?: string | null;
  /** The former name that was found. */
  readonly formerly?: string | null;
}

/**
 * `exact` is the whole name and `tag` the whole tag; `beginning` is how the name begins, `words` how some
 * of its words begin, in any order. Case and accents do not count. What fits in no such way was found
 * because it looks alike, and is `similar`.
 */
export function fitOf(text: string, { name, tag, formerly }: Names): Fit {
  if (formerly) return 'former';
  const typed = foldText(text);
  const folded = foldText(name);
  if (folded === typed) return 'exact';
  if (tag && foldText(tag) === typed) return 'tag';
  if (folded.startsWith(typed)) return 'beginning';
  const words = wordsOf(folded);
  if (wordsOf(typed).every((part) => words.some((word) => word.startsWith(part)))) return 'words';
  return folded.includes(typed) ? 'inside' : 'similar';
}

/** Of the fits of several parts, the one that counts for the whole. */
export function worstFit(...fits: Fit[]): Fit {
  return FITS[Math.max(...fits.map((fit) => FITS.indexOf(fit)))] ?? 'similar';
}

/** `similar` for none. */
export function bestFit(fits: readonly Fit[]): Fit {
  return FITS.find((fit) => fits.includes(fit)) ?? 'similar';
}

function foldText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** A text without letters and digits is one word. */
function wordsOf(folded: string): string[] {
  return folded.match(/[\p{L}\p{N}]+/gu) ?? [folded];
}
