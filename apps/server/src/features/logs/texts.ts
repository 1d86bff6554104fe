/** What people read of the logs. */
export const texts = {
  tooManySearches: 'You have 50 saved searches. Delete one first.',
};
