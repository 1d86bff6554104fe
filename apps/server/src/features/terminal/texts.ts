export const texts = {
  runsAlready: 'This command is already running.',
};
