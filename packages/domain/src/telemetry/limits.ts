/** A pause that ends a visit. */
export const VISIT_PAUSE_MS = 30 * 60_000;
/** Who did something in this time is on the site now. */
export const ACTIVE_NOW_MS = 5 * 60_000;

/** Nobody opens more pages in an hour. */
export const MOST_REPORTS_OF_BROWSER = 600;
/** For all who share an address, such as a school. */
export const MOST_REPORTS_OF_ADDRESS = 3_000;

export const DEVICES = ['phone', 'tablet', 'desktop'] as const;
export type Device = (typeof DEVICES)[number];
