/** What admins read in the terminal. */
export const texts = {
  runsAlready: 'This command is already running.',
  noSuchCall: 'The terminal cannot make this call.',
  inputIsNoObject: 'The input of a call is an object.',
  noCommandInCommand: 'A command cannot run another command.',
  noUpload: 'Files cannot be sent from the terminal.',
  noDownload: 'Files cannot be read in the terminal.',
};
