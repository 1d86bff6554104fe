import { COUNTRIES } from '@mes/domain/countries/countries';

const names = new Intl.DisplayNames('en', { type: 'region' });

/** The English name of a country, or its code if the browser does not know it. */
export function countryName(code: string): string {
  return names.of(code) ?? code;
}

/** Options for a select, sorted by name. */
export const COUNTRY_OPTIONS = COUNTRIES.map((value) => ({
  value,
  label: countryName(value),
})).sort((one, other) => one.label.localeCompare(other.label, 'en'));
