export const texts = {
  sameTeam: 'A team cannot be compared with itself.',
};
