/** Site properties: small typed settings that staff change while the site runs. */
import { isHexColour } from '../colours/contrast';

export const PROPERTY_TYPES = [
  'string',
  'number',
  'boolean',
  'url',
  'time',
  'json',
  'list',
  'colour',
  'picture',
] as const;
export type PropertyType = (typeof PROPERTY_TYPES)[number];

/** In the order in which the page of properties shows them. */
export const PROPERTY_GROUPS = [
  'brand',
  'home',
  'stream',
  'queue',
  'matches',
  'teams',
  'voting',
  'chat',
  'discord',
  'operations',
  'own',
] as const;
export type PropertyGroup = (typeof PROPERTY_GROUPS)[number];

/** A text of an item of a list, such as the address of a menu entry. */
export interface ListField {
  readonly key: string;
  readonly label: string;
  /** A path leads to a page of the site; an address leads anywhere on the web. */
  readonly type: 'text' | 'url' | 'path' | 'link';
  readonly maxLength?: number;
}

/** What a value of the type must keep to beside its type. */
export interface PropertyLimits {
  readonly min?: number;
  readonly max?: number;
  /** A number without a fraction. */
  readonly whole?: boolean;
  readonly maxLength?: number;
  readonly maxItems?: number;
  /** Items of a list have these texts; without fields they are texts themselves. */
  readonly fields?: readonly ListField[];
  /** Whether the empty text is a value: there is none, although there is a default. */
  readonly allowsNone?: boolean;
}

const MAX_TEXT_LENGTH = 10_000;
const MAX_JSON_LENGTH = 100_000;
const MAX_DEPTH = 20;
const MAX_ITEMS = 200;
const MAX_ITEM_LENGTH = 500;
const PICTURE = /^[\da-f]{32}\.webp$/;

/** Returns the problem, or null for a valid value. */
type Check = (value: unknown, limits: PropertyLimits) => string | null;

const CHECKS: Record<PropertyType, Check> = {
  string: textProblem,
  number: (value, limits) =>
    typeof value === 'number' && Number.isFinite(value)
      ? rangeProblem(value, limits)
      : 'It must be a number.',
  boolean: (value) => (typeof value === 'boolean' ? null : 'It must be true or false.'),
  url: (value) =>
    isWebUrl(value) ? null : 'It must be an address that starts with http:// or https://.',
  time: (value) =>
    Number.isInteger(value) && (value as number) >= 0
      ? null
      : 'It must be a time in epoch milliseconds.',
  json: jsonProblem,
  list: listProblem,
  colour: (value) => (isHexColour(value) ? null : 'It must be a colour such as #2f7bff.'),
  picture: (value) =>
    typeof value === 'string' && PICTURE.test(value) ? null : 'It must be an uploaded picture.',
};

/** Why a value is invalid for the type of a property, or null. The value null is valid for all types. */
export function valueProblem(
  type: PropertyType,
  value: unknown,
  limits: PropertyLimits = {},
): string | null {
  if (value === null || (value === '' && limits.allowsNone)) return null;
  return CHECKS[type](value, limits);
}

function textProblem(value: unknown, { maxLength = MAX_TEXT_LENGTH }: PropertyLimits) {
  return typeof value === 'string' && value.length <= maxLength
    ? null
    : `It must be text of at most ${maxLength} characters.`;
}

function jsonProblem(value: unknown): string | null {
  if (isDeeperThan(value, MAX_DEPTH)) return `It must be nested at most ${MAX_DEPTH} deep.`;
  return (JSON.stringify(value) ?? '').length <= MAX_JSON_LENGTH
    ? null
    : `It must be at most ${MAX_JSON_LENGTH} characters of JSON.`;
}

function isDeeperThan(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth === 0 || Object.values(value).some((part) => isDeeperThan(part, depth - 1));
}

function rangeProblem(value: number, { min, max, whole }: PropertyLimits): string | null {
  const fits = value >= (min ?? value) && value <= (max ?? value);
  if (fits && !(whole && !Number.isInteger(value))) return null;
  const kind = whole ? 'a whole number ' : '';
  if (min !== undefined && max !== undefined) {
    return whole
      ? `It must be a whole number from ${min} to ${max}.`
      : `It must be between ${min} and ${max}.`;
  }
  if (min !== undefined) return `It must be ${kind}from ${min}.`;
  return max === undefined ? 'It must be a whole number.' : `It must be ${kind}up to ${max}.`;
}

function listProblem(value: unknown, { maxItems = MAX_ITEMS, fields }: PropertyLimits) {
  if (!Array.isArray(value)) return 'It must be a list.';
  if (value.length > maxItems) return `The list may have at most ${maxItems} items.`;
  for (const [index, item] of value.entries()) {
    const problem = fields ? recordProblem(item, fields) : itemProblem(item);
    if (problem) return `Item ${index + 1}: ${problem}`;
  }
  return null;
}

function itemProblem(item: unknown): string | null {
  return typeof item === 'string' && item !== '' && item.length <= MAX_ITEM_LENGTH
    ? null
    : `It must be text of at most ${MAX_ITEM_LENGTH} characters.`;
}

function recordProblem(item: unknown, fields: readonly ListField[]): string | null {
  if (typeof item !== 'object' || item === null) return 'It must have fields.';
  const given = item as Readonly<Record<string, unknown>>;
  const extra = Object.keys(given).find((key) => !fields.some((field) => field.key === key));
  if (extra !== undefined) return `There is no field '${extra}'.`;
  for (const field of fields) {
    const problem = fieldProblem(given[field.key], field);
    if (problem) return `${field.label}: ${problem}`;
  }
  return null;
}

const FIELD_PROBLEMS = {
  text: '',
  url: 'It must be an address that starts with http:// or https://.',
  path: 'It must be a path of the site, such as /embers.',
  link: 'It must be a path of the site, such as /embers, or an address with https://.',
} as const;

function fieldProblem(value: unknown, { type, maxLength = MAX_ITEM_LENGTH }: ListField) {
  if (typeof value !== 'string' || value.trim() === '') return 'It must not be empty.';
  if (value.length > maxLength) return `It may have at most ${maxLength} characters.`;
  const fits =
    type === 'text' ||
    (type !== 'url' && isSitePath(value)) ||
    (type !== 'path' && isWebUrl(value));
  return fits ? null : FIELD_PROBLEMS[type];
}

/** `/embers`; not `//elsewhere`, which leads to another site. */
function isSitePath(value: string): boolean {
  return /^\/(?![/\\])\S*$/.test(value);
}

function isWebUrl(value: unknown): boolean {
  return typeof value === 'string' && value.length <= 2_000 && /^https?:\/\/[^\s]+$/i.test(value);
}
