import type { Call } from '@mes/contract/define';
import {
  InvalidId,
  InvalidParameter,
  InvalidRequest,
  MissingParameter,
  type ProductError,
} from '@mes/contract/errors';
import { MALFORMED_ID } from '@mes/contract/scalars';
import { z } from 'zod';

type Fields = Record<string, unknown>;

/** Throws the catalogue's error for the first invalid field. */
export function parseInput(call: Call, fields: Fields): Fields {
  const parsed = call.input.safeParse(fields);
  if (parsed.success) {
    const field = unstorableField(parsed.data);
    if (field !== null)
      throw new InvalidParameter(field, 'It holds a character that cannot be kept.');
    return parsed.data;
  }
  throw toProductError(parsed.error.issues[0], fields);
}

/** PostgreSQL's jsonb can store neither NUL nor lone surrogates. */
export function isStorable(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed();
}

function unstorableField(value: unknown, path = ''): string | null {
  if (typeof value === 'string') return isStorable(value) ? null : path;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, part] of Object.entries(value)) {
    const field = path === '' ? key : `${path}.${key}`;
    const found = isStorable(key) ? unstorableField(part, field) : path || key.toWellFormed();
    if (found !== null) return found;
  }
  return null;
}

function toProductError(issue: z.core.$ZodIssue | undefined, fields: Fields): ProductError {
  if (!issue) return new InvalidRequest();
  const field = issue.path.join('.');
  if (field === '') return new InvalidRequest();
  if (valueAt(fields, issue.path) === undefined) {
    return new MissingParameter(field);
  }
  if (issue.message === MALFORMED_ID) return new InvalidId(undefined, { field });
  return new InvalidParameter(field, reasonOf(issue));
}

/** The catalogue's own sentence is clearer to people than Zod's "Invalid input: …". */
function reasonOf(issue: z.core.$ZodIssue): string | undefined {
  return issue.code === 'invalid_type' || issue.message.startsWith('Invalid')
    ? undefined
    : issue.message;
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (at, key) => (at as Fields | null | undefined)?.[key as string],
    value,
  );
}

type Convert = (text: string) => unknown;

const CONVERSIONS: Record<string, Convert> = {
  integer: toNumber,
  number: toNumber,
  boolean: (text) => (text === 'true' ? true : text === 'false' ? false : text),
  array: (text) => text.split(','),
};

/**
 * Query and path carry only text: converts fields that the contract declares as numbers, flags or lists.
 * Reads the declaration at the first request: doing so for all calls took a quarter of the start.
 */
export function createTextReader(call: Call): (fields: Record<string, unknown>) => Fields {
  let conversions: ReadonlyMap<string, Convert> | undefined;
  return (fields) => {
    conversions ??= conversionsOf(call);
    if (conversions.size === 0) return fields;
    const converted: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(fields)) {
      const convert = conversions.get(name);
      converted[name] = convert && typeof value === 'string' ? convert(value) : value;
    }
    return converted;
  };
}

function conversionsOf(call: Call): ReadonlyMap<string, Convert> {
  const schema = z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' });
  const conversions = new Map<string, Convert>();
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    if (typeof property !== 'object') continue;
    const convert = CONVERSIONS[String(property.type)];
    if (convert) conversions.set(name, convert);
  }
  return conversions;
}

function toNumber(text: string): unknown {
  const number = Number(text);
  return text.trim() === '' || Number.isNaN(number) ? text : number;
}
