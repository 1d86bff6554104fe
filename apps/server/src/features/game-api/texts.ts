/** What people read of the game's own servers. */
export const texts = {
  unavailable: 'The game cannot be asked at the moment. Please try again later.',
  wrongStart: 'It must be before the end, and not to come.',
};
