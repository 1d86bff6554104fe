import { describe, expect, it } from 'vitest';
import { COUNTRIES } from '../countries/countries';
import { regionOfCountry } from './regions';

describe('the region of a country', () => {
  it.each([
    ['CL', 'SA'],
    ['BR', 'SA'],
    ['MX', 'NA'],
    ['US', 'NA'],
    ['IN', 'AS'],
    ['AU', 'AS'],
    ['DE', 'EU'],
    ['EG', 'EU'],
    ['TR', 'EU'],
  ])('of %s is %s', (country, region) => expect(regionOfCountry(country)).toBe(region));

  it('is South America for all of its countries and territories', () => {
    expect(COUNTRIES.filter((code) => regionOfCountry(code) === 'SA')).toHaveLength(15);
  });
});
