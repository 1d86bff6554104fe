const SUFFIXES: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };

const english = new Intl.PluralRules('en', { type: 'ordinal' });

/** 1st, 2nd, 3rd, 4th, 11th, 32nd. */
export const ordinal = (place: number): string => `${place}${SUFFIXES[english.select(place)]}`;
