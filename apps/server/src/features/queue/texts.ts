/** What people read of the access queue. */
export const texts = {
  unavailable: 'The queue cannot be reached. Please try again in a moment.',
};
