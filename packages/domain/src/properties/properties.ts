/** Site properties: small typed settings that staff change while the site runs. */
export const PROPERTY_TYPES = ['string', 'number', 'boolean', 'url', 'time', 'json'] as const;
export type PropertyType = (typeof PROPERTY_TYPES)[number];

const LONGEST_TEXT = 10_000;
const LONGEST_JSON = 100_000;

type Check = (value: unknown) => string | null;

const CHECKS: Record<PropertyType, Check> = {
  string: (value) =>
    typeof value === 'string' && value.length <= LONGEST_TEXT
      ? null
      : `It must be text of at most ${LONGEST_TEXT} characters.`,
  number: (value) => (Number.isFinite(value) ? null : 'It must be a number.'),
  boolean: (value) => (typeof value === 'boolean' ? null : 'It must be true or false.'),
  url: (value) =>
    isWebAddress(value) ? null : 'It must be an address that starts with http:// or https://.',
  time: (value) =>
    Number.isInteger(value) && (value as number) >= 0
      ? null
      : 'It must be a time in epoch milliseconds.',
  json: (value) =>
    (JSON.stringify(value) ?? '').length <= LONGEST_JSON
      ? null
      : `It must be at most ${LONGEST_JSON} characters of JSON.`,
};

/** Why a value does not fit a property's type, or null if it does. `null` is "no value" and fits all. */
export function whyUnfit(type: PropertyType, value: unknown): string | null {
  return value === null ? null : CHECKS[type](value);
}

type FormValue = { ok: true; value: unknown } | { ok: false; reason: string };

/** What someone typed into a form, as a value of the type. Nothing typed is "no value". */
export function valueFromForm(type: PropertyType, text: string): FormValue {
  const trimmed = text.trim();
  if (trimmed === '') return { ok: true, value: null };
  const value = READERS[type](trimmed);
  if (value === undefined) return { ok: false, reason: UNREADABLE[type] };
  const reason = whyUnfit(type, value);
  return reason === null ? { ok: true, value } : { ok: false, reason };
}

/** The text that gives the same value when it is read back. */
export function valueToForm(type: PropertyType, value: unknown): string {
  if (value === null || value === undefined) return '';
  return type === 'json' ? JSON.stringify(value, null, 2) : String(value);
}

const READERS: Record<PropertyType, (text: string) => unknown> = {
  string: (text) => text,
  url: (text) => text,
  number: readNumber,
  time: readNumber,
  boolean: (text) => ({ true: true, false: false })[text.toLowerCase()],
  json: readJson,
};

const UNREADABLE: Record<PropertyType, string> = {
  string: '',
  url: '',
  number: 'It must be a number.',
  time: 'It must be a time in epoch milliseconds.',
  boolean: 'It must be true or false.',
  json: 'It must be JSON.',
};

function readNumber(text: string): number | undefined {
  const value = Number(text);
  return Number.isFinite(value) ? value : undefined;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** In forms "none" stands for no permission needed; it is kept and sent as null. */
export function permissionFromForm(text: string): string | null {
  const trimmed = text.trim();
  return trimmed === '' || trimmed.toLowerCase() === 'none' ? null : trimmed;
}

function isWebAddress(value: unknown): boolean {
  return typeof value === 'string' && value.length <= 2_000 && /^https?:\/\/[^\s]+$/i.test(value);
}
