import { expect, it } from 'vitest';
import { COUNTRIES } from './countries';

it('has each of the 249 countries and Kosovo once, sorted', () => {
  expect(COUNTRIES).toHaveLength(250);
  expect(COUNTRIES).toEqual([...new Set(COUNTRIES)].sort());
});

it('has only codes with a display name', () => {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  expect(COUNTRIES.filter((code) => names.of(code) === undefined)).toEqual([]);
});
