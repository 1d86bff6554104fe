export const accounts = 'Accounts';
export const accountsLead = 'Permissions, sessions and API keys.';
export const search = 'Search';
export const searchPlaceholder = 'Name, id or Discord id';
export const show = 'Show';
export const everyone = 'Everyone';
export const staffOnly = 'Staff only';
export const withPermission = 'With {permission}';
export const found = '{count} accounts';
export const foundOne = '1 account';
export const pages = 'Pages of accounts';
export const nobody = 'No accounts found.';
export const name = 'Name';
export const team = 'Team';
export const noTeam = '-';
export const permissions = 'Permissions';
export const permissionsAndBans = 'Permissions, bans';
export const created = 'Created';
export const lastSeen = 'Last seen';
export const neverSeen = 'Not signed in';
export const sessions = 'Sessions';

export const allAccounts = 'All accounts';
export const openProfile = 'Open profile';
export const openNotes = 'Notes and bans';
export const id = 'Id';
export const signsInWith = 'Signs in with';
export const bans = 'Bans';
export const noBans = 'None';

export const adminWarning = 'Admins can do everything, including removing you.';
export const giveTitle = 'Make {name} an admin?';
export const makeAdmin = 'Make admin';
export const takeTitle = 'Remove {name} as admin?';
export const takeOwnTitle = 'Stop being an admin?';
export const takeMessage = 'Takes effect immediately, on all open pages.';
export const takeOwnMessage =
  'You lose access to this page immediately. Only another admin can undo it.';
export const takeAdmin = 'Take admin';
export const otherPermission = 'No longer used.';
export const permissionsChanged = 'Permissions changed.';

export const signedInOn = 'Signed in on';
export const signedInNowhere = 'No sessions.';
export const signOutEverywhere = 'Sign out everywhere';
export const signOutTitle = 'Sign out {name} everywhere?';
export const signOutMessage =
  'Every browser has to sign in again. API keys go on working: revoke those you do not trust.';
export const signedOutEverywhere = 'The account is signed out everywhere.';
export const signOut = 'Sign out';
export const signOutDevice = 'Sign out {device}';
export const deviceSignedOut = 'Device signed out.';
export const thisBrowser = 'This browser';
export const since = 'since';

export const apiKeys = 'API keys';
export const noKeys = 'No API keys.';

export const history = 'History';
export const noHistory = 'Nothing has changed here yet.';
export const onStaff = 'On the staff';
export const today = 'today';
export const server = 'The server';
export const changeGave = 'added {permissions}';
export const changeTook = 'removed {permissions}';
export const changeNothing = 'saved the permissions as they were';
export const changeSignedOut = 'ended {count} sessions';
export const changeSignedOutOne = 'ended a session';
export const changeKeyCreated = 'created the API key {name}';
export const changeKeyRevoked = 'revoked the API key {name}';
export const changeAnd = ' and ';
