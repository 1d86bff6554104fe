import { COUNTRIES } from '@mes/domain/countries/countries';
import { countryName } from '../../components/pictures/country-name';

/** Options for a select, sorted by name. */
export const COUNTRY_OPTIONS = COUNTRIES.map((value) => ({
  value,
  label: countryName(value),
})).sort((one, other) => one.label.localeCompare(other.label, 'en'));
