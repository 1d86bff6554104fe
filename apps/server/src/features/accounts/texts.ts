/** What people read of accounts. */
export const texts = {
  firstAdminNotice: (code: string) =>
    `\n  Nobody is admin here yet. Sign in on the site and claim it within 24 hours with\n\n    ${code}\n`,
  wrongAdminCode: 'This code is wrong, has expired or was already used.',

  signInNotSetUp: 'Signing in is not set up on this server.',
  unknownProvider: (name: string) => `There is no sign-in with '${name}'.`,
  unknownState:
    'This sign-in was not begun here, has expired or was already finished. Please sign in again.',
  otherRedirectUri: 'The sign-in was begun with another one.',

  onlyPagesKeepSessions: 'Only pages of this site keep a session in a cookie.',

  typeNameToConfirm: 'Type your name exactly as it is to confirm.',
  bannedAccountStays: 'An account with a ban in force cannot be deleted. Please contact support.',
};
