/** How a team's name is shown on stream and in tables: short, loud and never cut in a word. */

export interface NamedTeam {
  readonly name: string;
  readonly tag?: string | null;
}

/** Exact names that are shown as written here instead of by the rules. */
export type SpecialNames = ReadonlyMap<string, string>;

export type NameSize = 'm' | 'l' | 'xl';

/** Beyond this a name fits no scene and the tag stands for it. */
export const LONGEST_DISPLAY_NAME = 18;

const LARGE_ABOVE = 10;
const EXTRA_LARGE_ABOVE = 12;

const REGIONS = '(?:EU|NA|AS|SA)';

/**
 * Peeled off one at a time until none is left, since "Team Nova EU" and "Nova EU Team" both occur.
 * Without a space or bracket before it a part counts only where the capitals show it (NovaEU,
 * TeamNova): ATLAS and TEAMWORK keep their letters.
 */
const PEELED = [
  /^ex_/i,
  /^team[\s_-]+/i,
  /^Team(?=\p{Lu})/u,
  /[\s_-]+team$/i,
  new RegExp(`[\\s_-]*[([]${REGIONS}[)\\]]$`, 'i'),
  new RegExp(`[\\s_-]+${REGIONS}$`, 'i'),
  new RegExp(`(?<=\\p{Ll})${REGIONS}$`, 'u'),
];

/** Dropped only from names that need the room. */
const FILLER = /[\s_-]+(?:e-?sports?|gaming|clan|club|organi[sz]ation)$/i;

/**
 * The name to draw: without region, Team and ex_, shortened, in capitals, at most 18 characters.
 * Beyond that the tag is used, and without a tag the words that fit. Never empty for a name that
 * is not; a name shown by these rules alone can be shown again and stays the same.
 */
export function displayName(team: NamedTeam, special: SpecialNames = new Map()): string {
  const exact = special.get(team.name);
  if (exact !== undefined) return exact;

  const name = shorten(peel(team.name.trim().replace(/\s+/g, ' '))).toUpperCase();
  if (lengthOf(name) <= LONGEST_DISPLAY_NAME) return name;
  return team.tag?.trim().toUpperCase() || wordsThatFit(name);
}

/** The style that a shown name needs: longer than 10 characters large, than 12 extra-large. */
export function nameSize(shown: string): NameSize {
  const length = lengthOf(shown);
  if (length > EXTRA_LARGE_ABOVE) return 'xl';
  return length > LARGE_ABOVE ? 'l' : 'm';
}

function peel(name: string): string {
  for (const part of PEELED) {
    const rest = name.replace(part, '').trim();
    if (rest !== name && /[\p{L}\p{N}]/u.test(rest)) return peel(rest);
  }
  return name;
}

function shorten(name: string): string {
  if (lengthOf(name) <= LARGE_ABOVE) return name;
  const rest = name.replace(FILLER, '');
  return rest === name || rest === '' ? name : shorten(peel(rest));
}

function wordsThatFit(name: string): string {
  const cut = Array.from(name)
    .slice(0, LONGEST_DISPLAY_NAME + 1)
    .join('');
  const words = cut.slice(0, Math.max(0, cut.lastIndexOf(' '))).trim();
  return words || Array.from(name).slice(0, LONGEST_DISPLAY_NAME).join('');
}

function lengthOf(text: string): number {
  return Array.from(text).length;
}
