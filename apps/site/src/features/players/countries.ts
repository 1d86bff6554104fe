import { COUNTRIES } from '@mes/domain/countries/countries';

const names = new Intl.DisplayNames('en', { type: 'region' });

/** The English name of a country, or its code where the browser does not know it. */
export function countryName(code: string): string {
  return names.of(code) ?? code;
}

/** For a list to choose from, in order of the names. */
export const COUNTRY_OPTIONS = COUNTRIES.map((value) => ({
  value,
  label: countryName(value),
})).sort((one, other) => one.label.localeCompare(other.label, 'en'));
