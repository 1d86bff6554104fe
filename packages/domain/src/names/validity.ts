/**
 * Which names and ids may exist. Every check returns the cleaned value to store (composed accents,
 * single spaces, no blanks around) or the reason why not, worded to follow the field's name.
 */

export type Checked =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly reason: string };

/** Words that addresses use beside names: a team or tournament called so could not be opened. */
export const RESERVED_NAMES: readonly string[] = [
  'create',
  'queue',
  'search',
  'editor',
  'list',
  'free-agents',
  'rosters',
  'seeding',
  'scoreboard',
  'tagging',
  'statistics',
  'user',
  'thumbnails',
  'game',
];

/** Further words that stand where an address or call has a player's id. */
export const RESERVED_IDS: readonly string[] = [
  ...RESERVED_NAMES,
  'me',
  'my-tickets',
  'photo',
  'compare',
  'reports',
];

export const TEAM_NAME = { min: 2, max: 32 };
export const TAG = { min: 2, max: 6 };
export const PLAYER_NAME = { min: 1, max: 32 };
export const PLAYER_ID = { min: 1, max: 32 };
export const TOURNAMENT_NAME = { min: 2, max: 60 };
export const TOURNAMENT_ID = { min: 2, max: 40 };
export const SLUG = { min: 1, max: 80 };

interface Limits {
  readonly min: number;
  readonly max: number;
}

interface Rule {
  readonly breaks: (text: string) => boolean;
  readonly reason: string;
}

/** Unpaired surrogates, private and unassigned characters draw differently everywhere. */
const CONTROLS = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/u;

/** Two names that look the same must be the same: no joiners, fillers, direction marks, blanks. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Zs}/u;

/** More stacked marks than any living script needs paint over the lines around. */
const STACKED_MARKS = /\p{M}{4,}/u;

/** Letters that pass for each other, mixed within one word, are there to deceive. */
const MIXED_WORD =
  /\p{Script=Latin}[^\s]*[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}][^\s]*\p{Script=Latin}/u;

const VISIBLE: readonly Rule[] = [
  { breaks: (text) => CONTROLS.test(text), reason: 'must not contain control characters' },
  { breaks: (text) => INVISIBLE.test(text), reason: 'must not contain invisible characters' },
  { breaks: (text) => STACKED_MARKS.test(text), reason: 'must not stack accents' },
  { breaks: (text) => MIXED_WORD.test(text), reason: 'must not mix alphabets within a word' },
  { breaks: (text) => /[/\\]/.test(text), reason: 'must not contain slashes' },
  { breaks: (text) => !/[\p{L}\p{N}]/u.test(text), reason: 'must contain a letter or digit' },
];

const NOT_RESERVED: Rule = { breaks: isReserved, reason: 'is reserved' };

/** A team's name is its key and part of addresses, so what addresses give a meaning is refused. */
export function checkTeamName(raw: string): Checked {
  return check(clean(raw), TEAM_NAME, [
    ...VISIBLE,
    { breaks: (text) => /[?#%;<>]/.test(text), reason: 'must not contain ? # % ; < or >' },
    NOT_RESERVED,
  ]);
}

/** A tag is one short word; brackets are drawn around it, so it has none of its own. */
export function checkTag(raw: string): Checked {
  return check(clean(raw), TAG, [
    ...VISIBLE,
    { breaks: (text) => /\s/.test(text), reason: 'must not contain spaces' },
    {
      breaks: (text) => /[?#%;<>()[\]{}]/.test(text),
      reason: 'must not contain brackets or ? # % ;',
    },
  ]);
}

/** A player's name is only shown, never part of an address: symbols are welcome. */
export function checkPlayerName(raw: string): Checked {
  return check(clean(raw), PLAYER_NAME, [
    ...VISIBLE,
    { breaks: (text) => /[<>]/.test(text), reason: 'must not contain < or >' },
    { breaks: (text) => text.toLowerCase().startsWith('deleted player'), reason: 'is reserved' },
  ]);
}

/** What stands in old matches for someone who has gone. Nobody else can be called so. */
export function nameOfDeleted(playerId: string): string {
  return `Deleted player ${playerId}`;
}

/** Credentials are written `id.secret`, so a player's id holds no dot. */
export function checkPlayerId(raw: string): Checked {
  return check(raw, PLAYER_ID, [
    { breaks: (text) => text.includes('.'), reason: 'must not contain dots' },
    {
      breaks: (text) => !/^[A-Za-z0-9_-]*$/.test(text),
      reason: 'must consist of letters, digits, - and _',
    },
    {
      breaks: (text) => RESERVED_IDS.includes(text.toLowerCase()),
      reason: 'is reserved',
    },
  ]);
}

/** The stream configuration writes `name;id`, so a tournament's name holds no semicolon. */
export function checkTournamentName(raw: string): Checked {
  return check(clean(raw), TOURNAMENT_NAME, [
    ...VISIBLE,
    { breaks: (text) => /[;<>]/.test(text), reason: 'must not contain ; < or >' },
  ]);
}

/** Tournament ids stand in comma-separated lists and behind a semicolon, so they have neither. */
export function checkTournamentId(raw: string): Checked {
  return check(raw, TOURNAMENT_ID, [
    {
      breaks: (text) => !/^[A-Za-z][A-Za-z0-9_-]*$/.test(text),
      reason: 'must start with a letter and consist of letters, digits, - and _',
    },
    NOT_RESERVED,
  ]);
}

export function checkSlug(raw: string): Checked {
  return check(raw, SLUG, [
    {
      breaks: (text) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text),
      reason: 'must consist of small letters and digits, with single hyphens between',
    },
    NOT_RESERVED,
  ]);
}

export function isReserved(name: string): boolean {
  return RESERVED_NAMES.includes(name.trim().toLowerCase());
}

function clean(raw: string): string {
  return raw.normalize('NFC').replace(/ +/g, ' ').replace(/^ | $/g, '');
}

function check(value: string, { min, max }: Limits, rules: readonly Rule[]): Checked {
  const length = Array.from(value).length;
  if (length < min || length > max)
    return { ok: false, reason: `must be between ${min} and ${max} characters` };
  const broken = rules.find((rule) => rule.breaks(value));
  return broken ? { ok: false, reason: broken.reason } : { ok: true, value };
}
