const names = new Intl.DisplayNames('en', { type: 'region' });

/** The English name of a country, or its code if the browser does not know it. */
export function countryName(code: string): string {
  return names.of(code) ?? code;
}
