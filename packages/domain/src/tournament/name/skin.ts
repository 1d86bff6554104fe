export const SKINS = ['circuit', 'embers', 'league', 'worlds', 'pistol'] as const;

/** A value of `data-tournament`: the colours and texture of one series of tournaments. */
export type Skin = (typeof SKINS)[number];

/**
 * The skin of a tournament, found in its name ("Embers of Victory S4"), its id ("EmbersS4EU") or
 * the scene group it is shown with ("embers-s3"); null is the house skin. Where several series are
 * mentioned the first one counts.
 */
export function skinOf(tournament: string | null | undefined): Skin | null {
  const words = separateWords(tournament ?? '');
  const series = MENTION.exec(words)?.[1];
  if (series === undefined) return null;
  return seasonOf(words) < (FIRST_SKINNED_SEASON[series] ?? 0)
    ? null
    : (SKIN_OF_SERIES[series] ?? null);
}

/** The look that was chosen for a tournament, or the one that its name asks for. */
export function skinFor({
  theme,
  name,
}: {
  readonly theme: Skin | 'house' | null;
  readonly name: string;
}): Skin | null {
  if (theme === null) return skinOf(name);
  return theme === 'house' ? null : theme;
}

// Series without a skin are listed so that "Phoenix Circuit" is not taken for the Circuit.
const SKIN_OF_SERIES: Record<string, Skin | null> = {
  circuit: 'circuit',
  embers: 'embers',
  league: 'league',
  world: 'worlds',
  pistol: 'pistol',
  'golden ox': null,
  goldenox: null,
  phoenix: null,
  fireteam: null,
};

const FIRST_SKINNED_SEASON: Record<string, number> = { embers: 3 };

// Open at the end for plurals and lower-case ids ("worlds2024", "emberss4eu"); closed at the start,
// or a "colleague" would play in the league.
const MENTION = new RegExp(`(?<!\\p{L})(?:pro)?(${Object.keys(SKIN_OF_SERIES).join('|')})`, 'u');

const SEASON = /(?:s|season )(\d{1,2})(?!\d)/;

/** A name without a season speaks of the series as a whole, which looks like its newest season. */
function seasonOf(words: string): number {
  return Number(SEASON.exec(words)?.[1] ?? Number.POSITIVE_INFINITY);
}

function separateWords(name: string): string {
  return name
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .toLowerCase();
}
