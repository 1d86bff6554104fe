/** Values of properties as people read and type them. */
import { type PropertyType, valueProblem } from './properties';

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
  return type === 'json' || type === 'list' ? JSON.stringify(value, null, 2) : String(value);
}

const asText = (text: string) => text;

const PARSERS: Record<PropertyType, (text: string) => unknown> = {
  string: asText,
  url: asText,
  colour: asText,
  picture: asText,
  number: parseNumber,
  time: parseNumber,
  boolean: (text) => ({ true: true, false: false })[text.toLowerCase()],
  json: parseJson,
  list: parseJson,
};

const PARSE_PROBLEMS: Record<PropertyType, string> = {
  string: '',
  url: '',
  colour: '',
  picture: '',
  number: 'It must be a number.',
  time: 'It must be a time in epoch milliseconds.',
  boolean: 'It must be true or false.',
  json: 'It must be JSON.',
  list: 'It must be a list as JSON.',
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

/** `queueMaxActive` as a title: Queue max active. */
export function propertyTitle(id: string): string {
  const words = id
    .replace(/[_.-]+/g, ' ')
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .trim();
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1).toLowerCase()}`;
}
