/** For an address that leads to no match. */
export const NO_MATCH = 'There is no such match.';
