/** How the name of a team is shown on stream and in tables: short, in capitals, in whole words. */

export interface NamedTeam {
  readonly name: string;
  readonly tag?: string | null;
}

/** Display names of teams that are exempt from the rules. */
export type SpecialNames = ReadonlyMap<string, string>;

/** From a list of exceptions. */
export function specialNames(
  exceptions: readonly { readonly name: string; readonly shown: string }[],
): SpecialNames {
  return new Map(exceptions.map(({ name, shown }) => [name, shown]));
}

export type NameSize = 'm' | 'l' | 'xl';

/** Longer names fit no scene; the tag is shown instead. */
export const MAX_DISPLAY_NAME = 18;

const LARGE_ABOVE = 10;
const EXTRA_LARGE_ABOVE = 12;

const REGIONS = '(?:EU|NA|AS|SA)';

/**
 * Removed one at a time until none is left, since "Team Nova EU" and "Nova EU Team" both occur.
 * Without a space or bracket before it, a part is only recognized by its capitals (NovaEU, TeamNova):
 * ATLAS and TEAMWORK stay as they are.
 */
const REMOVED_PARTS = [
  /^ex_/i,
  /^team[\s_-]+/i,
  /^Team(?=\p{Lu})/u,
  /[\s_-]+team$/i,
  new RegExp(`[\\s_-]*[([]${REGIONS}[)\\]]$`, 'i'),
  new RegExp(`[\\s_-]+${REGIONS}$`, 'i'),
  new RegExp(`(?<=\\p{Ll})${REGIONS}$`, 'u'),
];

/** Removed only from long names. */
const FILLER = /[\s_-]+(?:e-?sports?|gaming|clan|club|organi[sz]ation)$/i;

/**
 * The name to show: without region, Team and ex_, shortened, in capitals, at most 18 characters.
 * Longer names are replaced by the tag, or without a tag truncated to whole words. Never empty for a
 * non-empty name. Idempotent, apart from `special` names.
 */
export function displayName(team: NamedTeam, special: SpecialNames = new Map()): string {
  const exact = special.get(team.name);
  if (exact !== undefined) return exact;

  const name = shorten(removeParts(team.name.trim().replace(/\s+/g, ' '))).toUpperCase();
  if (countCharacters(name) <= MAX_DISPLAY_NAME) return name;
  return team.tag?.trim().toUpperCase() || truncateToWords(name);
}

/** The size of a displayed name: large above 10 characters, extra-large above 12. */
export function nameSize(displayedName: string): NameSize {
  const length = countCharacters(displayedName);
  if (length > EXTRA_LARGE_ABOVE) return 'xl';
  return length > LARGE_ABOVE ? 'l' : 'm';
}

function removeParts(name: string): string {
  for (const part of REMOVED_PARTS) {
    const rest = name.replace(part, '').trim();
    if (rest !== name && /[\p{L}\p{N}]/u.test(rest)) return removeParts(rest);
  }
  return name;
}

function shorten(name: string): string {
  if (countCharacters(name) <= LARGE_ABOVE) return name;
  const rest = name.replace(FILLER, '');
  return rest === name || rest === '' ? name : shorten(removeParts(rest));
}

function truncateToWords(name: string): string {
  const cut = Array.from(name)
    .slice(0, MAX_DISPLAY_NAME + 1)
    .join('');
  const words = cut.slice(0, Math.max(0, cut.lastIndexOf(' '))).trim();
  return words || Array.from(name).slice(0, MAX_DISPLAY_NAME).join('');
}

function countCharacters(text: string): number {
  return Array.from(text).length;
}
