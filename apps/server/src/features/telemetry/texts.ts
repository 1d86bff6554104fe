/** What people read of the statistics. */
export const texts = {
  wrongPeriod: 'The start is after the end.',
  longPeriod: 'A period has at most 1,100 days.',
};
