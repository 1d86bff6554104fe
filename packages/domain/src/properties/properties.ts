/** Site properties: small typed settings that staff change while the site runs. */
export const PROPERTY_TYPES = ['string', 'number', 'boolean', 'url', 'time', 'json'] as const;
export type PropertyType = (typeof PROPERTY_TYPES)[number];

const MAX_TEXT_LENGTH = 10_000;
const MAX_JSON_LENGTH = 100_000;

/** Returns the problem, or null for a valid value. */
type Check = (value: unknown) => string | null;

const CHECKS: Record<PropertyType, Check> = {
  string: (value) =>
    typeof value === 'string' && value.length <= MAX_TEXT_LENGTH
      ? null
      : `It must be text of at most ${MAX_TEXT_LENGTH} characters.`,
  number: (value) => (Number.isFinite(value) ? null : 'It must be a number.'),
  boolean: (value) => (typeof value === 'boolean' ? null : 'It must be true or false.'),
  url: (value) =>
    isWebUrl(value) ? null : 'It must be an address that starts with http:// or https://.',
  time: (value) =>
    Number.isInteger(value) && (value as number) >= 0
      ? null
      : 'It must be a time in epoch milliseconds.',
  json: (value) =>
    (JSON.stringify(value) ?? '').length <= MAX_JSON_LENGTH
      ? null
      : `It must be at most ${MAX_JSON_LENGTH} characters of JSON.`,
};

/** Why a value is invalid for the type of a property, or null. The value null is valid for all types. */
export function valueProblem(type: PropertyType, value: unknown): string | null {
  return value === null ? null : CHECKS[type](value);
}

type FormValue = { ok: true; value: unknown } | { ok: false; reason: string };

/** Parses form input as a value of the type. Empty input is null. */
export function valueFromForm(type: PropertyType, text: string): FormValue {
  const trimmed = text.trim();
  if (trimmed === '') return { ok: true, value: null };
  const value = PARSERS[type](trimmed);
  if (value === undefined) return { ok: false, reason: PARSE_PROBLEMS[type] };
  const reason = valueProblem(type, value);
  return reason === null ? { ok: true, value } : { ok: false, reason };
}

/** The inverse of `valueFromForm`. */
export function valueToForm(type: PropertyType, value: unknown): string {
  if (value === null || value === undefined) return '';
  return type === 'json' ? JSON.stringify(value, null, 2) : String(value);
}

const PARSERS: Record<PropertyType, (text: string) => unknown> = {
  string: (text) => text,
  url: (text) => text,
  number: parseNumber,
  time: parseNumber,
  boolean: (text) => ({ true: true, false: false })[text.toLowerCase()],
  json: parseJson,
};

const PARSE_PROBLEMS: Record<PropertyType, string> = {
  string: '',
  url: '',
  number: 'It must be a number.',
  time: 'It must be a time in epoch milliseconds.',
  boolean: 'It must be true or false.',
  json: 'It must be JSON.',
};

function parseNumber(text: string): number | undefined {
  const value = Number(text);
  return Number.isFinite(value) ? value : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** No required permission is "none" in forms and null on the wire. */
export function permissionFromForm(text: string): string | null {
  const trimmed = text.trim();
  return trimmed === '' || trimmed.toLowerCase() === 'none' ? null : trimmed;
}

function isWebUrl(value: unknown): boolean {
  return typeof value === 'string' && value.length <= 2_000 && /^https?:\/\/[^\s]+$/i.test(value);
}
