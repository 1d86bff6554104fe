/**
 * Which names and ids are valid. Every check returns the normalized value to store (composed accents,
 * single spaces, trimmed) or the reason why it is invalid, worded to follow the field's name.
 */

export type CheckResult =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly reason: string };

/** Path segments beside names: the page of a team or tournament with such a name could not open. */
export const RESERVED_NAMES: readonly string[] = [
  'create',
  'queue',
  'search',
  'editor',
  'list',
  'free-agents',
  'rosters',
  'seeding',
  'pickem',
  'scoreboard',
  'tagging',
  'statistics',
  'user',
  'thumbnails',
  'game',
];

/** Path segments in the place of a player's id. */
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
export const LEAGUE_NAME = { min: 2, max: 40 };
export const SLUG = { min: 1, max: 80 };

interface Limits {
  readonly min: number;
  readonly max: number;
}

interface Rule {
  readonly isViolatedBy: (text: string) => boolean;
  readonly reason: string;
}

/** Also unpaired surrogates, private and unassigned characters, which look different everywhere. */
const CONTROLS = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/u;

/** Names that look equal must be equal: no joiners, fillers, direction marks, special spaces. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Zs}/u;

/** More stacked marks than any script in use needs; they cover the lines around. */
const STACKED_MARKS = /\p{M}{4,}/u;

/** Look-alike letters of two alphabets within one word are used to impersonate others. */
const MIXED_WORD =
  /\p{Script=Latin}[^\s]*[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}][^\s]*\p{Script=Latin}/u;

const VISIBLE: readonly Rule[] = [
  { isViolatedBy: (text) => CONTROLS.test(text), reason: 'must not contain control characters' },
  { isViolatedBy: (text) => INVISIBLE.test(text), reason: 'must not contain invisible characters' },
  { isViolatedBy: (text) => STACKED_MARKS.test(text), reason: 'must not stack accents' },
  { isViolatedBy: (text) => MIXED_WORD.test(text), reason: 'must not mix alphabets within a word' },
  { isViolatedBy: (text) => /[/\\]/.test(text), reason: 'must not contain slashes' },
  { isViolatedBy: (text) => !/[\p{L}\p{N}]/u.test(text), reason: 'must contain a letter or digit' },
];

const NOT_RESERVED: Rule = { isViolatedBy: isReserved, reason: 'is reserved' };

/** The name of a team is its key and part of URLs, so characters with a meaning in URLs are refused. */
export function checkTeamName(raw: string): CheckResult {
  return check(clean(raw), TEAM_NAME, [
    ...VISIBLE,
    { isViolatedBy: (text) => /[?#%;<>]/.test(text), reason: 'must not contain ? # % ; < or >' },
    NOT_RESERVED,
  ]);
}

/** A tag is one short word. It is shown in brackets, so it must not contain any. */
export function checkTag(raw: string): CheckResult {
  return check(clean(raw), TAG, [
    ...VISIBLE,
    { isViolatedBy: (text) => /\s/.test(text), reason: 'must not contain spaces' },
    {
      isViolatedBy: (text) => /[?#%;<>()[\]{}]/.test(text),
      reason: 'must not contain brackets or ? # % ;',
    },
  ]);
}

/** The name of a player is never part of a URL, so symbols are allowed. */
export function checkPlayerName(raw: string): CheckResult {
  return check(clean(raw), PLAYER_NAME, [
    ...VISIBLE,
    { isViolatedBy: (text) => /[<>]/.test(text), reason: 'must not contain < or >' },
    {
      isViolatedBy: (text) => text.toLowerCase().startsWith('deleted player'),
      reason: 'is reserved',
    },
  ]);
}

/** Shown in old matches for a deleted account. `checkPlayerName` reserves it. */
export function deletedPlayerName(playerId: string): string {
  return `Deleted player ${playerId}`;
}

/** Credentials are written `id.secret`, so a player's id must not contain dots. */
export function checkPlayerId(raw: string): CheckResult {
  return check(raw, PLAYER_ID, [
    { isViolatedBy: (text) => text.includes('.'), reason: 'must not contain dots' },
    {
      isViolatedBy: (text) => !/^[A-Za-z0-9_-]*$/.test(text),
      reason: 'must consist of letters, digits, - and _',
    },
    {
      isViolatedBy: (text) => RESERVED_IDS.includes(text.toLowerCase()),
      reason: 'is reserved',
    },
  ]);
}

/** The stream configuration has `name;id`, so a tournament's name must not contain semicolons. */
export function checkTournamentName(raw: string): CheckResult {
  return check(clean(raw), TOURNAMENT_NAME, [
    ...VISIBLE,
    { isViolatedBy: (text) => /[;<>]/.test(text), reason: 'must not contain ; < or >' },
  ]);
}

/** The name of a circle of friends is in no URL and need not be unique. */
export function checkLeagueName(raw: string): CheckResult {
  return check(clean(raw), LEAGUE_NAME, [
    ...VISIBLE,
    { isViolatedBy: (text) => /[<>]/.test(text), reason: 'must not contain < or >' },
  ]);
}

/** Tournament ids are used in comma-separated lists and after a semicolon, so they contain neither. */
export function checkTournamentId(raw: string): CheckResult {
  return check(raw, TOURNAMENT_ID, [
    {
      isViolatedBy: (text) => !/^[A-Za-z][A-Za-z0-9_-]*$/.test(text),
      reason: 'must start with a letter and consist of letters, digits, - and _',
    },
    NOT_RESERVED,
  ]);
}

export function checkSlug(raw: string): CheckResult {
  return check(raw, SLUG, [
    {
      isViolatedBy: (text) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text),
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

function check(value: string, { min, max }: Limits, rules: readonly Rule[]): CheckResult {
  const length = Array.from(value).length;
  if (length < min || length > max)
    return { ok: false, reason: `must be between ${min} and ${max} characters` };
  const violated = rules.find((rule) => rule.isViolatedBy(value));
  return violated ? { ok: false, reason: violated.reason } : { ok: true, value };
}
