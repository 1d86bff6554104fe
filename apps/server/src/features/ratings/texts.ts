export const texts = {
  alreadyRebuilding: 'The ratings are being rebuilt already.',
};
