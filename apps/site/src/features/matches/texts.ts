/** For the URL of a match that does not exist. */
export const noMatch = 'There is no such match.';
