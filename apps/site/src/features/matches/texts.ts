/** For the URL of a match that does not exist. */
export const NO_MATCH = 'There is no such match.';
