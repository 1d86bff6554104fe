import { API_KEY_LIMITS } from '@mes/domain/accounts/api-keys';

/** What people read of accounts. */
export const texts = {
  firstAdminNotice: (code: string) =>
    `\n  Nobody is admin here yet. Sign in on the site and claim it within 24 hours with\n\n    ${code}\n`,
  wrongAdminCode: 'This code is wrong, has expired or was already used.',

  signInNotSetUp: 'Signing in is not set up on this server.',
  unknownProvider: (name: string) => `There is no sign-in with '${name}'.`,
  unknownState:
    'This sign-in was not started here, has expired or was already used. Please sign in again.',
  otherRedirectUri: 'The sign-in was begun with another one.',

  onlyPagesKeepSessions: 'Only pages of this site keep a session in a cookie.',

  lastAdmin: 'This is the last admin. Make someone else an admin first.',
  unknownPermission: 'There is no such permission.',
  bannedIsNoStaff: 'This account is banned from the site. Lift the ban first.',

  tooManyApiKeys: `An account has at most ${API_KEY_LIMITS.keys} API keys. Revoke one first.`,
  expiryInPast: 'It must be in the future.',

  typeNameToConfirm: 'Type your name exactly as it is to confirm.',
  bannedAccountStays: 'An account with a ban in force cannot be deleted. Please contact support.',
};
