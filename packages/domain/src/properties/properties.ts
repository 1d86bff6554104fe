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

/** In forms "none" stands for no permission needed; it is kept and sent as null. */
export function permissionFromForm(text: string): string | null {
  const trimmed = text.trim();
  return trimmed === '' || trimmed.toLowerCase() === 'none' ? null : trimmed;
}

function isWebAddress(value: unknown): boolean {
  return typeof value === 'string' && value.length <= 2_000 && /^https?:\/\/[^\s]+$/i.test(value);
}
