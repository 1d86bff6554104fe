export const texts = {
  runsAlready: 'This command runs already.',
};
