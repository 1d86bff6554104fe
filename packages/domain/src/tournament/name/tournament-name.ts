/** What a tournament's id and name say about it. */

export const REGIONS = ['Eurasia', 'Americas', 'EU', 'NA', 'AS', 'SA', 'Global'] as const;
export type Region = (typeof REGIONS)[number];

export const UNKNOWN_NAME = 'Unknown tournament name';

/** Series whose results make up a team's tournament history, as their names contain them. */
export const HISTORY_NAMES = [
  'Circuit',
  'World',
  'Embers',
  'Golden Ox',
  'Fireteams',
  'Phoenix',
] as const;
export type HistoryName = (typeof HISTORY_NAMES)[number];

/** Season 0 is an event that counts by years or not at all. */
export const HISTORY_SEASONS = [0, 1, 2, 3, 4, 5] as const;

export interface IdFacts {
  readonly region: 'Eurasia' | 'Americas';
  /** 0 when the id has no season. */
  readonly season: number;
  readonly year: number | null;
}

export interface ParsedName {
  readonly name: string;
  readonly region: Region | null;
  /** 0 when the name has no season. */
  readonly season: number;
  /** Final, Main 1, Qualifiers, Playoffs, Regionals, #2, or a stage with its number. */
  readonly stage: string | null;
}

/**
 * `EmbersS4EU` is Eurasia, season 4; any other ending is Americas. The first number gives the
 * season, except that four digits are a year, which leaves season 0 unless another number follows.
 */
export function fromId(id: string): IdFacts {
  const numbers = id.match(/\d+/g) ?? [];
  const year = numbers.find((digits) => digits.length === 4);
  const season = numbers.find((digits) => digits.length !== 4);
  return {
    region: id.endsWith('EU') ? 'Eurasia' : 'Americas',
    season: Number(season ?? 0),
    year: year === undefined ? null : Number(year),
  };
}

/** The region and season that count: what is stored, and by default what the id says. */
export function placeOf(tournament: {
  readonly id: string;
  readonly region?: string | null;
  readonly season?: number | null;
}): { region: string; season: number } {
  const facts = fromId(tournament.id);
  return {
    region: tournament.region ?? facts.region,
    season: tournament.season ?? facts.season,
  };
}

/**
 * Takes region, season and stage off the end of a name in whatever order they stand, and a region
 * off its beginning. Words inside the name stay ("Final Stand Cup S2"), a year belongs to the name.
 * A name with nothing else in it is 'Unknown tournament name'.
 */
export function parse(text: string): ParsedName {
  const found: Found = { region: null, season: 0, stage: null, number: null, years: [] };
  let rest = trimSeparators(text.replace(/\s+/g, ' '));
  for (let match = nextPart(rest, found); match; match = nextPart(rest, found))
    rest = trimSeparators(rest.slice(0, match.index));

  const leading = found.region === null ? LEADING_REGION.exec(rest) : null;
  if (leading) {
    found.region = readRegion(leading[1]!);
    rest = trimSeparators(rest.slice(leading[0].length));
  }

  const name = [rest, ...found.years].filter(Boolean).join(' ');
  return {
    name: /\p{L}/u.test(name) ? name : UNKNOWN_NAME,
    region: found.region,
    season: found.season,
    stage: [found.stage, found.number].filter(Boolean).join(' ') || null,
  };
}

/** The series and season under which a result stands in a team's history, or null for neither. */
export function historyOf(text: string): { series: HistoryName; season: number } | null {
  const lower = text.toLowerCase();
  const series = HISTORY_NAMES.find((name) => lower.includes(name.toLowerCase()));
  const { season } = parse(text);
  return series && season <= HISTORY_SEASONS.at(-1)! ? { series, season } : null;
}

interface Found {
  region: Region | null;
  season: number;
  stage: string | null;
  number: string | null;
  readonly years: string[];
}

interface Part {
  readonly pattern: RegExp;
  readonly isOpen: (found: Found) => boolean;
  readonly take: (found: Found, value: string) => void;
}

/** Codes only in capitals: a name may well end in the word "as". */
const REGION = '(EU|NA|AS|SA|[Ee]urasia|EURASIA|[Aa]mericas|AMERICAS|[Gg]lobal|GLOBAL)';

const LEADING_REGION = new RegExp(`^${REGION}(?=[\\s:|–-])`);

const PARTS: readonly Part[] = [
  {
    pattern: trailing(REGION),
    isOpen: (found) => found.region === null,
    take: (found, value) => {
      found.region = readRegion(value);
    },
  },
  {
    pattern: trailing('(?:s|season )([1-9]\\d?)', 'i'),
    isOpen: (found) => found.season === 0,
    take: (found, value) => {
      found.season = Number(value);
    },
  },
  {
    pattern: trailing('((?:19|20)\\d\\d)'),
    isOpen: () => true,
    take: (found, value) => {
      found.years.unshift(value);
    },
  },
  {
    pattern: trailing('(#\\d+)'),
    isOpen: (found) => found.number === null && found.stage === null,
    take: (found, value) => {
      found.number = value;
    },
  },
  stage('((?:grand )?(?<!(?:semi|quarter)[ -])finals?)', () => 'Final'),
  stage('main(?: stage| event)? ([12])', (value) => `Main ${value}`),
  stage('(qualifiers?)', () => 'Qualifiers'),
  stage('(play-?offs?)', () => 'Playoffs'),
  stage('(regionals?)', () => 'Regionals'),
];

function nextPart(rest: string, found: Found): RegExpExecArray | null {
  for (const part of PARTS) {
    const match = part.isOpen(found) ? part.pattern.exec(rest) : null;
    if (match) {
      part.take(found, match[1]!);
      return match;
    }
  }
  return null;
}

function stage(words: string, read: (value: string) => string): Part {
  return {
    pattern: trailing(words, 'i'),
    isOpen: (found) => found.stage === null,
    take: (found, value) => {
      found.stage = read(value);
    },
  };
}

/** Words at the end of a name, bracketed or not; `(EU S3)` loses its brackets one at a time. */
function trailing(words: string, flags = ''): RegExp {
  return new RegExp(`(?:^|\\s)[([]?${words}[)\\]]?$`, flags);
}

function readRegion(text: string): Region {
  return REGIONS.find((region) => region.toLowerCase() === text.toLowerCase())!;
}

export function trimSeparators(text: string): string {
  return text.replace(/^[\s:|,–—-]+|[\s:|,–—-]+$/g, '');
}
